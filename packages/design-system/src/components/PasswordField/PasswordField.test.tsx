import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { PasswordField } from './PasswordField';

describeConformance('PasswordField', (props) => <PasswordField label="Password" {...props} />, {
  element: 'INPUT',
});

describe('PasswordField', () => {
  it('shows and hides what is typed, and keeps it', async () => {
    render(<PasswordField label="Password" />);
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'hoist');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveValue('hoist');
  });
});

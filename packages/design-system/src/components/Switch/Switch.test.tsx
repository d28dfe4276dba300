import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Switch } from './Switch';

describeConformance('Switch', (props) => <Switch label="Auto-save" {...props} />, { element: 'BUTTON' });

describe('Switch', () => {
  it('turns on and off by Space, Enter and its label', async () => {
    render(<Switch label="Auto-save" hint="Keeps drafts" />);
    const control = screen.getByRole('switch', { name: 'Auto-save' });
    expect(control).toHaveAccessibleDescription('Keeps drafts');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(control).toBeChecked();
    await userEvent.keyboard('{Enter}');
    expect(control).not.toBeChecked();
    await userEvent.click(screen.getByText('Auto-save'));
    expect(control).toBeChecked();
  });
});

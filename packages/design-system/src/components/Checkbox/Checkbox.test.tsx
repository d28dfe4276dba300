import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { Checkbox } from './Checkbox';

describeConformance('Checkbox', (props) => <Checkbox label="Billable" hint="On the invoice" {...props} />, {
  element: 'BUTTON',
});

describe('Checkbox', () => {
  it('is toggled by its label and by Space', async () => {
    const onCheckedChange = vi.fn();
    render(<Checkbox label="Billable" onCheckedChange={onCheckedChange} />);
    await userEvent.click(screen.getByText('Billable'));
    expect(screen.getByRole('checkbox', { name: 'Billable' })).toBeChecked();
    await userEvent.keyboard(' ');
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  });

  it('says so when it stands for some of many', () => {
    render(<Checkbox aria-label="Select all rows" checked="indeterminate" />);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  });

  it('GEN-11: announces its error', () => {
    render(<Checkbox label="Consent" required error="Please confirm the consent" />);
    const checkbox = screen.getByRole('checkbox', { name: 'Consent' });
    expect(checkbox).toHaveAccessibleDescription('Please confirm the consent');
    expect(checkbox).toBeInvalid();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'manager', label: 'Manager', hint: 'Plans projects' },
  { value: 'member', label: 'Member' },
  { value: 'owner', label: 'Owner', disabled: true },
] as const;

describeConformance('RadioGroup', (props) => <RadioGroup label="Access" options={options} {...props} />, {
  element: 'DIV',
});

describe('RadioGroup', () => {
  it('is one tab stop, and arrow keys choose, past what is disabled and round the end', async () => {
    const onValueChange = vi.fn();
    render(
      <RadioGroup label="Access" options={options} defaultValue="manager" onValueChange={onValueChange} />,
    );
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Manager' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(screen.getByRole('radio', { name: 'Member' })).toBeChecked());
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(screen.getByRole('radio', { name: 'Manager' })).toBeChecked());
    expect(onValueChange.mock.calls).toEqual([['member'], ['manager']]);
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('GEN-11: the group carries name and error', () => {
    render(<RadioGroup label="Access" options={options} required error="Access is required" />);
    const group = screen.getByRole('radiogroup', { name: 'Access' });
    expect(group).toHaveAccessibleDescription('Access is required');
    expect(group).toHaveAttribute('aria-required', 'true');
  });
});

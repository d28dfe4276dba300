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

  it('GEN-11: is submitted by its name, heard by its form and reset with it', async () => {
    const onChange = vi.fn();
    render(
      <form aria-label="Task" onChange={onChange}>
        <Checkbox label="Billable" name="billable" defaultChecked />
        <Checkbox label="Urgent" />
        <button type="reset">Reset</button>
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    const billable = screen.getByRole('checkbox', { name: 'Billable' });
    const urgent = screen.getByRole('checkbox', { name: 'Urgent' });
    expect(new FormData(form).get('billable')).toBe('on');
    await userEvent.click(billable);
    await userEvent.click(urgent);
    expect(onChange).toHaveBeenCalledOnce();
    expect(new FormData(form).has('billable')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(billable).toBeChecked();
    expect(urgent).not.toBeChecked();
    expect(new FormData(form).get('billable')).toBe('on');
  });

  it('is pressed once for whoever listens around it, and not by Enter', async () => {
    const onClick = vi.fn();
    render(
      <fieldset onClick={onClick} onKeyDown={() => undefined}>
        <Checkbox label="Billable" name="billable" />
      </fieldset>,
    );
    await userEvent.click(screen.getByRole('checkbox'));
    expect(onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('stays as its owner says', async () => {
    const onCheckedChange = vi.fn();
    render(<Checkbox label="Billable" name="billable" checked={false} onCheckedChange={onCheckedChange} />);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('keeps the focus when an error comes', async () => {
    const { rerender } = render(<Checkbox label="Consent" />);
    await userEvent.tab();
    rerender(<Checkbox label="Consent" error="Please confirm the consent" />);
    expect(screen.getByRole('checkbox', { name: 'Consent' })).toHaveFocus();
  });
});

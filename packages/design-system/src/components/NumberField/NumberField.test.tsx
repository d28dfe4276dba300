import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../locale';
import { describeConformance } from '../../testing/describeConformance';
import { NumberField, type NumberFieldProps } from './NumberField';

describeConformance('NumberField', (props) => <NumberField label="Hours" unit="h" {...props} />, {
  element: 'INPUT',
});

describe('NumberField', () => {
  it('TSK-07: arrow keys step by the step and not below the minimum', async () => {
    render(<Owned label="Hours" min={0} step={0.5} />);
    const input = screen.getByLabelText('Hours');
    await userEvent.type(input, '{ArrowUp}{ArrowUp}');
    expect(input).toHaveValue('1');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(input).toHaveValue('0');
    await userEvent.keyboard('{PageUp}');
    expect(input).toHaveValue('5');
  });

  it('CLI-10: text that is no number stays, whatever is pressed', async () => {
    render(<Owned label="Budget" min={0} step={100} />);
    const input = screen.getByLabelText('Budget');
    await userEvent.type(input, '12,5{ArrowUp}');
    await userEvent.click(screen.getByRole('button', { name: 'Decrease' }));
    await userEvent.tab();
    expect(input).toHaveValue('12,5');
  });

  it('steps by its buttons, which stand outside the tab order', async () => {
    render(<NumberField label="Count" defaultValue="3" />);
    await userEvent.click(screen.getByRole('button', { name: 'Increase' }));
    expect(screen.getByLabelText('Count')).toHaveValue('4');
    expect(screen.getByRole('button', { name: 'Increase' })).toHaveAttribute('tabindex', '-1');
  });

  it('cannot be stepped while read-only', async () => {
    render(<NumberField label="Count" readOnly defaultValue="3" />);
    await userEvent.type(screen.getByLabelText('Count'), '{ArrowUp}');
    expect(screen.getByLabelText('Count')).toHaveValue('3');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('announces the figure after a step, with its unit', async () => {
    render(<NumberField label="Hours" unit="h" step={0.5} defaultValue="1" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(screen.getByLabelText('Hours'), '{ArrowUp}');
    expect(screen.getByRole('status')).toHaveTextContent('1.5 h');
  });

  it('understands a decimal comma where the language writes one, and shows it', async () => {
    const onValueChange = vi.fn();
    render(
      <LocaleProvider locale="de">
        <Owned label="Stunden" step={0.5} onValueChange={onValueChange} />
      </LocaleProvider>,
    );
    const input = screen.getByLabelText('Stunden');
    await userEvent.type(input, '12,5');
    expect(onValueChange).toHaveBeenLastCalledWith('12.5');
    expect(input).toHaveValue('12,5');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(onValueChange).toHaveBeenLastCalledWith('14');
    await userEvent.clear(input);
    await userEvent.type(input, '1.250');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith('1250');
    expect(input).toHaveValue('1250');
  });

  it('guesses at no comma where the language writes a point', async () => {
    const onValueChange = vi.fn();
    render(<Owned label="Hours" onValueChange={onValueChange} />);
    await userEvent.type(screen.getByLabelText('Hours'), '12,5');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith('12,5');
    expect(screen.getByLabelText('Hours')).toHaveValue('12,5');
  });

  it('an emptied field is empty, not 0', async () => {
    const onValueChange = vi.fn();
    render(<Owned label="Hours" min={0} onValueChange={onValueChange} />);
    await userEvent.type(screen.getByLabelText('Hours'), '7{Backspace}');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith('');
    expect(screen.getByLabelText('Hours')).toHaveValue('');
  });

  it('shows what its owner sets, also over half-typed text', async () => {
    const { rerender } = render(<NumberField label="Hours" value="3" onChange={() => {}} />);
    await userEvent.type(screen.getByLabelText('Hours'), '1');
    rerender(<NumberField label="Hours" value="8" onChange={() => {}} />);
    expect(screen.getByLabelText('Hours')).toHaveValue('8');
  });
});

function Owned({ onValueChange, ...props }: NumberFieldProps) {
  const [value, setValue] = useState('');
  return (
    <NumberField
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
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
});

function Owned(props: NumberFieldProps) {
  const [text, setText] = useState('');
  return <NumberField {...props} value={text} onChange={(event) => setText(event.target.value)} />;
}

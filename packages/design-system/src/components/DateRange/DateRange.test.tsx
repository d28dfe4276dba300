import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { DateRange } from './DateRange';

const march = { start: '2026-03-01', end: '2026-03-31' };

describeConformance(
  'DateRange',
  (props) => <DateRange label="Period" defaultValue={march} error="Too long" required {...props} />,
  { element: 'DIV' },
);

const first = () => screen.getByRole('textbox', { name: 'Start date' });
const last = () => screen.getByRole('textbox', { name: 'End date' });
const day = (name: RegExp) => screen.getByRole('button', { name });
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Choose dates' }));
  await screen.findAllByRole('grid');
};

describe('DateRange', () => {
  it('GEN-16: both dates are typed in the format of the workspace, and given as ISO dates', async () => {
    const onValueChange = vi.fn();
    render(<DateRange label="Period" format="DD/MM/YYYY" onValueChange={onValueChange} />);
    await userEvent.type(first(), '1/3/2026');
    expect(onValueChange).toHaveBeenLastCalledWith({ start: '2026-03-01', end: '' });
    await userEvent.tab();
    expect(first()).toHaveValue('01/03/2026');
    await userEvent.keyboard('31.3.2026');
    expect(onValueChange).toHaveBeenLastCalledWith({ start: '2026-03-01', end: '2026-03-31' });
  });

  it('text that is no day stays as typed, and so does an end before its start', async () => {
    const onValueChange = vi.fn();
    render(<DateRange label="Period" defaultValue={march} onValueChange={onValueChange} />);
    await userEvent.clear(last());
    await userEvent.type(last(), '2026-02-30');
    await userEvent.tab();
    expect(last()).toHaveValue('2026-02-30');
    await userEvent.clear(last());
    await userEvent.type(last(), '2026-02-01');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith({ start: '2026-03-01', end: '2026-02-01' });
    expect(last()).toHaveValue('2026-02-01');
  });

  it('is one group with its error, which both dates carry', () => {
    render(<DateRange label="Period" error="The period is longer than a year" required />);
    expect(screen.getByRole('group', { name: 'Period' })).toHaveAccessibleDescription(
      'The period is longer than a year',
    );
    for (const input of [first(), last()]) {
      expect(input).toBeInvalid();
      expect(input).toBeRequired();
    }
  });

  it('two presses in the calendar choose it, in either order, and nothing is chosen between them', async () => {
    const onValueChange = vi.fn();
    render(<DateRange label="Period" defaultValue={march} onValueChange={onValueChange} />);
    await openCalendar();
    expect(screen.getByText('Choose the first day')).toHaveAttribute('role', 'status');
    await userEvent.click(day(/March 20, 2026/));
    expect(screen.getByText('Choose the last day')).toBeInTheDocument();
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(day(/March 10, 2026/));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-03-10', end: '2026-03-20' });
    expect(screen.queryByRole('grid')).toBeNull();
    expect(first()).toHaveValue('2026-03-10');
  });

  it('arrows and Enter choose it without a mouse, and the days between are marked on the way', async () => {
    const onValueChange = vi.fn();
    render(<DateRange label="Period" defaultValue={march} onValueChange={onValueChange} />);
    await userEvent.click(first());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await vi.waitFor(() => expect(day(/March 1, 2026/)).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowDown}');
    const grid = screen.getAllByRole('grid')[0];
    if (!grid) throw new Error('no calendar');
    expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(8);
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-03-01', end: '2026-03-08' });
  });

  it('Escape after the first press changes nothing', async () => {
    const onValueChange = vi.fn();
    render(<DateRange label="Period" defaultValue={march} onValueChange={onValueChange} />);
    await openCalendar();
    await userEvent.click(day(/March 20, 2026/));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('takes a period of the presets at once', async () => {
    const onValueChange = vi.fn();
    render(
      <DateRange
        label="Period"
        defaultValue={march}
        presets={[
          { label: 'Last month', start: '2026-02-01', end: '2026-02-28' },
          { label: 'This month', ...march },
        ]}
        onValueChange={onValueChange}
      />,
    );
    await openCalendar();
    const periods = screen.getByRole('list', { name: 'Periods' });
    expect(within(periods).getByRole('button', { pressed: true })).toHaveTextContent('This month');
    await userEvent.click(within(periods).getByText('Last month'));
    expect(onValueChange).toHaveBeenCalledWith({ start: '2026-02-01', end: '2026-02-28' });
    expect(last()).toHaveValue('2026-02-28');
  });

  it('can be emptied, unless it is required', async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(<DateRange label="Period" value={march} onValueChange={onValueChange} />);
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onValueChange).toHaveBeenCalledWith({ start: '', end: '' });
    rerender(<DateRange label="Period" required value={march} />);
    await openCalendar();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  it('is sent with its form under two names', () => {
    render(
      <form aria-label="Report">
        <DateRange label="Period" startName="from" endName="to" defaultValue={march} />
      </form>,
    );
    const sent = new FormData(screen.getByRole<HTMLFormElement>('form'));
    expect(Object.fromEntries(sent)).toEqual({ from: '2026-03-01', to: '2026-03-31' });
  });
});

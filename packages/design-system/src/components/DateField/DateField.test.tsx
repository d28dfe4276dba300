import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { DateField } from './DateField';

describeConformance('DateField', (props) => <DateField label="Start date" {...props} />, {
  element: 'INPUT',
});

describe('DateField', () => {
  it('GEN-16: is typed in the format of the workspace, and gives an ISO date', async () => {
    const onValueChange = vi.fn();
    render(<DateField label="Start" format="DD/MM/YYYY" onValueChange={onValueChange} />);
    await userEvent.type(screen.getByRole('textbox'), '1/12/2026');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-12-01');
    expect(screen.getByRole('textbox')).toHaveValue('1/12/2026');
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveValue('01/12/2026');
  });

  it('text that is no day stays as typed and is given as it is', async () => {
    const onValueChange = vi.fn();
    render(<DateField label="Start" onValueChange={onValueChange} />);
    await userEvent.type(screen.getByRole('textbox'), '2025-02-30');
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveValue('2025-02-30');
    expect(onValueChange).toHaveBeenLastCalledWith('2025-02-30');
  });

  it('shows what its owner sets, also over half-typed text', async () => {
    const { rerender } = render(<DateField label="Start" value="" format="DD/MM/YYYY" />);
    await userEvent.type(screen.getByRole('textbox'), '1');
    rerender(<DateField label="Start" value="2026-12-01" format="DD/MM/YYYY" />);
    expect(screen.getByRole('textbox')).toHaveValue('01/12/2026');
  });

  it('Alt+ArrowDown opens the calendar at the date; arrows walk by day and week; Enter takes the day', async () => {
    const onValueChange = vi.fn();
    render(<DateField label="Start" defaultValue="2026-12-01" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const grid = await screen.findByRole('grid', { name: 'December 2026' });
    const first = within(grid).getByRole('button', { name: /^Tuesday,? 1 December 2026/ });
    await vi.waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-12-09');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('offers no day before the first or after the last', async () => {
    render(<DateField label="Start" defaultValue="2026-12-10" min="2026-12-05" max="2026-12-20" />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose date' }));
    const grid = await screen.findByRole('grid');
    expect(within(grid).getByRole('button', { name: /^Friday,? 4 December 2026/ })).toBeDisabled();
    expect(within(grid).getByRole('button', { name: /^Saturday,? 5 December 2026/ })).toBeEnabled();
    expect(within(grid).getByRole('button', { name: /^Monday,? 21 December 2026/ })).toBeDisabled();
  });

  it('starts the week on the day that is asked for', async () => {
    render(<DateField label="Start" defaultValue="2026-12-10" weekStartsOn={0} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose date' }));
    const [firstColumn] = await screen.findAllByRole('columnheader', { hidden: true });
    expect(firstColumn).toHaveTextContent('Su');
  });

  it('Escape closes the calendar and changes nothing', async () => {
    const onValueChange = vi.fn();
    render(<DateField label="Start" defaultValue="2026-12-10" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose date' }));
    await screen.findByRole('grid');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../locale';
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
    render(
      <DateField label="Start" defaultValue="2026-12-01" today="2026-12-08" onValueChange={onValueChange} />,
    );
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const grid = await screen.findByRole('grid', { name: 'December 2026' });
    const first = within(grid).getByRole('button', { name: /^Tuesday, December 1, 2026/ });
    await vi.waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-12-09');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('GEN-16: today is the day that the app says, also where this device believes in another', async () => {
    const onValueChange = vi.fn();
    render(<DateField label="Start" today="2031-03-09" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose date' }));
    const grid = await screen.findByRole('grid', { name: 'March 2031' });
    expect(within(grid).getByRole('button', { name: /^Today/ })).toHaveAccessibleName(
      'Today, Sunday, March 9, 2031',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(onValueChange).toHaveBeenLastCalledWith('2031-03-09');
  });

  it('offers no day before the first or after the last', async () => {
    render(
      <DateField
        label="Start"
        defaultValue="2026-12-10"
        today="2026-12-08"
        min="2026-12-05"
        max="2026-12-20"
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Choose date' }));
    const grid = await screen.findByRole('grid');
    expect(within(grid).getByRole('button', { name: /^Friday, December 4, 2026/ })).toBeDisabled();
    expect(within(grid).getByRole('button', { name: /^Saturday, December 5, 2026/ })).toBeEnabled();
    expect(within(grid).getByRole('button', { name: /^Monday, December 21, 2026/ })).toBeDisabled();
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

  it('years away are a choice in the menu of years, and every month is in that of months', async () => {
    const onValueChange = vi.fn();
    render(<DateField label="Start" defaultValue="2026-12-01" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose date' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), '1961');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'April');
    await userEvent.click(screen.getByRole('button', { name: /April 12, 1961/ }));
    expect(onValueChange).toHaveBeenLastCalledWith('1961-04-12');
  });

  it('reaches a date beyond the years it offers otherwise', async () => {
    render(<DateField label="Built" defaultValue="1874-05-01" />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose date' }));
    expect(await screen.findByRole('grid', { name: 'May 1874' })).toBeInTheDocument();
  });

  it('speaks the language around it', async () => {
    render(
      <LocaleProvider locale="de" messages={{ DateField: { calendar: 'Datum wählen', today: 'Heute' } }}>
        <DateField label="Beginn" defaultValue="2026-12-01" today="2026-12-08" />
      </LocaleProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Datum wählen' }));
    expect(await screen.findByRole('grid', { name: 'Dezember 2026' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Dienstag, 1. Dezember 2026' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Heute, Dienstag, 8. Dezember 2026' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Heute' })).toBeInTheDocument();
  });
});

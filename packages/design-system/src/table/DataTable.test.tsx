import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LocaleProvider } from '../locale';
import { describeConformance } from '../testing/describeConformance';
import { DataTable } from './DataTable';
import { danger, gridStale, shield, status as statusClass, titleStates } from './DataTable.css';
import type { DataTableColumn } from './dataTableColumn';
import type { DataTableProps } from './dataTableProps';
import type { SortDirection } from './engine/column';
import { noColumnLayout } from './engine/columnLayout';
import { createMemorySource, type MemorySource } from './engine/memorySource';
import { createPagedSource, type Page } from './engine/pagedSource';
import type { RowSource } from './engine/rowSource';
import type { TableSelection } from './useTableSelection';

interface Task {
  id: string;
  title: string;
  client: string;
  hours: number;
  done: boolean;
}

const tasks = (count: number): Task[] =>
  Array.from({ length: count }, (_, number) => ({
    id: `t${number}`,
    title: `Task ${String(number).padStart(4, '0')}`,
    client: number % 2 ? 'Nordbane' : 'Kelvin DC',
    hours: (number * 7) % 10,
    done: number === 2,
  }));

const columns: DataTableColumn<Task>[] = [
  { id: 'title', header: 'Title', value: (task) => task.title },
  { id: 'client', header: 'Client', value: (task) => task.client, sortable: false },
  { id: 'hours', header: 'Hours', kind: 'number', value: (task) => task.hours },
];

const rowId = (task: Task) => task.id;

function mount(count: number, props: Partial<DataTableProps<Task>> = {}) {
  const source = createMemorySource({ rows: tasks(count), columns, rowId });
  render(<DataTable label="Tasks" source={source} columns={columns} selectable {...props} />);
  const grid = screen.getByRole('grid', { name: 'Tasks' });
  const activeText = () => {
    const id = grid.getAttribute('aria-activedescendant');
    const cell = id ? document.getElementById(id) : null;
    return cell?.textContent || cell?.querySelector('[aria-label]')?.getAttribute('aria-label') || null;
  };
  return { source, grid, activeText, user: userEvent.setup() };
}

const shownTitles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .sort((a, b) => Number(a.getAttribute('aria-rowindex')) - Number(b.getAttribute('aria-rowindex')))
    .map((row) => within(row).getAllByRole('gridcell')[1]?.textContent);

describeConformance(
  'DataTable',
  (props) => (
    <DataTable
      label="Tasks"
      source={createMemorySource({ rows: tasks(3), columns, rowId })}
      columns={columns}
      selectable
      {...props}
    />
  ),
  { element: 'DIV' },
);

describe('DataTable', () => {
  it('writes the figures of a number column as the language of the page does', () => {
    const budget: DataTableColumn<Task> = {
      ...{ id: 'budget', header: 'Budget', kind: 'number' },
      value: () => 125000.5,
    };
    const source = createMemorySource({ rows: tasks(1), columns: [budget], rowId });
    const table = <DataTable label="Tasks" source={source} columns={[budget]} />;
    const { rerender } = render(table);
    expect(screen.getByRole('gridcell')).toHaveTextContent('125,000.5');
    rerender(<LocaleProvider locale="de-DE">{table}</LocaleProvider>);
    expect(screen.getByRole('gridcell')).toHaveTextContent('125.000,5');
  });

  it('writes the days of a date column as the language of the page does, and as ISO dates without one', () => {
    const due: DataTableColumn<Task> = {
      ...{ id: 'due', header: 'Due', kind: 'date' },
      value: () => '2026-12-01',
    };
    const source = createMemorySource({ rows: tasks(1), columns: [due], rowId });
    const table = <DataTable label="Tasks" source={source} columns={[due]} />;
    const { rerender } = render(table);
    expect(screen.getByRole('gridcell')).toHaveTextContent(/^2026-12-01$/);
    rerender(<LocaleProvider locale="de-DE">{table}</LocaleProvider>);
    expect(screen.getByRole('gridcell')).toHaveTextContent(/^01\.12\.2026$/);
    rerender(<LocaleProvider locale="en-US">{table}</LocaleProvider>);
    expect(screen.getByRole('gridcell')).toHaveTextContent(/^12\/01\/2026$/);
  });

  it('keeps the order of time in a date column, however its days are written', async () => {
    const days = ['2026-02-03', '2025-12-24', '2026-01-31'];
    const due: DataTableColumn<Task> = {
      ...{ id: 'due', header: 'Due', kind: 'date' },
      value: ({ hours }) => days[hours] ?? null,
    };
    const rows = tasks(3).map((task, hours) => ({ ...task, hours }));
    const source = createMemorySource({ rows, columns: [due], rowId });
    render(
      <LocaleProvider locale="de-DE">
        <DataTable label="Tasks" source={source} columns={[due]} />
      </LocaleProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: /Due/ }));
    const shown = screen.getAllByRole('gridcell').map(({ textContent }) => textContent);
    expect(shown).toEqual(['24.12.2025', '31.01.2026', '03.02.2026']);
  });

  it('GEN-14: clicking a column sorts ascending, then descending, and announces it', async () => {
    const { user } = mount(5);
    const head = screen.getByRole('columnheader', { name: 'Hours' });
    expect(head).toHaveAttribute('aria-sort', 'none');
    await user.click(within(head).getByRole('button'));
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('status')).toHaveTextContent('Sorted by Hours, ascending');
    expect(shownTitles()[1]).toBe('Task 0003');
    await user.click(within(head).getByRole('button'));
    expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('status')).toHaveTextContent('Sorted by Hours, descending');
    expect(shownTitles()[0]).toBe('Task 0004');
    await user.click(within(screen.getByRole('columnheader', { name: 'Title' })).getByRole('button'));
    expect(head).toHaveAttribute('aria-sort', 'none');
  });

  it('GEN-14: a column that does not sort has no sort state and no button', () => {
    mount(2);
    const head = screen.getByRole('columnheader', { name: 'Client' });
    expect(head).not.toHaveAttribute('aria-sort');
    expect(within(head).queryByRole('button')).toBeNull();
  });

  it('GEN-14: a sort that lives elsewhere is asked for, not done', async () => {
    const onSortChange = vi.fn();
    const { user, source } = mount(3, { onSortChange });
    await user.click(within(screen.getByRole('columnheader', { name: 'Title' })).getByRole('button'));
    expect(onSortChange).toHaveBeenCalledWith({ column: 'title', direction: 'ascending' });
    expect(source.getSnapshot().sort).toBeNull();
  });

  it('renders the rows in sight of a hundred thousand, and says how many there are', () => {
    const { grid } = mount(100_000);
    expect(screen.getAllByRole('row').length).toBeLessThan(45);
    expect(grid).toHaveAttribute('aria-rowcount', '100001');
    expect(grid).toHaveAttribute('aria-colcount', '4');
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2');
  });

  describe('rows out of sight', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    const titleAt = (position: number) => {
      const row = screen
        .getAllByRole('row')
        .find((one) => one.getAttribute('aria-rowindex') === String(position + 2));
      return row && within(row).getAllByRole('gridcell')[1]?.textContent;
    };

    function mountAwake() {
      const { source, grid } = mount(100);
      const inSight = screen.getAllByRole('row').length - 1;
      fireEvent(grid, new Event('pointerenter'));
      expect(screen.getAllByRole('row')).toHaveLength(1 + inSight + 10);
      return { source, grid, lastInSight: inSight - 1, beyond: inSight };
    }
    const sort = (source: MemorySource<Task>) =>
      act(() => source.setSort({ column: 'title', direction: 'descending' }));
    const sortedTitle = (position: number) => `Task ${String(99 - position).padStart(4, '0')}`;

    it('are drawn for another query half a second after those in sight', () => {
      const { source, lastInSight, beyond } = mountAwake();
      const before = titleAt(beyond);
      sort(source);
      expect(titleAt(lastInSight)).toBe(sortedTitle(lastInSight));
      act(() => vi.advanceTimersByTime(499));
      expect(titleAt(beyond)).toBe(before);
      act(() => vi.advanceTimersByTime(1));
      expect(titleAt(beyond)).toBe(sortedTitle(beyond));
    });

    it('are of it as soon as they come into sight', () => {
      const { source, grid, beyond } = mountAwake();
      sort(source);
      act(() => {
        grid.scrollTop = 2000;
        fireEvent.scroll(grid);
        grid.scrollTop = 200;
        fireEvent.scroll(grid);
      });
      expect(titleAt(beyond)).toBe(sortedTitle(beyond));
    });

    it('give way to the first of another query, at once', () => {
      const { source, grid } = mountAwake();
      act(() => {
        grid.scrollTop = 2000;
        fireEvent.scroll(grid);
      });
      expect(titleAt(0)).toBeUndefined();
      sort(source);
      expect(titleAt(0)).toBe(sortedTitle(0));
    });

    it('go where another query has no rows for them', () => {
      const { source, lastInSight, beyond } = mountAwake();
      act(() => source.setSearch('Task 000'));
      expect(titleAt(lastInSight)).toBeUndefined();
      expect(titleAt(beyond)).toBeUndefined();
    });
  });

  describe('words of a column', () => {
    const title: DataTableColumn<Task> = { id: 'title', header: 'Title', value: (task) => task.title };
    const cellOf = (column: DataTableColumn<Task>, props: Partial<DataTableProps<Task>> = {}) => {
      const { user } = mount(1, { columns: [title, column], ...props });
      return { user, cell: screen.getAllByRole('gridcell')[2] as HTMLElement };
    };

    it('lead where the column says, beside the Tab key, and are followed as the table is told', async () => {
      const onRowAction = vi.fn();
      const onLinkClick = vi.fn((event: MouseEvent) => event.preventDefault());
      const { user, cell } = cellOf(
        { ...columns[1], href: ({ id }) => `/clients/${id}` } as DataTableColumn<Task>,
        { onRowAction, onLinkClick },
      );
      const link = within(cell).getByRole('link', { name: 'Kelvin DC' });
      expect(link).toHaveAttribute('href', '/clients/t0');
      expect(link.tabIndex).toBe(-1);
      await user.click(link);
      expect(onLinkClick).toHaveBeenCalledOnce();
      // The link goes there; the row would go there a second time.
      expect(onRowAction).not.toHaveBeenCalled();
    });

    it('have before them what the column puts there', () => {
      const { cell } = cellOf({
        ...columns[1],
        before: ({ client }) => <svg role="img" aria-label={`Logo of ${client}`} />,
        href: () => '/clients',
      } as DataTableColumn<Task>);
      expect(within(cell).getByRole('img', { name: 'Logo of Kelvin DC' })).toBeVisible();
      expect(within(cell).getByRole('link', { name: 'Kelvin DC' })).toBeVisible();
    });

    it('are the placeholder, and nothing else, where there is no value', () => {
      const { cell } = cellOf({
        ...{ id: 'due', header: 'Due date', kind: 'date', placeholder: 'No due date' },
        value: () => null,
        text: () => 'a date',
        before: () => 'an icon',
        href: () => '/calendar',
      });
      expect(cell).toHaveTextContent(/^No due date$/);
      expect(within(cell).queryByRole('link')).toBeNull();
    });

    it('are in the tone of their row', () => {
      const late = { ...columns[1], tone: ({ done }: Task) => (done ? undefined : 'danger') };
      mount(3, { columns: [title, late as DataTableColumn<Task>] });
      const isLate = screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('gridcell')[2]?.classList.contains(danger));
      expect(isLate).toEqual([true, true, false]);
    });
  });

  describe('what lies over rows that have just come under the pointer', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const isShielded = () => screen.getByRole('grid').querySelector(`.${shield}:not([hidden])`) !== null;
    const body = () => screen.getAllByRole('rowgroup').at(-1) as HTMLElement;
    function mountUnderPointer(count: number) {
      const mounted = mount(count);
      fireEvent.pointerEnter(body(), { pointerType: 'mouse' });
      return mounted;
    }
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    const sort = (direction: SortDirection) => ({ column: 'title', direction });

    const scrollTo = (scrollTop: number) => {
      const grid = screen.getByRole('grid');
      grid.scrollTop = scrollTop;
      fireEvent.scroll(grid);
    };
    type Move = (source: MemorySource<Task>) => void;

    it.each<[string, Move, Move]>([
      ['rows rush past', () => scrollTo(400), () => scrollTo(800)],
      [
        'another row has come to a place',
        (source) => source.setSort(sort('descending')),
        (source) => source.setSort(sort('ascending')),
      ],
    ])('lies there once %s, until none came for a moment', (_, move, moveAgain) => {
      const { source } = mountUnderPointer(100_000);
      scrollTo(20);
      expect(isShielded()).toBe(false);
      act(() => move(source));
      expect(isShielded()).toBe(true);
      pass(99);
      act(() => moveAgain(source));
      pass(99);
      expect(isShielded()).toBe(true);
      pass(1);
      expect(isShielded()).toBe(false);
    });

    it('comes with the pointer, where rows have just come without one', () => {
      const { source } = mountUnderPointer(5);
      fireEvent.pointerLeave(body());
      act(() => source.setSort(sort('descending')));
      expect(isShielded()).toBe(false);
      pass(99);
      fireEvent.pointerEnter(body(), { pointerType: 'mouse' });
      expect(isShielded()).toBe(true);
      pass(100);
      expect(isShielded()).toBe(false);
      fireEvent.pointerLeave(body());
      fireEvent.pointerEnter(body(), { pointerType: 'mouse' });
      expect(isShielded()).toBe(false);
    });

    it('stays as long as a finger does, and until its tap is a click', () => {
      const { source } = mount(5);
      fireEvent.pointerEnter(body(), { pointerType: 'touch' });
      act(() => source.setSort(sort('descending')));
      pass(1_050);
      expect(isShielded()).toBe(true);
      fireEvent.pointerLeave(body());
      pass(99);
      expect(isShielded()).toBe(true);
      pass(1);
      expect(isShielded()).toBe(false);
    });

    it('lies there when a row is taken away and the next ones come up, also when scrolled', () => {
      const { source } = mountUnderPointer(100);
      scrollTo(800);
      pass(100);
      act(() => source.setRows(tasks(100).filter(({ id }) => id !== 't22')));
      expect(isShielded()).toBe(true);
    });

    it.each<[string, (source: MemorySource<Task>) => void]>([
      ['other values', (source) => source.setRows(tasks(5).map((task) => ({ ...task, hours: 1 })))],
      ['rows after it', (source) => source.setRows(tasks(9))],
      ['the row after it taken away', (source) => source.setRows(tasks(4))],
      ['a search that all pass', (source) => source.setSearch('Task')],
      ['a sort as it was', (source) => source.setSort(sort('ascending'))],
      ['a selection', (source) => source.select({ inverted: true, ranges: [] })],
    ])('does not for a row that stays, with %s', (_, change) => {
      const { source } = mountUnderPointer(5);
      const before = source.getSnapshot();
      act(() => change(source));
      expect(source.getSnapshot()).not.toBe(before);
      expect(isShielded()).toBe(false);
    });

    it('does not for rows that come after the last, at the end of the scrolling', () => {
      const { source } = mountUnderPointer(100);
      scrollTo(4000);
      pass(100);
      expect(screen.getByRole('row', { name: /Task 0099/ })).toBeVisible();
      act(() => source.setRows(tasks(110)));
      expect(screen.getByRole('row', { name: /Task 0100/ })).toBeVisible();
      expect(isShielded()).toBe(false);
    });

    it('does not for rows that come in the place of skeletons, nor for a swap out of sight', async () => {
      let answer: (page: Page<Task>) => void = () => undefined;
      const source = createPagedSource<Task>({
        loadPage: () => new Promise((resolve) => (answer = resolve)),
        rowId,
        query: { search: '', sort: null, filters: undefined },
      });
      render(<DataTable label="Tasks" source={source} columns={columns} />);
      fireEvent.pointerEnter(body(), { pointerType: 'mouse' });
      await act(async () => answer({ rows: tasks(50), total: 80, nextCursor: '50' }));
      expect(screen.getByText('Task 0000')).toBeVisible();
      expect(isShielded()).toBe(false);
      act(() => source.removeRows(['t49']));
      expect(isShielded()).toBe(false);
      act(() => source.removeRows(['t0']));
      expect(isShielded()).toBe(true);
    });

    it('does not for a row that is drawn out of sight', () => {
      const { source, grid } = mountUnderPointer(100);
      const beyond = screen.getAllByRole('row').length - 1;
      fireEvent(grid, new Event('pointerenter'));
      pass(500);
      const [gone] = tasks(100).slice(beyond);
      expect(screen.getByRole('row', { name: new RegExp(`${gone?.title}`) })).toBeVisible();
      act(() => source.setRows(tasks(100).filter(({ id }) => id !== gone?.id)));
      expect(screen.queryByRole('row', { name: new RegExp(`${gone?.title}`) })).toBeNull();
      expect(isShielded()).toBe(false);
    });

    it('comes and goes without a row drawn for it', () => {
      const drawn = vi.fn((task: Task) => task.title);
      const source = createMemorySource({ rows: tasks(5), columns, rowId });
      const watched = columns.map((column) => (column.id === 'title' ? { ...column, cell: drawn } : column));
      render(<DataTable label="Tasks" source={source} columns={watched} />);
      fireEvent.pointerEnter(body(), { pointerType: 'mouse' });
      drawn.mockClear();
      act(() => source.setSort(sort('descending')));
      expect(isShielded()).toBe(true);
      pass(100);
      expect(isShielded()).toBe(false);
      // Task 0002 is in the middle either way.
      expect(drawn).toHaveBeenCalledTimes(4);
    });
  });

  describe('keyboard', () => {
    it('is one tab stop, and the first cell is active', async () => {
      const { user, grid, activeText } = mount(5, { rowActions: () => <button type="button">Edit</button> });
      await user.tab();
      expect(grid).toHaveFocus();
      expect(activeText()).toBe('Select Task 0000');
      await user.tab();
      expect(document.body).toHaveFocus();
    });

    it('begins at the cell that was clicked', async () => {
      const { user, activeText } = mount(3);
      await user.click(screen.getByText('Task 0001'));
      expect(activeText()).toBe('Task 0001');
      await user.keyboard('{ArrowLeft}');
      expect(activeText()).toBe('Select Task 0001');
    });

    it('arrows move a cell at a time and stop at the edges, the head above the rows', async () => {
      const { user, activeText } = mount(3);
      await user.tab();
      await user.keyboard('{ArrowRight}{ArrowDown}');
      expect(activeText()).toBe('Task 0001');
      await user.keyboard('{ArrowUp}{ArrowUp}');
      expect(activeText()).toBe('Title');
      await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      expect(activeText()).toBe('Select all');
      await user.keyboard('{ArrowDown>9}');
      expect(activeText()).toBe('Select Task 0002');
    });

    it('Home and End go along the row, with Ctrl to the first and last of all cells', async () => {
      const { user, activeText } = mount(5000);
      await user.tab();
      await user.keyboard('{ArrowDown}{End}');
      expect(activeText()).toBe('7');
      await user.keyboard('{Home}');
      expect(activeText()).toBe('Select Task 0001');
      await user.keyboard('{Control>}{End}{/Control}');
      expect(activeText()).toBe('3');
      await user.keyboard('{Home}{ArrowRight}');
      expect(activeText()).toBe('Task 4999');
      await user.keyboard('{Control>}{Home}{/Control}');
      expect(activeText()).toBe('Select Task 0000');
    });

    it('PageDown and PageUp go by what is in sight', async () => {
      const { user, activeText } = mount(500);
      await user.tab();
      await user.keyboard('{ArrowRight}{PageDown}');
      const after = Number(activeText()?.slice(5));
      expect(after).toBeGreaterThan(5);
      await user.keyboard('{PageDown}');
      expect(Number(activeText()?.slice(5))).toBe(after * 2);
      await user.keyboard('{PageUp}{PageUp}{PageUp}');
      expect(activeText()).toBe('Task 0000');
    });

    it('follows the reading direction', async () => {
      const { user, grid, activeText } = mount(3);
      grid.style.direction = 'rtl';
      await user.tab();
      await user.keyboard('{ArrowLeft}');
      expect(activeText()).toBe('Task 0000');
    });

    it('Space selects and deselects the row', async () => {
      const { user, source } = mount(5);
      await user.tab();
      await user.keyboard('{ArrowDown} ');
      expect(source.selectedIds()).toEqual(['t1']);
      expect(screen.getByRole('row', { name: /Task 0001/ })).toHaveAttribute('aria-selected', 'true');
      await user.keyboard(' ');
      expect(source.selectedIds()).toEqual([]);
    });

    it('Shift with arrows extends the selection and takes it back', async () => {
      const { user, source } = mount(8);
      await user.tab();
      await user.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      expect(source.selectedIds()).toEqual(['t1', 't2', 't3']);
      await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
      expect(source.selectedIds()).toEqual(['t1', 't2']);
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown} {ArrowDown}');
      expect(source.selectedIds()).toEqual(['t1', 't2', 't5']);
    });

    it('Ctrl+A selects every row, and the head says so', async () => {
      const { user, source } = mount(2000);
      await user.tab();
      await user.keyboard('{Control>}a{/Control}');
      expect(source.selectedIds()).toHaveLength(2000);
      expect(screen.getByRole('checkbox', { name: 'Select all' })).toHaveAttribute('aria-checked', 'true');
      expect(screen.getByRole('status')).toHaveTextContent('2,000 of 2,000 selected');
    });

    it('Enter opens the row, or goes into the cell with buttons; Escape comes back', async () => {
      const onRowAction = vi.fn();
      const onEdit = vi.fn();
      const rowActions = (task: Task) => (
        <>
          <button type="button" onClick={() => onEdit(task.id)}>
            Edit
          </button>
          <button type="button">Delete</button>
        </>
      );
      const { user, grid } = mount(3, { onRowAction, rowActions });
      await user.tab();
      await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
      expect(onRowAction).toHaveBeenCalledWith(expect.objectContaining({ id: 't1' }));
      await user.keyboard('{End}{Enter}');
      expect(document.activeElement).toHaveTextContent('Edit');
      await user.keyboard('{Enter}');
      expect(onEdit).toHaveBeenCalledWith('t1');
      await user.keyboard('{ArrowRight}');
      expect(document.activeElement).toHaveTextContent('Delete');
      await user.keyboard('{Escape}');
      expect(grid).toHaveFocus();
      expect(onRowAction).toHaveBeenCalledTimes(1);
    });

    it('Enter opens the row also where its title is a link that the Tab key passes by', async () => {
      const onRowAction = vi.fn();
      const linked = columns.map((column) =>
        column.id === 'title'
          ? {
              ...column,
              cell: ({ title }: Task) => (
                <a href="#task" tabIndex={-1}>
                  {title}
                </a>
              ),
            }
          : column,
      );
      const { user } = mount(3, { columns: linked, onRowAction });
      await user.tab();
      await user.keyboard('{ArrowRight}{Enter}');
      expect(onRowAction).toHaveBeenCalledWith(expect.objectContaining({ id: 't0' }));
    });

    it('a button that has the focus stays its own row’s, however far the table scrolls', async () => {
      const onEdit = vi.fn();
      const rowActions = (task: Task) => (
        <button type="button" onClick={() => onEdit(task.id)}>
          Edit
        </button>
      );
      const { user, grid, activeText } = mount(5000, { rowActions });
      // As a screen reader does: nothing said before that somebody may scroll.
      const button = within(screen.getByRole('row', { name: /Task 0003/ })).getByRole('button');
      act(() => button.focus());
      for (const scrollTop of [400, 90_000, 150_000]) {
        grid.scrollTop = scrollTop;
        fireEvent.scroll(grid);
        expect(button).toHaveFocus();
      }
      expect(screen.getByRole('row', { name: /Task 3750/ })).toBeInTheDocument();
      const positions = screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'));
      expect(new Set(positions).size).toBe(positions.length);
      await user.keyboard('{Enter}');
      expect(onEdit).toHaveBeenCalledExactlyOnceWith('t3');
      await user.keyboard('{Escape}');
      expect(grid).toHaveFocus();
      expect(activeText()).toBe('Edit');
      expect(grid.scrollTop).toBe(120);
    });

    it('a button that has the focus stays its own row’s when the rows are sorted', async () => {
      const { user, grid, source } = mount(5000, {
        rowActions: ({ id }) => <button type="button">Edit {id}</button>,
      });
      const button = screen.getByRole('button', { name: 'Edit t3' });
      act(() => button.focus());
      act(() => source.setSort({ column: 'title', direction: 'descending' }));
      expect(button).toHaveFocus();
      expect(button.closest('[role=row]')).toHaveAttribute('aria-rowindex', String(4996 + 2));
      await user.keyboard('{Escape}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      const active = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
      expect(active?.closest('[role=row]')).toBe(screen.getByRole('row', { name: /Task 0003/ }));
    });

    it('the grid has the focus when the row whose button had it is gone', () => {
      const { grid, source } = mount(5, { rowActions: ({ id }) => <button type="button">Edit {id}</button> });
      act(() => screen.getByRole('button', { name: 'Edit t3' }).focus());
      act(() => source.setRows(tasks(3)));
      expect(grid).toHaveFocus();
    });

    it('the active cell is there for assistive technology also while it is out of sight', async () => {
      const { user, grid, activeText } = mount(5000);
      await user.tab();
      await user.keyboard('{ArrowRight}{ArrowDown}');
      grid.scrollTop = 90_000;
      fireEvent.scroll(grid);
      expect(activeText()).toBe('Task 0001');
    });

    it('GEN-14: Enter on a column’s head sorts by it', async () => {
      const { user } = mount(3);
      await user.tab();
      await user.keyboard('{ArrowRight}{ArrowUp}{Enter}');
      expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
    });

    it('Shift with arrows on a head resizes its column', async () => {
      const onLayoutChange = vi.fn();
      const { user } = mount(3, { onLayoutChange });
      await user.tab();
      await user.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
      expect(onLayoutChange).toHaveBeenCalledWith(
        expect.objectContaining({ widths: { title: expect.any(Number) } }),
      );
      expect(screen.getByRole('status')).toHaveTextContent('Title: 462 pixels wide');
    });
  });

  it('clicking a row opens it; clicking its checkbox or its buttons does not', async () => {
    const onRowAction = vi.fn();
    const { user, source } = mount(3, {
      onRowAction,
      rowActions: () => <button type="button">Edit</button>,
    });
    await user.click(screen.getByText('Task 0001'));
    expect(onRowAction).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('checkbox', { name: 'Select Task 0002' }));
    await user.click(screen.getAllByText('Edit')[0] as HTMLElement);
    expect(onRowAction).toHaveBeenCalledTimes(1);
    expect(source.selectedIds()).toEqual(['t2']);
  });

  it('Shift and a click on a checkbox select the rows between', async () => {
    const { user, source } = mount(6);
    await user.click(screen.getByRole('checkbox', { name: 'Select Task 0001' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Task 0004' }));
    expect(source.selectedIds()).toEqual(['t1', 't2', 't3', 't4']);
  });

  it('selected rows bring their buttons and how many they are', async () => {
    const onComplete = vi.fn();
    const { user } = mount(4, {
      selectionActions: ({ ids, clear }) => (
        <button
          type="button"
          onClick={() => {
            onComplete(ids());
            clear();
          }}
        >
          Complete
        </button>
      ),
    });
    expect(screen.queryByText('Complete')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select Task 0003' }));
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toHaveAttribute('aria-checked', 'mixed');
    expect(screen.getAllByText('1 of 4 selected').length).toBeGreaterThan(0);
    await user.click(screen.getByText('Complete'));
    expect(onComplete).toHaveBeenCalledWith(['t3']);
    expect(screen.queryByText('Complete')).toBeNull();
  });

  it('GEN-17: an empty list shows its empty state', () => {
    mount(0, { empty: 'No tasks found' });
    expect(screen.getByText('No tasks found')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(1);
  });

  it('marks done rows and the row that is pointed out', () => {
    mount(5, { isDone: (task) => task.done, highlightId: 't3' });
    expect(screen.getByRole('row', { name: /Task 0002/ })).toHaveAttribute('data-done');
    expect(screen.getByRole('row', { name: /Task 0003/ })).toHaveAttribute('data-highlighted');
  });

  it('a row that is pointed out far down is brought into sight', () => {
    mount(5000, { highlightId: 't4000' });
    expect(screen.getByRole('row', { name: /Task 4000/ })).toHaveAttribute('data-highlighted');
  });

  it('a row that somebody comes back to is brought into sight, has the focus, and is marked for a moment', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    mount(5000, { returnTo: 't4000' });
    const row = screen.getByRole('row', { name: /Task 4000/ });
    expect(row).toHaveAttribute('data-highlighted');
    const grid = screen.getByRole('grid');
    expect(grid).toHaveFocus();
    expect(row.querySelector(`[id="${grid.getAttribute('aria-activedescendant')}"]`)).not.toBeNull();
    act(() => vi.advanceTimersByTime(5_000));
    expect(row).not.toHaveAttribute('data-highlighted');
    vi.useRealTimers();
  });

  describe('with pages from a server', () => {
    function mountPaged(loadPage: (cursor: string | null) => Promise<Page<Task>>) {
      const source = createPagedSource<Task>({
        loadPage,
        rowId,
        query: { search: '', sort: null, filters: undefined },
        pageSize: 20,
      });
      render(<DataTable label="Tasks" source={source} columns={columns} />);
      return source;
    }

    it('GEN-17: shows skeletons, then the rows, without a change of their height', async () => {
      let answer: (page: Page<Task>) => void = () => undefined;
      mountPaged(() => new Promise((resolve) => (answer = resolve)));
      const grid = screen.getByRole('grid');
      expect(grid).toHaveAttribute('aria-busy', 'true');
      expect(grid).toHaveAttribute('aria-rowcount', '-1');
      expect(screen.getAllByRole('row')).toHaveLength(9);
      await act(async () => answer({ rows: tasks(20), total: 20, nextCursor: null }));
      expect(grid).not.toHaveAttribute('aria-busy');
      expect(grid).toHaveAttribute('aria-rowcount', '21');
      expect(screen.getByText('Task 0000')).toBeVisible();
      expect(screen.getByText('20 rows')).toBeVisible();
    });

    it('with rows selected that are not loaded, buttons get no ids to mistake for all', async () => {
      const given: TableSelection[] = [];
      const source = createPagedSource<Task>({
        loadPage: (cursor) =>
          cursor === null
            ? Promise.resolve({ rows: tasks(20), total: 300, nextCursor: '20' })
            : new Promise(() => undefined),
        rowId,
        query: { search: '', sort: null, filters: undefined },
        pageSize: 20,
      });
      const selectionActions = (selection: TableSelection) => {
        given.push(selection);
        return null;
      };
      render(
        <DataTable
          label="Tasks"
          source={source}
          columns={columns}
          selectable
          selectionActions={selectionActions}
        />,
      );
      await screen.findByText('Task 0001');
      await userEvent.click(screen.getByRole('checkbox', { name: 'Select Task 0001' }));
      expect(given.at(-1)?.ids()).toEqual(['t1']);
      await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
      expect(given.at(-1)).toMatchObject({ count: 300, all: true });
      expect(given.at(-1)?.ids()).toBeNull();
      expect(given.at(-1)?.except()).toEqual([]);
      await userEvent.click(screen.getByRole('checkbox', { name: 'Select Task 0003' }));
      expect(given.at(-1)).toMatchObject({ count: 299, all: false });
      expect(given.at(-1)?.ids()).toBeNull();
      expect(given.at(-1)?.except()).toEqual(['t3']);
    });

    it('rows of the query before stay as they are at first, and fade where the answer takes longer', async () => {
      const answers = [Promise.resolve({ rows: tasks(20), total: 20, nextCursor: null })];
      const source = mountPaged(() => answers.shift() ?? new Promise(() => undefined));
      await screen.findByText('Task 0001');
      const grid = screen.getByRole('grid');
      act(() => source.setQuery({ search: 'gate', sort: null, filters: undefined }));
      expect(grid).toHaveAttribute('aria-busy', 'true');
      expect(grid).not.toHaveClass(gridStale);
      await waitFor(() => expect(grid).toHaveClass(gridStale));
    });

    it('a search is drawn when its answer is there, a sort as it is asked for', async () => {
      const first = { rows: tasks(20), total: 20, nextCursor: null };
      let answer: (page: Page<Task>) => void = () => undefined;
      const answers = [Promise.resolve(first), new Promise<Page<Task>>((resolve) => (answer = resolve))];
      const source = createPagedSource<Task>({
        loadPage: () => answers.shift() ?? new Promise(() => undefined),
        rowId,
        query: { search: '', sort: null, filters: undefined },
      });
      const footer = vi.fn(() => null);
      render(<DataTable label="Tasks" source={source} columns={columns} footer={footer} />);
      await screen.findByText('Task 0001');
      const grid = screen.getByRole('grid');
      footer.mockClear();
      act(() => source.setQuery({ search: 'gate', sort: null, filters: undefined }));
      expect(grid).toHaveAttribute('aria-busy', 'true');
      expect(footer).not.toHaveBeenCalled();
      await act(async () => answer({ ...first, rows: tasks(2), total: 2 }));
      expect(grid).not.toHaveAttribute('aria-busy');
      expect(screen.getAllByRole('row')).toHaveLength(3);
      act(() => source.setSort({ column: 'title', direction: 'descending' }));
      expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending');
      act(() => source.updateRow('t1', (task) => ({ ...task, title: 'Changed meanwhile' })));
      expect(screen.getByText('Changed meanwhile')).toBeVisible();
    });

    it('what is selected, and a failure, go as other rows are asked for', async () => {
      const loadPage = vi
        .fn<(cursor: string | null) => Promise<Page<Task>>>()
        .mockResolvedValueOnce({ rows: tasks(20), total: 20, nextCursor: null })
        .mockRejectedValueOnce(new Error('Down'))
        .mockReturnValue(new Promise(() => undefined));
      const source = createPagedSource<Task>({
        loadPage,
        rowId,
        query: { search: '', sort: null, filters: undefined },
      });
      render(<DataTable label="Tasks" source={source} columns={columns} selectable />);
      await screen.findByText('Task 0001');
      act(() => source.select({ inverted: false, ranges: [1, 2] }));
      const row = screen.getByRole('row', { name: /Task 0001/ });
      expect(row).toHaveAttribute('aria-selected', 'true');
      await act(async () => source.setQuery({ search: 'gate', sort: null, filters: undefined }));
      expect(row).toHaveAttribute('aria-selected', 'false');
      const alert = await screen.findByRole('alert');
      await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('asks for the pages that are in sight also where another query has few rows on its first', async () => {
      const loadPage = vi.fn(async (cursor: string | null) =>
        cursor === null
          ? { rows: tasks(5), total: 20, nextCursor: '5' }
          : { rows: tasks(20).slice(5), total: 20, nextCursor: null },
      );
      const source = mountPaged(loadPage);
      await screen.findByText('Task 0012');
      act(() => source.setQuery({ search: 'task', sort: null, filters: undefined }));
      await waitFor(() =>
        expect(loadPage.mock.calls.map(([cursor]) => cursor)).toEqual([null, '5', null, '5']),
      );
    });

    it('another source in the place of one that is waited for is neither busy nor fades', async () => {
      const answers = [Promise.resolve({ rows: tasks(20), total: 20, nextCursor: null })];
      const slow = createPagedSource<Task>({
        loadPage: () => answers.shift() ?? new Promise(() => undefined),
        rowId,
        query: { search: '', sort: null, filters: undefined },
      });
      const other = createMemorySource({ rows: tasks(3), columns, rowId });
      const table = (source: RowSource<Task>) => (
        <DataTable label="Tasks" source={source} columns={columns} />
      );
      const { rerender } = render(table(slow));
      await screen.findByText('Task 0001');
      const grid = screen.getByRole('grid');
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      act(() => slow.setQuery({ search: 'gate', sort: null, filters: undefined }));
      expect(grid).toHaveAttribute('aria-busy', 'true');
      rerender(table(other));
      expect(grid).not.toHaveAttribute('aria-busy');
      act(() => vi.runAllTimers());
      expect(grid).not.toHaveClass(gridStale);
    });

    it('shows what a source of an app’s own has learnt of the same rows', () => {
      const loaded = createMemorySource({ rows: tasks(3), columns, rowId });
      let snapshot = { ...loaded.getSnapshot(), total: null as number | null };
      const listeners = new Set<() => void>();
      const source = {
        ...loaded,
        getSnapshot: () => snapshot,
        subscribe: (listener: () => void) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
      render(<DataTable label="Tasks" source={source} columns={columns} />);
      const grid = screen.getByRole('grid');
      expect(grid).toHaveAttribute('aria-rowcount', '-1');
      snapshot = { ...snapshot, total: 3 };
      act(() => {
        for (const listener of listeners) listener();
      });
      expect(grid).toHaveAttribute('aria-rowcount', '4');
    });

    it('GEN-17: a failure offers to try again', async () => {
      const loadPage = vi
        .fn<(cursor: string | null) => Promise<Page<Task>>>()
        .mockRejectedValueOnce(new Error('Down'))
        .mockResolvedValue({ rows: tasks(2), total: 2, nextCursor: null });
      mountPaged(loadPage);
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('The rows could not be loaded');
      await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('Task 0001')).toBeVisible();
    });

    it('GEN-17: a further page that fails says so in its place, with the rows before it kept', async () => {
      const loadPage = vi
        .fn<(cursor: string | null) => Promise<Page<Task>>>()
        .mockResolvedValueOnce({ rows: tasks(10), total: 12, nextCursor: '10' })
        .mockRejectedValueOnce(new Error('Down'))
        .mockResolvedValue({ rows: tasks(12).slice(10), total: 12, nextCursor: null });
      mountPaged(loadPage);
      expect(await screen.findByText('More rows could not be loaded')).toBeVisible();
      expect(screen.getByText('Task 0009')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('Task 0011')).toBeVisible();
      expect(screen.queryByText('More rows could not be loaded')).toBeNull();
    });
  });

  it.each([
    [1200, ['Title', 'Client', 'Hours']],
    [800, ['Title', 'Hours']],
    [700, ['Title']],
  ])('at %i px shows the columns that have room', (width, shown) => {
    vi.stubGlobal('innerWidth', width);
    mount(2, {
      selectable: false,
      columns: [
        { id: 'title', header: 'Title', value: (task) => task.title, minWidth: 500 },
        { id: 'client', header: 'Client', value: (task) => task.client, width: 300, yields: 1 },
        { id: 'hours', header: 'Hours', kind: 'number', value: (task) => task.hours, width: 220, yields: 2 },
      ],
    });
    vi.unstubAllGlobals();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(shown);
  });

  describe('columns that a person arranges', () => {
    // Loaded with the first menu that opens: not within what a query waits on a busy machine.
    beforeAll(async () => {
      await import('./ColumnMenus');
    });

    // An open menu hides the page from assistive technology.
    const heads = () =>
      screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.getAttribute('aria-label'));
    const three = { selectable: false, columnMenus: true } as const;

    it('GEN-14: a column is moved, fitted and hidden from the menu of its head, and all are put back', async () => {
      const { user } = mount(3, three);
      const before = heads();
      await user.click(screen.getByRole('button', { name: 'Options for Client' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Move left' }));
      expect(heads().slice(0, 2)).toEqual(['Client', 'Title']);
      expect(screen.getByRole('status')).toHaveTextContent(`Client: column 1 of ${before.length}`);
      expect(screen.getByRole('grid')).toHaveFocus();

      await user.click(screen.getByRole('button', { name: 'Options for Client' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Hide column' }));
      expect(heads()).not.toContain('Client');
      expect(screen.getByRole('status')).toHaveTextContent('Client hidden');

      const columns = screen.getByRole('button', { name: 'Columns' });
      await user.click(columns);
      const entry = await screen.findByRole('menuitemcheckbox', { name: 'Client' });
      expect(screen.getByRole('menu')).toHaveAttribute('aria-labelledby', columns.id);
      expect(entry).toHaveAttribute('aria-checked', 'false');
      // The first column says which row it is.
      expect(screen.getByRole('menuitemcheckbox', { name: 'Title' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await user.click(entry);
      expect(heads()).toContain('Client');
      await user.click(screen.getByRole('menuitem', { name: 'Reset columns' }));
      expect(heads()).toEqual(before);
      expect(columns).toHaveFocus();
    });

    it('GEN-14: the same by keyboard: Ctrl+Shift with arrows moves, Alt+ArrowDown opens the menu', async () => {
      const { user } = mount(3, three);
      await user.tab();
      await user.tab();
      expect(screen.getByRole('grid')).toHaveFocus();
      await user.keyboard('{ArrowUp}{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
      expect(heads().slice(0, 2)).toEqual(['Client', 'Title']);
      const active = () =>
        document.getElementById(screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '');
      expect(active()).toHaveAttribute('data-column', 'title');
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await user.click(await screen.findByRole('menuitem', { name: 'Resize with arrow keys' }));
      const separator = screen.getByRole('separator', { name: 'Resize Title' });
      await waitFor(() => expect(separator).toHaveFocus());
      const width = () => Number(separator.getAttribute('aria-valuenow'));
      const start = width();
      await user.keyboard('{ArrowRight}');
      expect(width()).toBe(start + 16);
      await user.keyboard('{Home}');
      expect(width()).toBe(Number(separator.getAttribute('aria-valuemin')));
      await user.keyboard('{Escape}');
      expect(screen.getByRole('grid')).toHaveFocus();
    });

    it('the caller may keep the layout: only what it gives back is shown', async () => {
      const onLayoutChange = vi.fn();
      const { user } = mount(3, { ...three, layout: noColumnLayout, onLayoutChange });
      const before = heads();
      await user.click(screen.getByRole('button', { name: 'Columns' }));
      await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Client' }));
      expect(onLayoutChange).toHaveBeenCalledWith({ ...noColumnLayout, hidden: { client: true } });
      expect(heads()).toEqual(before);
    });

    it('a head that is dragged goes where it is dropped, and does not sort', () => {
      const { source } = mount(3, three);
      const head = (name: string) => screen.getByRole('columnheader', { name });
      heads().forEach((name, at) => {
        vi.spyOn(head(name ?? ''), 'getBoundingClientRect').mockReturnValue(
          new DOMRect(at * 100, 0, 100, 36),
        );
      });
      const label = head('Title').querySelector('button') ?? head('Title');
      fireEvent.pointerDown(label, { clientX: 50, button: 0 });
      fireEvent.pointerMove(label, { clientX: 180 });
      expect(head('Client')).toHaveAttribute('data-drop', 'after');
      fireEvent.pointerUp(label, { clientX: 180 });
      fireEvent.click(label);
      expect(heads().slice(0, 2)).toEqual(['Client', 'Title']);
      expect(source.getSnapshot().sort).toBeNull();
    });
  });

  it('Escape clears the selection and says so', async () => {
    const { user, source } = mount(3);
    await user.click(screen.getAllByRole('checkbox', { name: /^Select Task/ })[0] ?? document.body);
    expect(source.selectedIds()).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(source.selectedIds()).toHaveLength(0);
    expect(screen.getByRole('status')).toHaveTextContent('Selection cleared');
  });

  it('Shift and a press on a row mark no words', () => {
    const { grid } = mount(3);
    const cell = screen.getAllByRole('gridcell')[1] ?? grid;
    expect(fireEvent.mouseDown(cell, { shiftKey: true })).toBe(false);
    expect(grid).toHaveFocus();
    expect(fireEvent.mouseDown(cell)).toBe(true);
  });

  it('the head of the row’s buttons can be read', () => {
    mount(1, { rowActions: () => <button type="button">Edit</button> });
    expect(screen.getByText('Actions')).not.toHaveClass(statusClass);
  });

  it('GEN-14: pinned columns stay while it scrolls sideways, also when a column is being dragged that wide', () => {
    vi.stubGlobal('innerWidth', 800);
    const { grid } = mount(2);
    vi.unstubAllGlobals();
    expect(grid).not.toHaveAttribute('data-sideways');
    const head = screen.getByRole('columnheader', { name: 'Title' });
    const resizer = head.querySelector('[data-part="resizer"]');
    if (!resizer) throw new Error('The head has no resizer');
    fireEvent.pointerDown(resizer, { clientX: 0 });
    fireEvent.pointerMove(resizer, { clientX: 800 });
    expect(grid).toHaveAttribute('data-sideways');
    fireEvent.pointerMove(resizer, { clientX: 10 });
    expect(grid).not.toHaveAttribute('data-sideways');
  });

  describe('below 640 px', () => {
    function mountNarrow(props: Partial<DataTableProps<Task>> = {}) {
      vi.stubGlobal('innerWidth', 360);
      const mounted = mount(5, {
        columns: [
          { id: 'title', header: 'Title', value: (task) => task.title, phone: 'title' },
          { id: 'client', header: 'Client', value: (task) => task.client, phone: 'meta' },
          { id: 'hours', header: 'Hours', kind: 'number', value: (task) => task.hours, phone: 'hidden' },
        ],
        ...props,
      });
      vi.unstubAllGlobals();
      return mounted;
    }

    it('is a list of two-line rows with the same roles, without the hidden columns', () => {
      const { grid } = mountNarrow();
      expect(grid).toHaveAttribute('aria-colcount', '3');
      const row = screen.getByRole('row', { name: /Task 0001/ });
      expect(
        within(row)
          .getAllByRole('gridcell')
          .map((cell) => cell.textContent),
      ).toEqual(['', 'Task 0001', 'Nordbane']);
    });

    it('puts a badge beside the title, words on the second line, and a date at its end', () => {
      const wide: DataTableColumn<Task>[] = [
        { id: 'due', header: 'Due', kind: 'date', value: () => '2026-11-20', phone: 'meta' },
        { id: 'title', header: 'Title', value: (task) => task.title, phone: 'title' },
        { id: 'client', header: 'Client', value: (task) => task.client, phone: 'meta' },
        { id: 'state', header: 'State', value: () => 'Todo', phone: 'trailing' },
      ];
      mountNarrow({ columns: wide, isDone: (task) => task.done });
      const cells = within(screen.getByRole('row', { name: /Task 0002/ })).getAllByRole('gridcell');
      expect(cells.map((cell) => cell.textContent)).toEqual([
        '',
        'Task 0002',
        'Todo',
        'Kelvin DC',
        '2026-11-20',
      ]);
      expect(cells.map((cell) => cell.getAttribute('aria-colindex'))).toEqual(['1', '2', '3', '4', '5']);
      // The done title, alone, is struck through.
      expect(cells.filter((cell) => cell.classList.contains(titleStates))).toEqual([cells[1]]);
    });

    it('GEN-14: sorts by a choice instead of a head', async () => {
      const { user, source } = mountNarrow();
      await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title');
      expect(source.getSnapshot().sort).toEqual({ column: 'title', direction: 'ascending' });
      await user.click(screen.getByRole('button', { name: 'Descending' }));
      expect(source.getSnapshot().sort).toEqual({ column: 'title', direction: 'descending' });
    });
  });
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DataTable } from './DataTable';
import type { DataTableColumn } from './dataTableColumn';
import type { DataTableProps } from './dataTableProps';
import { createMemorySource } from './engine/memorySource';

/**
 * One test for each row of https://www.w3.org/WAI/ARIA/apg/patterns/grid/#datagridsforpresentingtabularinformation, and for the
 * sortable table, https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/. The table selects rows, not single
 * cells or columns, and its cells are not typed into: rows of the pattern about those say what the keys do instead.
 */

interface Drawing {
  id: string;
  number: string;
  title: string;
}

const drawings = Array.from({ length: 100 }, (_, at): Drawing => {
  const number = String(at).padStart(3, '0');
  return { id: number, number: `SG-${number}`, title: `Sheet ${99 - at}` };
});

const columns: DataTableColumn<Drawing>[] = [
  { id: 'number', header: 'Number', value: ({ number }) => number },
  { id: 'title', header: 'Title', value: ({ title }) => title },
];

async function mount(props: Partial<DataTableProps<Drawing>> = {}) {
  const source = createMemorySource({ rows: drawings, columns, rowId: ({ id }) => id });
  render(<DataTable label="Drawings" source={source} columns={columns} {...props} />);
  const grid = screen.getByRole('grid');
  await userEvent.tab();
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  return {
    grid,
    /** Row and column of the cell with the focus, from 1, the head being row 0. */
    at: () => [
      Number(active()?.closest('[role="row"]')?.getAttribute('aria-rowindex')) - 1,
      Number(active()?.getAttribute('aria-colindex')),
    ],
    chosen: () => source.selectedIds().map(Number),
  };
}

const keys = (text: string) => userEvent.keyboard(text);
const withButtons = {
  rowActions: ({ number }: Drawing) => (
    <>
      <button type="button">Open {number}</button>
      <button type="button">Issue {number}</button>
    </>
  ),
};
const button = (name: string) => screen.getByRole('button', { name });

describe('Moving through a data grid', () => {
  it('Right Arrow moves one cell to the right, and not at the last one', async () => {
    const { at } = await mount();
    await keys('{ArrowRight}');
    expect(at()).toEqual([1, 2]);
    await keys('{ArrowRight}');
    expect(at()).toEqual([1, 2]);
  });

  it('Left Arrow moves one cell to the left, and not at the first one', async () => {
    const { at } = await mount();
    await keys('{ArrowRight}{ArrowLeft}');
    expect(at()).toEqual([1, 1]);
    await keys('{ArrowLeft}');
    expect(at()).toEqual([1, 1]);
  });

  it('Down Arrow moves one cell down, and not at the bottom', async () => {
    const { at } = await mount();
    await keys('{ArrowDown}');
    expect(at()).toEqual([2, 1]);
    await keys('{Control>}{End}{/Control}{ArrowDown}');
    expect(at()).toEqual([100, 2]);
  });

  it('Up Arrow moves one cell up, and not at the top', async () => {
    const { at } = await mount();
    await keys('{ArrowDown}{ArrowUp}');
    expect(at()).toEqual([1, 1]);
    await keys('{ArrowUp}');
    expect(at()).toEqual([0, 1]);
    await keys('{ArrowUp}');
    expect(at()).toEqual([0, 1]);
  });

  it('Page Down moves down by the rows in sight, and not from the last row', async () => {
    const { at } = await mount();
    await keys('{PageDown}');
    const [row = 0, column] = at();
    expect(row).toBeGreaterThan(5);
    expect(column).toBe(1);
    await keys('{Control>}{End}{/Control}{PageDown}');
    expect(at()).toEqual([100, 2]);
  });

  it('Page Up moves up by the rows in sight, and not from the first row', async () => {
    const { at } = await mount();
    await keys('{PageDown}{PageUp}');
    expect(at()).toEqual([1, 1]);
    await keys('{PageUp}');
    expect(at()).toEqual([1, 1]);
  });

  it('Home moves to the first cell of the row', async () => {
    const { at } = await mount();
    await keys('{ArrowDown}{ArrowRight}{Home}');
    expect(at()).toEqual([2, 1]);
  });

  it('End moves to the last cell of the row', async () => {
    const { at } = await mount();
    await keys('{ArrowDown}{End}');
    expect(at()).toEqual([2, 2]);
  });

  it('Control + Home moves to the first cell of the first row', async () => {
    const { at } = await mount();
    await keys('{PageDown}{End}{Control>}{Home}{/Control}');
    expect(at()).toEqual([1, 1]);
  });

  it('Control + End moves to the last cell of the last row', async () => {
    const { at } = await mount();
    await keys('{Control>}{End}{/Control}');
    expect(at()).toEqual([100, 2]);
  });
});

describe('Selecting in a data grid', () => {
  it('Control + Space: columns are not selected; the row is, as by Space', async () => {
    const { chosen } = await mount({ selectable: true });
    await keys('{ArrowRight}{Control>} {/Control}');
    expect(chosen()).toEqual([0]);
  });

  it('Shift + Space selects the row', async () => {
    const { chosen } = await mount({ selectable: true });
    await keys('{ArrowRight}{ArrowDown}{Shift>} {/Shift}');
    expect(chosen()).toEqual([1]);
  });

  it('Control + A selects all', async () => {
    const { chosen } = await mount({ selectable: true });
    await keys('{Control>}a{/Control}');
    expect(chosen()).toHaveLength(100);
  });

  it.each(['ArrowRight', 'ArrowLeft'])(
    'Shift + %s: a row is selected as a whole, so the focus moves and the selection stays',
    async (key) => {
      const { chosen, at } = await mount({ selectable: true });
      await keys(`{ArrowRight} {Shift>}{${key}}{/Shift}`);
      expect(chosen()).toEqual([0]);
      expect(at()).toEqual([1, key === 'ArrowRight' ? 3 : 1]);
    },
  );

  it('Shift + Down Arrow extends the selection down', async () => {
    const { chosen } = await mount({ selectable: true });
    await keys(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(chosen()).toEqual([0, 1, 2]);
  });

  it('Shift + Up Arrow extends the selection up', async () => {
    const { chosen } = await mount({ selectable: true });
    await keys('{ArrowDown}{ArrowDown} {Shift>}{ArrowUp}{/Shift}');
    expect(chosen()).toEqual([1, 2]);
  });
});

describe('Working in a cell', () => {
  it('Enter goes to the first widget of a cell that has some', async () => {
    await mount(withButtons);
    await keys('{End}{Enter}');
    expect(button('Open SG-000')).toHaveFocus();
  });

  it('F2 does the same, and again comes back', async () => {
    const { grid, at } = await mount(withButtons);
    await keys('{End}{F2}');
    expect(button('Open SG-000')).toHaveFocus();
    await keys('{F2}');
    expect(grid).toHaveFocus();
    expect(at()).toEqual([1, 3]);
  });

  it('Enter does what a click does in a cell that has none', async () => {
    const onRowAction = vi.fn();
    await mount({ onRowAction });
    await keys('{ArrowDown}{Enter}');
    expect(onRowAction).toHaveBeenCalledExactlyOnceWith(drawings[1]);
  });

  it('letters and digits: no cell is typed into, so they do nothing', async () => {
    const { at, chosen } = await mount({ selectable: true });
    await keys('s9');
    expect(at()).toEqual([1, 1]);
    expect(chosen()).toEqual([]);
  });

  it('Escape returns to the cell', async () => {
    const { grid, at } = await mount(withButtons);
    await keys('{End}{Enter}{Escape}');
    expect(grid).toHaveFocus();
    expect(at()).toEqual([1, 3]);
  });

  it.each(['ArrowRight', 'ArrowDown'])('%s moves to the next widget of the cell', async (key) => {
    await mount(withButtons);
    await keys(`{End}{Enter}{${key}}`);
    expect(button('Issue SG-000')).toHaveFocus();
  });

  it.each(['ArrowLeft', 'ArrowUp'])('%s moves to the previous widget of the cell', async (key) => {
    await mount(withButtons);
    await keys(`{End}{Enter}{ArrowRight}{${key}}`);
    expect(button('Open SG-000')).toHaveFocus();
  });

  it('Tab moves to the next widget of the grid, in the next row where the row has no other', async () => {
    await mount(withButtons);
    await keys('{End}{Enter}{Tab}');
    expect(button('Issue SG-000')).toHaveFocus();
    await keys('{Tab}');
    expect(button('Open SG-001')).toHaveFocus();
  });

  it('Tab also reaches widgets of rows that were not drawn, and leaves after the last', async () => {
    await mount(withButtons);
    await keys('{Control>}{Home}{/Control}{End}{Enter}');
    for (let row = 0; row < 60; row++) await keys('{Tab}{Tab}');
    expect(button('Open SG-060')).toHaveFocus();
    await keys('{Escape}{Control>}{End}{/Control}{Enter}{Tab}');
    expect(button('Issue SG-099')).toHaveFocus();
    await keys('{Tab}');
    expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('Shift + Tab moves to the previous widget of the grid', async () => {
    await mount(withButtons);
    await keys('{ArrowDown}{End}{Enter}{Shift>}{Tab}{/Shift}');
    expect(button('Issue SG-000')).toHaveFocus();
  });
});

describe('Sorting', () => {
  const sorted = () =>
    screen
      .getAllByRole('columnheader')
      .map((head) => head.getAttribute('aria-sort'))
      .filter((sort) => sort === 'ascending' || sort === 'descending');
  const firstTitle = () => {
    const row = screen.getAllByRole('row').find((one) => one.getAttribute('aria-rowindex') === '2');
    return within(row as HTMLElement).getAllByRole('gridcell')[1]?.textContent;
  };

  it('the heads of sortable columns are reached by the arrows of the grid', async () => {
    const { at } = await mount();
    await keys('{ArrowUp}{ArrowRight}');
    expect(at()).toEqual([0, 2]);
  });

  it('Enter sorts by the column, ascending first, and then the other way', async () => {
    await mount();
    await keys('{ArrowUp}{ArrowRight}{Enter}');
    expect(firstTitle()).toBe('Sheet 0');
    expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
    await keys('{Enter}');
    expect(firstTitle()).toBe('Sheet 99');
    expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('Space sorts too', async () => {
    await mount();
    await keys('{ArrowUp}{ArrowRight} ');
    expect(firstTitle()).toBe('Sheet 0');
  });

  it('one column at a time says that it is sorted', async () => {
    await mount();
    await keys('{ArrowUp}{Enter}{ArrowRight}{Enter}');
    expect(sorted()).toEqual(['ascending']);
  });

  it('the focus stays on the head', async () => {
    const { at, grid } = await mount();
    await keys('{ArrowUp}{ArrowRight}{Enter}');
    expect(grid).toHaveFocus();
    expect(at()).toEqual([0, 2]);
  });
});

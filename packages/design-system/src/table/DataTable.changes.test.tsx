import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '../components/Menu';
import { DataTable } from './DataTable';
import type { DataTableColumn } from './dataTableColumn';
import type { Sort } from './engine/column';
import { createMemorySource } from './engine/memorySource';
import { createPagedSource } from './engine/pagedSource';
import type { RowSource } from './engine/rowSource';

interface Task {
  id: string;
  title: string;
}

const columns: DataTableColumn<Task>[] = [{ id: 'title', header: 'Title', value: (task) => task.title }];
const rowId = ({ id }: Task) => id;
const letters = (text: string): Task[] => [...text].map((id) => ({ id, title: `Task ${id}` }));

interface Asked {
  search: string;
  sort: Sort | null;
}

/** A table, and what somebody else or the person does to its rows. */
interface Rows {
  source: RowSource<Task>;
  /** Ids in their order. */
  become: (ids: string) => Promise<void>;
  ask: (asked: Partial<Asked>) => Promise<void>;
}

const kinds: Record<string, (ids: string) => Rows> = {
  memory: (ids) => {
    const source = createMemorySource({ rows: letters(ids), columns, rowId });
    return {
      source,
      become: async (next) => source.setRows(letters(next)),
      ask: async ({ search, sort }) => {
        if (search !== undefined) source.setSearch(search);
        if (sort !== undefined) source.setSort(sort);
      },
    };
  },
  paged: (ids) => {
    let stored = letters(ids);
    const pageSize = 6;
    let query = { search: '', sort: null as Sort | null, filters: undefined };
    const source = createPagedSource<Task>({
      loadPage: async (cursor, { search, sort }) => {
        const all = stored.filter(({ title }) => title.includes(search));
        if (sort?.direction === 'descending') all.reverse();
        const from = Number(cursor ?? 0);
        const end = from + pageSize;
        return {
          rows: all.slice(from, end),
          total: all.length,
          nextCursor: end < all.length ? String(end) : null,
        };
      },
      rowId,
      query,
      pageSize,
    });
    return {
      source,
      become: async (next) => {
        stored = letters(next);
        await source.refresh();
      },
      ask: async (asked) => {
        query = { ...query, ...asked };
        source.setQuery(query);
      },
    };
  },
};

const descending = { sort: { column: 'title', direction: 'descending' } } as const;

describe.each(Object.keys(kinds))('What changes under the focus of a table, rows from %s', (kind) => {
  async function mount(ids: string) {
    const rows = kinds[kind]?.(ids) as Rows;
    const onRowAction = vi.fn();
    const onEdit = vi.fn();
    render(
      <DataTable
        label="Tasks"
        source={rows.source}
        columns={columns}
        selectable
        onRowAction={({ id }) => onRowAction(id)}
        rowActions={({ id }) => (
          <Menu
            trigger={
              <button type="button" aria-label={`Actions for ${id}`}>
                …
              </button>
            }
          >
            <Menu.Item onSelect={() => onEdit(id)}>Edit</Menu.Item>
          </Menu>
        )}
      />,
    );
    await screen.findByText(`Task ${ids.at(-1)}`);
    const grid = screen.getByRole('grid');
    const activeRow = () => {
      const id = grid.getAttribute('aria-activedescendant') ?? '';
      return (
        document
          .getElementById(id)
          ?.closest('[role="row"]')
          ?.textContent?.match(/Task (\w)/)?.[1] ?? null
      );
    };
    const opened = async () => {
      onRowAction.mockClear();
      await user.keyboard('{Enter}');
      return onRowAction.mock.lastCall?.[0] ?? null;
    };
    const user = userEvent.setup();
    /** The focus on the row of this position, on its title. */
    const walkTo = async (position: number) => {
      await user.tab();
      await user.keyboard(`{ArrowRight}${'{ArrowDown}'.repeat(position)}`);
    };
    return { ...rows, grid, user, activeRow, opened, walkTo, onEdit };
  }
  const become = (ids: string) => (rows: Rows) => rows.become(ids);
  const ask = (asked: Partial<Asked>) => (rows: Rows) => rows.ask(asked);
  const said = () => screen.getByRole('status').textContent ?? '';

  it.each<[string, (rows: Rows) => Promise<void>, number, string, string]>([
    ['a row that comes in above', become('xabcdef'), 2, 'c', ''],
    ['a row above that is deleted', become('bcdef'), 2, 'c', ''],
    ['rows above that come and go at once', become('xyzcdef'), 2, 'c', ''],
    ['its own row deleted', become('abdef'), 2, 'd', 'Row no longer listed. Now on Task d'],
    ['its own row deleted, and more come above', become('xyzabdef'), 2, 'd', 'Now on Task d'],
    ['its own row deleted with the next ones', become('zabf'), 2, 'f', 'Now on Task f'],
    ['the last row deleted, which is its own', become('abcde'), 5, 'e', 'Now on Task e'],
    ['a sort', ask(descending), 2, 'c', ''],
    ['a search that finds its row', ask({ search: 'Task' }), 2, 'c', ''],
    ['a search that leaves its row out', ask({ search: 'Task e' }), 2, 'e', ''],
  ])('%s: the focus is of a row, and so is where a range starts', async (_, change, at, now, words) => {
    const { user, activeRow, opened, walkTo, source, ...rows } = await mount('abcdef');
    await walkTo(at);
    await act(() => change({ source, ...rows }));
    await vi.waitFor(() => expect(activeRow()).toBe(now));
    if (words) expect(said()).toContain(words);
    else expect(said()).not.toContain('no longer');
    expect(await opened()).toBe(now);
    await user.keyboard(' ');
    expect(source.selectedIds()).toEqual([now]);
  });

  it('a range goes on from its row where another comes in above, and gives rows back that it took', async () => {
    const { user, walkTo, source, become: rowsBecome } = await mount('abcdef');
    await walkTo(1);
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(source.selectedIds()).toEqual(['b', 'c', 'd']);
    await act(() => rowsBecome('xyabcdef'));
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(source.selectedIds()).toEqual(['b', 'c']);
  });

  it('a menu stays of its row; with that it goes, and the focus stands on the next one', async () => {
    const { user, grid, activeRow, onEdit, become: rowsBecome } = await mount('abcdef');
    await user.click(screen.getByRole('button', { name: 'Actions for c' }));
    await screen.findByRole('menu');
    await act(() => rowsBecome('xabcdef'));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(onEdit).toHaveBeenCalledExactlyOnceWith('c');
    await user.click(screen.getByRole('button', { name: 'Actions for c' }));
    await screen.findByRole('menu');
    await act(() => rowsBecome('xabdef'));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(grid).toHaveFocus();
    expect(activeRow()).toBe('d');
    expect(said()).toBe('Row no longer listed. Now on Task d');
    expect(onEdit).toHaveBeenCalledOnce();
  });
});

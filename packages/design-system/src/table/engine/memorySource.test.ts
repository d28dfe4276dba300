import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { some } from '../../../../../scripts/checks/some';
import { plainText } from '../../locale/plainText';
import type { Column } from './column';
import { createMemorySource, type MemorySource } from './memorySource';
import { everythingSelected, nothingSelected, selectedCount, withRows } from './selection';

interface Task {
  id: string;
  title: string;
  client: string;
  due: string | null;
  hours: number;
  priority: 'Low' | 'Medium' | 'High';
}

const columns: Column<Task>[] = [
  { id: 'title', value: (task) => task.title },
  { id: 'client', value: (task) => task.client },
  { id: 'due', kind: 'date', value: (task) => task.due },
  { id: 'hours', kind: 'number', value: (task) => task.hours },
  {
    id: 'priority',
    value: (task) => task.priority,
    order: (task) => ['Low', 'Medium', 'High'].indexOf(task.priority),
  },
];

const task = fc.record({
  title: fc.constantFrom('Gate leaf weld plan', 'Pile cap', 'Ölwechsel', 'gate', 'Fender load case', ''),
  client: fc.constantFrom('Nordbane', 'Port of Halden', 'Kelvin DC'),
  due: fc.constantFrom('2026-11-20', '2026-01-02', '2027-03-04', null),
  hours: fc.constantFrom(0, 0.5, 12, 100),
  priority: fc.constantFrom('Low' as const, 'Medium' as const, 'High' as const),
});
const tasks = fc
  .array(task, { maxLength: 60 })
  .map((made): Task[] => made.map((fields, number) => ({ id: `t${number}`, ...fields })));

function shown(source: MemorySource<Task>): Task[] {
  return Array.from({ length: source.getSnapshot().length }, (_, position) => source.rowAt(position) as Task);
}

const rowId = (row: Task) => row.id;

describe('memory source', () => {
  it('finds and sorts as people read: without accents, numbers by their value', () => {
    const titles = ['Zettler', 'Sheet 10', 'Ärlinger', 'Łódź', 'Sheet 2', 'Émile', 'Sheet 007', '12'];
    const row = { client: '', due: null, hours: 0, priority: 'Low' as const };
    const rows: Task[] = titles.map((title) => ({ ...row, id: title, title }));
    const sort = { column: 'title', direction: 'ascending' as const };
    const source = createMemorySource({ rows, columns, rowId, sort });
    const order = ['12', 'Ärlinger', 'Émile', 'Łódź', 'Sheet 2', 'Sheet 007', 'Sheet 10', 'Zettler'];
    expect(shown(source).map(({ title }) => title)).toEqual(order);
    for (const [search, title] of [
      ['arl', 'Ärlinger'],
      ['ärl', 'Ärlinger'],
      ['lodz', 'Łódź'],
      ['EMILE', 'Émile'],
    ] as const) {
      source.setSearch(search);
      expect(shown(source).map((found) => found.title)).toEqual([title]);
    }
  });

  it('search finds what a naive search finds, however it is typed', () => {
    const typed = fc.array(fc.constantFrom('', 'g', 'ga', 'gate', 'gate l', 'HALDEN', 'öl', 'xyz', ' dc '), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(tasks, typed, (rows, searches) => {
        const source = createMemorySource({ rows, columns, rowId });
        for (const search of some(searches)) {
          source.setSearch(search);
          const text = plainText(search.trim());
          const naive = rows.filter((row) =>
            [row.title, row.client, row.priority].some((value) => plainText(value).includes(text)),
          );
          expect(shown(source)).toEqual(naive);
        }
      }),
    );
  });

  it('GEN-14: sort, search and filter together show what each alone would', () => {
    fc.assert(
      fc.property(tasks, fc.boolean(), fc.constantFrom('', 'a', 'ga'), (rows, descending, search) => {
        const source = createMemorySource({ rows, columns, rowId });
        source.setFilter((row) => row.hours > 0);
        source.setSearch(search);
        source.setSort({ column: 'hours', direction: descending ? 'descending' : 'ascending' });
        const expected = rows
          .filter((row) => row.hours > 0)
          .filter((row) =>
            [row.title, row.client, row.priority].some((value) => value.toLowerCase().includes(search)),
          )
          .sort((a, b) => (descending ? b.hours - a.hours : a.hours - b.hours));
        expect(shown(source)).toEqual(expected);
      }),
    );
  });

  const row = (id: string, fields: Partial<Task> = {}): Task => ({
    id,
    title: id,
    client: 'Kelvin',
    due: null,
    hours: 1,
    priority: 'Low',
    ...fields,
  });

  it('GEN-14: priority sorts Low < Medium < High, dates by day, rows without a date last both ways', () => {
    const rows = [
      row('a', { priority: 'High', due: '2026-11-20' }),
      row('b', { priority: 'Low', due: null }),
      row('c', { priority: 'Medium', due: '2026-02-01' }),
    ];
    const source = createMemorySource({ rows, columns, rowId });
    const ids = () => shown(source).map(rowId).join('');
    source.setSort({ column: 'priority', direction: 'ascending' });
    expect(ids()).toBe('bca');
    source.setSort({ column: 'due', direction: 'ascending' });
    expect(ids()).toBe('cab');
    source.setSort({ column: 'due', direction: 'descending' });
    expect(ids()).toBe('acb');
    source.setSort(null);
    expect(ids()).toBe('abc');
  });

  it('selected rows stay selected by id when rows are replaced, and none that a search hides', () => {
    const source = createMemorySource({ rows: [row('a'), row('b'), row('c')], columns, rowId });
    source.select(withRows(nothingSelected, [1, 2], true));
    source.setRows([row('c'), row('x'), row('b')]);
    expect(source.selectedIds()).toEqual(['c', 'b']);
    source.setSearch('B');
    expect(source.selectedIds()).toEqual(['b']);
    source.setSearch('');
    expect(source.selectedIds()).toEqual(['b']);
  });

  it('with everything selected, replaced rows are too, and a search narrows them', () => {
    const source = createMemorySource({ rows: [row('a'), row('b')], columns, rowId });
    source.select(everythingSelected);
    source.setRows([row('a'), row('b'), row('c')]);
    const { selection, selectable } = source.getSnapshot();
    expect(selectedCount(selection, selectable)).toBe(3);
    source.setSearch('c');
    expect(source.selectedIds()).toEqual(['c']);
  });

  it('tells its subscribers about each change once, and gives the same snapshot in between', () => {
    const source = createMemorySource({ rows: [row('a'), row('b')], columns, rowId });
    const listener = vi.fn();
    const stop = source.subscribe(listener);
    const before = source.getSnapshot();
    expect(source.getSnapshot()).toBe(before);
    source.setSort({ column: 'title', direction: 'descending' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(source.getSnapshot().revision).toBeGreaterThan(before.revision);
    stop();
    source.setSort(null);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(source.positionOf('b')).toBe(1);
    expect(source.positionOf('nobody')).toBe(-1);
  });
});

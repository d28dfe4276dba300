import { describe, expect, test } from 'vitest';
import { applyList, sortValue } from './applyList';
import { writeCursor } from './cursor';
import { defineList, type SortBy } from './ListDefinition';
import { defaultQuery } from './toSearchParams';

interface Row {
  id: string;
  name: string | null;
  folder: string;
  status: string;
  done: number;
  all: number;
  day: string | null;
}

const list = defineList<Row>()({
  resource: 'tasks',
  searchIn: ['name'],
  sorts: { name: { by: 'text', field: 'name' }, done: { by: 'number', field: 'done' } },
  defaultSort: { sort: 'name', direction: 'asc' },
  filters: {
    folder: { by: 'text', field: 'folder' },
    name: { by: 'id', field: 'name', optional: true },
    due: { by: 'date', field: 'day', open: { field: 'status', values: ['Todo', 'Review'] } },
    date: { by: 'date', field: 'day' },
  },
});
type Filters = ReturnType<
  typeof defaultQuery<Row, keyof typeof list.sorts, keyof typeof list.filters>
>['filters'];

const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`;
const row = (n: number, change: Partial<Row>): Row => ({
  ...{ id: id(n), name: 'x', folder: 'Other', status: 'Todo', done: 0, all: 0, day: null },
  ...change,
});
const TODAY = '2026-11-19';

describe('what a row is sorted by', () => {
  test.each<[string, SortBy<Row>, Partial<Row>, string | number | null]>([
    ['a share of something', { by: 'ratio', part: 'done', whole: 'all' }, { done: 1, all: 4 }, 0.25],
    ['a share of nothing', { by: 'ratio', part: 'done', whole: 'all' }, { done: 1, all: 0 }, 0],
    ['a number', { by: 'number', field: 'done' }, { done: 12 }, 12],
    [
      'the place of a choice',
      { by: 'rank', field: 'status', order: ['Todo', 'Review'] },
      { status: 'Review' },
      1,
    ],
    ['a text, folded', { by: 'text', field: 'name' }, { name: 'Ågren 7' }, 'agren 0000000007'],
    ['a text that is not there', { by: 'text', field: 'name' }, { name: null }, null],
    ['a day', { by: 'date', field: 'day' }, { day: TODAY }, TODAY],
    ['no day', { by: 'date', field: 'day' }, { day: null }, null],
    ['a text that a reader does not get', { by: 'text', field: 'name' }, { name: undefined }, null],
  ])('GEN-14: is %s', (_, sortBy, change, value) => {
    expect(sortValue({ ...row(1, {}), ...change }, sortBy)).toBe(value);
  });
});

test('GEN-14: numbers are sorted by their value, not as they are written', () => {
  const rows = [10, 9, 100, -1].map((done, index) => row(index, { done }));
  const query = { ...defaultQuery(list), sort: 'done' } as const;
  expect(applyList(rows, query, list).rows.map(({ done }) => done)).toEqual([-1, 9, 10, 100]);
});

describe('the rows that a filter leaves', () => {
  const rows = [
    row(1, { day: '2026-11-18' }),
    row(2, { day: '2026-11-18', status: 'Completed' }),
    row(3, { day: TODAY, status: 'Review' }),
    row(4, { day: '2026-11-20', folder: 'Plans, old' }),
    row(5, { name: null }),
  ];
  const found = (filters: Filters) =>
    applyList(rows, { ...defaultQuery(list), filters }, list, {}, TODAY).rows.map((one) =>
      Number(one.id.at(-1)),
    );

  test.each<[Filters, number[]]>([
    [{ due: 'overdue' }, [1]],
    [{ date: 'overdue' }, []],
    [{ due: 'none' }, [5]],
    [{ due: 'today' }, [3]],
    [{ due: 'today,none,overdue' }, [1, 3, 5]],
    [{ due: '2026-11-18..2026-11-19' }, [1, 2, 3]],
    [{ due: '2026-11-19..' }, [3, 4]],
    [{ due: '..2026-11-19' }, [1, 2, 3]],
    [{ due: 'tomorrow' }, []],
    [{ folder: 'Plans, old' }, [4]],
    [{ folder: 'Plans' }, []],
    [{ name: 'none' }, [5]],
    [{ name: 'x', folder: 'Plans, old' }, [4]],
  ])('TSK-03: of %j are %j', (filters, numbers) => {
    expect(found(filters)).toEqual(numbers);
  });
});

describe('a search', () => {
  test('TSK-03: finds nothing in a field that is empty', () => {
    const isFound = (search: string) =>
      applyList([row(1, { name: null })], { ...defaultQuery(list), search }, list).total > 0;
    expect([...'abcdefghijklmnopqrstuvwxyz', 'null'].filter(isFound)).toEqual([]);
  });
});

describe('a page', () => {
  const rows = [1, 2, 3, 4].map((n) => row(n, { name: `Gate ${n}` }));
  const page = (limit: number, cursor: string | null) =>
    applyList(rows, { ...defaultQuery(list), limit, cursor }, list);
  const after = (n: number) =>
    writeCursor({ sort: 'name', direction: 'asc', value: `gate 000000000${n}`, id: id(n) });

  test.each([
    [2, null, [1, 2], after(2)],
    [2, after(2), [3, 4], null],
    [1, after(2), [3], after(3)],
    [2, after(4), [], null],
    [5, after(4), [], null],
    [4, null, [1, 2, 3, 4], null],
    [2, 'unreadable', [1, 2], after(2)],
  ])('GEN-14: of %i after %s has the rows %j', (limit, cursor, numbers, nextCursor) => {
    const { rows: shown, ...rest } = page(limit, cursor);
    expect(shown.map((one) => one.id)).toEqual(numbers.map(id));
    expect(rest).toEqual({ total: 4, totalIsCapped: false, nextCursor });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClientRow } from '../clients/ClientRow';
import { clientList } from '../clients/clientList';
import { fieldErrors } from '../fields/fieldErrors';
import { personList } from '../people/personList';
import type { ProjectRow } from '../projects/ProjectRow';
import { projectList } from '../projects/projectList';
import { PRIORITIES, PROJECT_STATUSES } from '../projects/projectOptions';
import type { TaskRow } from '../tasks/TaskRow';
import { taskList } from '../tasks/taskList';
import { TASK_STATUSES } from '../tasks/taskOptions';
import { anyText } from '../testing/anyText';
import { applyList } from './applyList';
import { compareCodePoints } from './compareCodePoints';
import { readCursor, writeCursor } from './cursor';
import type { ListPage, QueryOf } from './ListDefinition';
import { firstOfEach, listQuerySchema } from './listQuerySchema';
import { searchText } from './searchText';
import { defaultQuery, toSearchParams } from './toSearchParams';

const id = (n: number) => `01930000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const AT = '2026-11-19T08:00:00.000Z';

const words = fc.constantFrom('Åsa', 'asa', 'Ärla', 'zebra', 'Zebra', 'çelik', 'ſ', '🏗️', '50%', 'a_b', '');
const taskRow = fc.record({
  version: fc.constant(1),
  title: words,
  description: words,
  projectId: fc.integer({ min: 1, max: 3 }).map(id),
  projectName: words,
  clientId: fc.integer({ min: 1, max: 3 }).map(id),
  clientName: words,
  assigneeId: fc.option(fc.integer({ min: 1, max: 3 }).map(id)),
  assigneeName: fc.option(words),
  assigneeInitials: fc.constant(null),
  assigneeRole: fc.constant(null),
  priority: fc.constantFrom(...PRIORITIES),
  status: fc.constantFrom(...TASK_STATUSES),
  dueDate: fc.option(fc.constantFrom('2026-11-18', '2026-11-19', '2027-01-02')),
  estimatedHours: fc.constantFrom(0.5, 2, 8, 12.5),
  tags: fc.constant<string[]>([]),
  createdAt: fc.constant(AT),
  updatedAt: fc.constant(AT),
});
const taskRows: fc.Arbitrary<TaskRow[]> = fc
  .array(taskRow, { maxLength: 25 })
  .map((rows) => rows.map((row, index) => ({ ...row, id: id(index + 1) })));

type TaskQuery = QueryOf<typeof taskList>;
const taskQuery: fc.Arbitrary<TaskQuery> = fc.record({
  // Mostly searches and filters that leave something to sort and to page through.
  search: fc.oneof(
    { weight: 6, arbitrary: fc.constant('') },
    { weight: 3, arbitrary: words },
    { weight: 1, arbitrary: anyText(210).map(searchText) },
  ),
  sort: fc.constantFrom(...(Object.keys(taskList.sorts) as TaskQuery['sort'][])),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
  filters: fc.oneof(
    { weight: 2, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.record(
        {
          project: fc.integer({ min: 1, max: 3 }).map(id),
          user: fc.integer({ min: 1, max: 3 }).map(id),
          status: fc.constantFrom('pending', 'completed'),
          priority: fc.constantFrom('high', 'medium', 'low'),
        },
        { requiredKeys: [] },
      ),
    },
  ),
  cursor: fc.constant(null),
  limit: fc.integer({ min: 1, max: 200 }),
});

const everything = (query: TaskQuery): TaskQuery => ({ ...query, limit: 200, cursor: null });
const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id);

describe('a list query and its URL', () => {
  test('GEN-13: every query survives the way through the URL', () => {
    const schema = listQuerySchema(taskList);
    fc.assert(
      fc.property(taskQuery, (query) => {
        const url = encodePairs(toSearchParams(query, taskList));
        expect(schema.parse(firstOfEach(decodePairs(url)))).toEqual(query);
      }),
    );
  });

  test('GEN-13: a list that nobody has touched has no parameters', () => {
    expect(toSearchParams(defaultQuery(taskList), taskList)).toEqual([]);
    expect(listQuerySchema(taskList).parse({})).toEqual(defaultQuery(taskList));
    expect(toSearchParams(defaultQuery(clientList), clientList)).toEqual([]);
    expect(listQuerySchema(personList).parse({})).toEqual(defaultQuery(personList));
  });

  test('GEN-04: of a repeated parameter the first counts', () => {
    const schema = listQuerySchema(taskList);
    expect(schema.parse({ search: ['one', 'two'], sort: ['hours', 'nonsense'] })).toMatchObject({
      search: 'one',
      sort: 'hours',
    });
    expect(firstOfEach(decodePairs('a=1&a=2&b=3'))).toEqual({ a: '1', b: '3' });
  });

  test('GEN-04: unknown parameters are ignored, the prototype too', () => {
    const hostile = firstOfEach(decodePairs('__proto__=x&constructor=y&utm=z'));
    expect(listQuerySchema(taskList).parse(hostile)).toEqual(defaultQuery(taskList));
  });

  test.each([
    ['sort', 'nonsense', 'Sort by one of: name, email, projects, status'],
    ['sort', 'constructor', 'Sort by one of: name, email, projects, status'],
    ['direction', 'sideways', 'The direction is asc or desc'],
    ['status', 'Gone', 'Filter status by one of: all, Active, Inactive, Prospect'],
    ['status', 'toString', 'Filter status by one of: all, Active, Inactive, Prospect'],
    ['limit', '0', 'The limit is a whole number from 1 to 200'],
    ['limit', '-5', 'The limit is a whole number from 1 to 200'],
    ['limit', '1e3', 'The limit is a whole number from 1 to 200'],
    ['cursor', 'garbage', 'This page marker does not fit the list. Start from the first page'],
    [
      'cursor',
      '["email","asc","a","x"]',
      'This page marker does not fit the list. Start from the first page',
    ],
  ])('GEN-04: %s=%s is an error that says what is possible', (name, value, message) => {
    const { error } = listQuerySchema(clientList).safeParse({ [name]: value });
    expect(error && fieldErrors(error)).toEqual([{ path: name, message }]);
  });

  test('GEN-04, TSK-03: a filter has several values, each once, and one is as before', () => {
    const schema = listQuerySchema(taskList);
    const filtersOf = (typed: Record<string, string>) => schema.parse(typed).filters;
    expect(filtersOf({ status: ' Review,Todo,Review ', priority: 'high' })).toEqual({
      status: 'Review,Todo',
      priority: 'high',
    });
    expect(filtersOf({ status: 'pending,all', due: 'overdue,2026-03-01..', user: `none,${id(1)}` })).toEqual({
      due: 'overdue,2026-03-01..',
      user: `none,${id(1)}`,
    });
  });

  test.each([
    ['status', 'Todo,Gone', /^Filter status by one of: all, pending, Todo/],
    ['due', '2026-02-30..', /^Filter due by one of: all, overdue/],
    ['due', '..', /^Filter due by one of/],
    ['client', 'none', /not a valid id/],
    ['user', Array.from({ length: 51 }, (_, n) => id(n)).join(','), /50 values at most/],
    ['user', ','.repeat(100_000), /50 values at most/],
  ])('GEN-04: %s=%s is refused', (name, value, message) => {
    const { error } = listQuerySchema(taskList).safeParse({ [name]: value });
    expect(error && fieldErrors(error)).toEqual([{ path: name, message: expect.stringMatching(message) }]);
  });

  test('GEN-04: a hostile id in a filter is an error at its name, not a query', () => {
    const { error } = listQuerySchema(taskList).safeParse({ project: "1' or '1'='1", client: '../..' });
    expect(error && fieldErrors(error)).toEqual([
      { path: 'project', message: 'The project is not a valid id' },
      { path: 'client', message: 'The client is not a valid id' },
    ]);
  });

  test('a page is never larger than the largest', () => {
    expect(listQuerySchema(taskList).parse({ limit: '999999' }).limit).toBe(200);
  });

  test('a marker of another sort, direction or kind of value does not fit', () => {
    const schema = listQuerySchema(taskList);
    const cursor = (value: string | number | null) =>
      writeCursor({ sort: 'title', direction: 'asc', value, id: id(1) });
    expect(schema.parse({ cursor: cursor('a') }).cursor).toBe(cursor('a'));
    expect(schema.safeParse({ cursor: cursor('a'), sort: 'hours' }).success).toBe(false);
    expect(schema.safeParse({ cursor: cursor('a'), direction: 'desc' }).success).toBe(false);
    expect(schema.safeParse({ cursor: cursor(5) }).success).toBe(false);
    const ranked = (value: number) => writeCursor({ sort: 'priority', direction: 'asc', value, id: id(1) });
    expect(schema.safeParse({ cursor: ranked(2), sort: 'priority' }).success).toBe(true);
    for (const rank of [3, -1, 0.5, 1e308]) {
      expect(schema.safeParse({ cursor: ranked(rank), sort: 'priority' }).success).toBe(false);
    }
    const dated = writeCursor({ sort: 'dueDate', direction: 'asc', value: 'tomorrow', id: id(1) });
    expect(schema.safeParse({ cursor: dated, sort: 'dueDate' }).success).toBe(false);
  });

  test('whatever stands in the URL gives a query or errors, never a crash', () => {
    const schema = listQuerySchema(taskList);
    const names = ['search', 'sort', 'direction', 'cursor', 'limit', 'status', 'project', 'x'];
    const url = fc.dictionary(fc.constantFrom(...names), fc.oneof(anyText(), fc.array(fc.string())));
    fc.assert(
      fc.property(url, (parameters) => {
        expect(schema.safeParse(parameters).success).toBeTypeOf('boolean');
      }),
    );
  });

  test('any text can be searched for, at most 200 characters of it', () => {
    expect(searchText('  a\0b\n ')).toBe('a b');
    expect([...searchText('🏗'.repeat(300))]).toHaveLength(200);
    expect(searchText(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199));
    expect(searchText(`${' '.repeat(1_799)}ab`)).toBe('a');
    fc.assert(
      fc.property(anyText(), (typed) => {
        expect(searchText(searchText(typed))).toBe(searchText(typed));
      }),
    );
  });
});

describe('a list', () => {
  test('TSK-03: searching what was found finds it all again', () => {
    fc.assert(
      fc.property(taskRows, taskQuery, (rows, query) => {
        const found = applyList(rows, everything(query), taskList).rows;
        expect(applyList(found, everything(query), taskList).rows).toEqual(found);
      }),
    );
  });

  test('GEN-14: pages follow each other to the whole, without gap or overlap', () => {
    fc.assert(
      fc.property(taskRows, taskQuery, fc.integer({ min: 1, max: 7 }), (rows, query, limit) => {
        const whole = applyList(rows, everything(query), taskList);
        const collected: string[] = [];
        let cursor: string | null = null;
        do {
          // Pages that did not move on would never end.
          expect(collected.length).toBeLessThanOrEqual(whole.total);
          const page: ListPage<TaskRow> = applyList(rows, { ...query, limit, cursor }, taskList);
          expect(page.total).toBe(whole.total);
          expect(page.rows.length).toBeLessThanOrEqual(limit);
          collected.push(...ids(page.rows));
          cursor = page.nextCursor;
        } while (cursor !== null);
        expect(collected).toEqual(ids(whole.rows));
      }),
    );
  });

  test('GEN-14: a page goes on at its place although rows before it have gone', () => {
    fc.assert(
      fc.property(taskRows, taskQuery, (rows, query) => {
        const first = applyList(rows, { ...query, limit: 3 }, taskList);
        if (first.nextCursor === null) return;
        const next = { ...query, limit: 200, cursor: first.nextCursor };
        const gone = new Set(ids(first.rows));
        const remaining = rows.filter((row) => !gone.has(row.id));
        expect(ids(applyList(remaining, next, taskList).rows)).toEqual(
          ids(applyList(rows, next, taskList).rows),
        );
      }),
    );
  });

  test('GEN-14: the order does not depend on the order in which rows are stored', () => {
    fc.assert(
      fc.property(taskRows, taskQuery, (rows, query) => {
        const shuffled = [...rows].reverse();
        expect(applyList(shuffled, everything(query), taskList)).toEqual(
          applyList(rows, everything(query), taskList),
        );
      }),
    );
  });

  test('GEN-14: descending is ascending backwards, ties by id too', () => {
    const rows = [
      task(1, { title: 'b' }),
      task(2, { title: 'a' }),
      task(3, { title: 'B' }),
      task(4, { title: 'a' }),
    ];
    const query = defaultQuery(taskList);
    expect(ids(applyList(rows, query, taskList).rows)).toEqual([2, 4, 1, 3].map(id));
    expect(ids(applyList(rows, { ...query, direction: 'desc' }, taskList).rows)).toEqual(
      [3, 1, 4, 2].map(id),
    );
  });

  test('TSK-03: among very many tasks a search is counted up to the cap, any other list to its end', () => {
    const rows = Array.from({ length: 2_001 }, (_, index) =>
      task(index + 1, { title: index < 101 ? 'ab' : 'a' }),
    );
    const page = (search: string, of = rows) =>
      applyList(of, { ...defaultQuery(taskList), search }, taskList);
    expect(page('')).toMatchObject({ total: 2_001, totalIsCapped: false });
    expect(page('ab')).toMatchObject({ total: 100, totalIsCapped: true });
    expect(page('ab', [...rows.slice(1), task(2_002, { title: 'a' })])).toMatchObject({
      total: 100,
      totalIsCapped: false,
    });
    expect(page('a', rows.slice(1))).toMatchObject({ total: 2_000, totalIsCapped: false });
  });

  test('TSK-03: one or two Latin letters or digits find words that begin so; of other scripts, any part', () => {
    const titles = [
      'Quay wall',
      'Old quay',
      'Site-quay (QU 7)',
      'Antique',
      '設計図面',
      'Level 7',
      'Level 17',
      'Ask info@quarry.example',
    ];
    const rows = titles.map((title, index) => task(index + 1, { title, description: 'By\nquarter' }));
    const search = (text: string, of = rows) =>
      ids(applyList(of, { ...defaultQuery(taskList), search: text }, taskList).rows);
    const bare = rows.map((row) => ({ ...row, description: '' }));
    expect(search('QU').sort()).toEqual(ids(rows));
    expect(search('qu', bare).sort()).toEqual([id(1), id(2), id(3), id(8)]);
    expect(search('que', bare)).toEqual([id(4)]);
    expect(search('図面', bare)).toEqual([id(5)]);
    expect(search('7', bare).sort()).toEqual([id(3), id(6)]);
    expect(search('17', bare)).toEqual([id(7)]);
  });

  test('a search finds its letters as they are, also those that mean something in SQL', () => {
    const rows = [
      task(1, { title: '50% done' }),
      task(2, { title: '500 done' }),
      task(3, { title: 'a_b\\c' }),
    ];
    const search = (text: string) =>
      ids(applyList(rows, { ...defaultQuery(taskList), search: text }, taskList).rows);
    expect(search('50%')).toEqual([id(1)]);
    expect(search('a_b\\')).toEqual([id(3)]);
    expect(search('_')).toEqual([id(3)]);
  });
});

describe('the task list', () => {
  const rows = [
    task(1, { title: 'Check hoist chain', priority: 'High', status: 'In Progress', dueDate: '2026-11-20' }),
    task(2, {
      title: 'Bearing photos',
      priority: 'Low',
      status: 'Completed',
      dueDate: null,
      assigneeName: 'Petra Koller',
    }),
    task(3, {
      title: 'duct pressure',
      priority: 'Medium',
      status: 'Todo',
      dueDate: '2026-11-17',
      estimatedHours: 12,
    }),
  ];
  const list = (change: Partial<TaskQuery>) =>
    ids(applyList(rows, { ...defaultQuery(taskList), ...change }, taskList).rows);

  test('TSK-04: sorts by title ascending by default, without regard to case', () => {
    expect(list({})).toEqual([2, 1, 3].map(id));
  });

  test('TSK-04: Low < Medium < High', () => {
    expect(list({ sort: 'priority' })).toEqual([2, 3, 1].map(id));
    expect(list({ sort: 'priority', direction: 'desc' })).toEqual([1, 3, 2].map(id));
  });

  test('TSK-04: tasks without a due date come last, and first when descending', () => {
    expect(list({ sort: 'dueDate' })).toEqual([3, 1, 2].map(id));
    expect(list({ sort: 'dueDate', direction: 'desc' })).toEqual([2, 1, 3].map(id));
  });

  test('TSK-04: sorts by all eight columns', () => {
    expect(Object.keys(taskList.sorts)).toEqual([
      'title',
      'project',
      'client',
      'assignee',
      'priority',
      'status',
      'dueDate',
      'hours',
    ]);
    expect(list({ sort: 'hours', direction: 'desc' })[0]).toBe(id(3));
  });

  test('TSK-03: filters by status all, pending, completed and by priority', () => {
    expect(list({ filters: { status: 'pending' } })).toEqual([1, 3].map(id));
    expect(list({ filters: { status: 'completed' } })).toEqual([id(2)]);
    expect(list({ filters: { priority: 'high' } })).toEqual([id(1)]);
    expect(listQuerySchema(taskList).parse({ status: 'all', priority: 'all' }).filters).toEqual({});
  });

  test('TSK-03: searches title, description, project and assignee', () => {
    expect(list({ search: 'HOIST' })).toEqual([id(1)]);
    expect(list({ search: 'koller' })).toEqual([id(2)]);
    expect(taskList.searchIn).toEqual(['title', 'description', 'projectName', 'assigneeName']);
  });

  test('TSK-01: filters by project, client and person', () => {
    expect(list({ filters: { project: id(0xaa) } })).toHaveLength(3);
    expect(list({ filters: { project: id(0xab) } })).toEqual([]);
    expect(list({ filters: { client: id(0xcc) } })).toHaveLength(3);
    expect(list({ filters: { user: id(0xee) } })).toEqual([]);
  });

  test('GEN-04: the parameter task names one task', () => {
    expect(list({ filters: { task: id(2) } })).toEqual([id(2)]);
  });
});

describe('the project list', () => {
  const rows = [
    project(1, { name: 'Ward C', status: 'On Hold', completedTasks: 1, taskCount: 3, budgetMinor: 500 }),
    project(2, { name: 'quay 4', status: 'Planning', completedTasks: 0, taskCount: 0, budgetMinor: 900 }),
    project(3, { name: 'Spillway', status: 'Review', completedTasks: 9, taskCount: 10, budgetMinor: 700 }),
  ];
  const list = (change: Partial<QueryOf<typeof projectList>>) =>
    ids(applyList(rows, { ...defaultQuery(projectList), ...change }, projectList, relations).rows);
  const relations = { people: (row: ProjectRow, personId: string) => row.id === id(1) && personId === id(9) };

  test('PRJ-03: sorts by name ascending by default, and by nine columns', () => {
    expect(list({})).toEqual([2, 3, 1].map(id));
    expect(Object.keys(projectList.sorts)).toEqual([
      'name',
      'client',
      'status',
      'progress',
      'tasks',
      'budget',
      'startDate',
      'team',
      'lead',
    ]);
  });

  test('PRJ-03: tasks sort by their completed ratio, none counting as zero', () => {
    expect(list({ sort: 'tasks' })).toEqual([2, 1, 3].map(id));
  });

  test('PRJ-03: budgets sort by amount, and the sort needs the permission', () => {
    expect(list({ sort: 'budget' })).toEqual([1, 3, 2].map(id));
    expect(projectList.sorts.budget).toMatchObject({ needs: 'budget:read' });
  });

  test('PRJ-03: statuses sort in the order of the form', () => {
    expect(list({ sort: 'status' })).toEqual([2, 3, 1].map(id));
    const { sorts } = projectList;
    expect(sorts.status).toMatchObject({ order: PROJECT_STATUSES });
  });

  test('PRJ-02: searches name, client name and description', () => {
    expect(projectList.searchIn).toEqual(['name', 'clientName', 'description']);
    expect(list({ search: 'QUAY' })).toEqual([id(2)]);
  });

  test('GEN-04: the parameter user filters to the projects of that person', () => {
    expect(list({ filters: { user: id(9) } })).toEqual([id(1)]);
    expect(list({ filters: { user: id(8) } })).toEqual([]);
  });

  test('a relation that the caller does not know lets nothing through', () => {
    const query = { ...defaultQuery(projectList), filters: { user: id(9) } };
    expect(applyList(rows, query, projectList).rows).toEqual([]);
  });
});

describe('the client and people lists', () => {
  test('CLI-03: clients sort by name, email, projects and status, by default by name ascending', () => {
    const rows = [
      client(1, { name: 'port of Halden', projectCount: 1, status: 'Prospect' }),
      client(2, { name: 'Kelvin DC', projectCount: 3, status: 'Active' }),
      client(3, { name: 'St. Olaf', projectCount: 2, status: 'Inactive' }),
    ];
    const list = (change: Partial<QueryOf<typeof clientList>>) =>
      ids(applyList(rows, { ...defaultQuery(clientList), ...change }, clientList).rows);
    expect(list({})).toEqual([2, 1, 3].map(id));
    expect(list({ sort: 'projects', direction: 'desc' })).toEqual([2, 3, 1].map(id));
    expect(list({ sort: 'status' })).toEqual([2, 3, 1].map(id));
    expect(Object.keys(clientList.sorts)).toEqual(['name', 'email', 'projects', 'status']);
  });

  test('CLI-01: clients are searched by name, email and company', () => {
    const rows = [
      client(1, { name: 'Kelvin DC', email: 'facilities@kelvindc.example', contactName: 'Eilidh MacAskill' }),
      client(2, { name: 'Nordbane', email: 'bru@nordbane.example', contactName: 'Mikkel Sørensen' }),
    ];
    const search = (text: string) =>
      ids(applyList(rows, { ...defaultQuery(clientList), search: text }, clientList).rows);
    expect(search('kelvin')).toEqual([id(1)]);
    expect(search('BRU@')).toEqual([id(2)]);
    expect(search('SØRENSEN')).toEqual([id(2)]);
  });

  test('USR-01: people are searched by name, email, role and department, those of clients by their company', () => {
    expect(personList.searchIn).toEqual(['name', 'email', 'jobRole', 'department', 'clientName']);
  });
});

describe('comparing texts', () => {
  test('the order is that of code points, as COLLATE "C" sorts UTF-8', () => {
    const bytes = (text: string) =>
      encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
    const byBytes = (a: string, b: string) => Number(bytes(a) > bytes(b)) - Number(bytes(a) < bytes(b));
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom('a', 'é', '\uffee', '🏗'), anyText(1)),
    });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(compareCodePoints(a, b))).toBe(Math.sign(byBytes(a, b)));
      }),
    );
  });

  test.each([
    ['\u{10000}', '\uffff'],
    ['\u{10ffff}', '\uffff'],
    ['\u{103ff}', '\u{103fe}'],
    ['\ue000', '\ud7ff'],
    ['ab', 'a'],
  ])('%j comes after %j', (later, sooner) => {
    expect([later, sooner].sort(compareCodePoints)).toEqual([sooner, later]);
    expect([sooner, later].sort(compareCodePoints)).toEqual([sooner, later]);
  });

  test('a cursor is read back as it was written', () => {
    const value = fc.oneof(
      anyText().map(searchText),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constant(null),
    );
    fc.assert(
      fc.property(value, (sorted) => {
        const cursor = {
          sort: 'title',
          direction: 'asc' as const,
          value: Object.is(sorted, -0) ? 0 : sorted,
          id: id(7),
        };
        expect(readCursor(writeCursor(cursor))).toEqual(cursor);
      }),
    );
    for (const wrong of [
      '',
      '[]',
      'null',
      '{}',
      '["title","asc",{},"x"]',
      `["title","asc","\\u0000","${id(1)}"]`,
    ]) {
      expect(readCursor(wrong)).toBeNull();
    }
  });
});

/** A URL's query as browsers write and read it (this package knows no URLSearchParams). */
function encodePairs(pairs: [string, string][]): string {
  return pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
}

function decodePairs(query: string): [string, string][] {
  return query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=').map(decodeURIComponent);
      return [name, value];
    });
}

function task(n: number, change: Partial<TaskRow>): TaskRow {
  return {
    id: id(n),
    version: 1,
    title: '',
    description: '',
    projectId: id(0xaa),
    projectName: 'Spillway',
    clientId: id(0xcc),
    clientName: 'Bergstrand',
    assigneeId: null,
    assigneeName: null,
    assigneeInitials: null,
    assigneeRole: null,
    priority: 'Medium',
    status: 'Todo',
    dueDate: null,
    estimatedHours: 1,
    tags: [],
    createdAt: AT,
    updatedAt: AT,
    ...change,
  };
}

function project(n: number, change: Partial<ProjectRow>): ProjectRow {
  return {
    id: id(n),
    version: 1,
    name: '',
    description: '',
    clientId: id(0xcc),
    clientName: 'Bergstrand',
    status: 'Planning',
    priority: 'Medium',
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    progress: 0,
    taskCount: 0,
    completedTasks: 0,
    teamSize: 0,
    hours: 0,
    createdAt: AT,
    updatedAt: AT,
    ...change,
  };
}

function client(n: number, change: Partial<ClientRow>): ClientRow {
  return {
    id: id(n),
    version: 1,
    name: '',
    email: '',
    phone: '',
    website: '',
    industry: '',
    companySize: '',
    status: 'Active',
    contactName: '',
    projectCount: 0,
    activeProjectCount: 0,
    taskCount: 0,
    projects: [],
    lastActivityAt: AT,
    createdAt: AT,
    updatedAt: AT,
    ...change,
  };
}

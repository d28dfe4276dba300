import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../fields/fieldErrors';
import { limits } from '../fields/limits';
import { fileList } from '../files/fileList';
import { projectList } from '../projects/projectList';
import { taskList } from '../tasks/taskList';
import { timeEntryList } from '../time/timeEntryList';
import { writeCursor } from './cursor';
import { DATE_FILTERS, MOST_FILTER_VALUES } from './filterValues';
import { listQuerySchema } from './listQuerySchema';
import { toSearchParams } from './toSearchParams';

const id = (n: number) => `01930000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const schemas = {
  tasks: listQuerySchema(taskList),
  files: listQuerySchema(fileList),
  projects: listQuerySchema(projectList),
  time: listQuerySchema(timeEntryList),
};
const saidOf = (list: keyof typeof schemas, typed: unknown) => {
  const { error } = schemas[list].safeParse(typed);
  return error ? fieldErrors(error) : [];
};

describe('a list that is asked for', () => {
  test.each<[keyof typeof schemas, string, string | number | null, boolean]>([
    ['tasks', 'title', 'gate', true],
    ['tasks', 'title', null, true],
    ['tasks', 'title', 1, false],
    ['tasks', 'dueDate', '2026-11-19', true],
    ['tasks', 'dueDate', 20261119, false],
    ['tasks', 'dueDate', '2026-02-30', false],
    ['tasks', 'priority', 0, true],
    ['tasks', 'priority', '0', false],
    ['tasks', 'hours', 7.5, true],
    ['tasks', 'hours', '7.5', false],
    ['projects', 'tasks', 0.5, true],
    ['projects', 'tasks', 'half', false],
    ['files', 'date', '2026-11-19T08:00:00.000Z', true],
    ['files', 'date', '2026-11-19', false],
  ])('GEN-14: %s by %s go on after %j: %s', (list, sort, value, fits) => {
    const cursor = writeCursor({ sort, direction: 'asc', value, id: id(1) });
    expect(schemas[list].safeParse({ sort, cursor }).success).toBe(fits);
  });

  test('GEN-14: does not go on after a place in another sort', () => {
    const cursor = writeCursor({ sort: 'title', direction: 'asc', value: 'gate', id: id(1) });
    expect(saidOf('tasks', { sort: 'client', cursor })).toEqual([
      { path: 'cursor', message: 'This page marker does not fit the list. Start from the first page' },
    ]);
  });

  test.each([
    [{}, 'date', 'desc'],
    [{ sort: 'date' }, 'date', 'desc'],
    [{ sort: 'minutes' }, 'minutes', 'asc'],
    [{ sort: 'minutes', direction: 'desc' }, 'minutes', 'desc'],
    [{ direction: 'asc' }, 'date', 'asc'],
    [{ sort: '', direction: '' }, 'date', 'desc'],
  ] as const)('GEN-14: with %j is sorted by %s, %s', (typed, sort, direction) => {
    const query = schemas.time.parse(typed);
    expect(query).toMatchObject({ sort, direction });
    expect(schemas.time.parse(Object.fromEntries(toSearchParams(query, timeEntryList)))).toEqual(query);
  });

  test.each([
    ['', 50],
    ['1', 1],
    ['200', 200],
    ['201', 200],
    ['999999999', 200],
  ])('GEN-14: with the limit %j has %i rows a page', (limit, rows) => {
    expect(schemas.tasks.parse({ limit }).limit).toBe(rows);
  });

  test.each(['0', '1000000000', '1.5', '5x', 'x5'])('GEN-14: the limit %s is refused', (limit) => {
    expect(saidOf('tasks', { limit })).toEqual([
      { path: 'limit', message: 'The limit is a whole number from 1 to 200' },
    ]);
  });

  test('GEN-13: keeps the marker of its page in the URL', () => {
    const cursor = writeCursor({ sort: 'title', direction: 'asc', value: 'gate', id: id(1) });
    const query = schemas.tasks.parse({ cursor, limit: '20' });
    expect(toSearchParams(query, taskList)).toEqual([
      ['cursor', cursor],
      ['limit', '20'],
    ]);
  });

  test.each([
    [{ sort: 'client', direction: 'asc' }, [['sort', 'client']]],
    [
      { sort: 'client', direction: 'desc' },
      [
        ['sort', 'client'],
        ['direction', 'desc'],
      ],
    ],
    [{ sort: 'title', direction: 'desc' }, [['direction', 'desc']]],
  ])('GEN-13: sorted by %j has the parameters %j', (typed, parameters) => {
    expect(toSearchParams(schemas.tasks.parse(typed), taskList)).toEqual(parameters);
  });

  test.each([null, undefined, 'title', 5])('GEN-04: is refused where %j is no parameters', (typed) => {
    expect(saidOf('tasks', typed)).toEqual([{ path: '', message: 'Parameters are expected' }]);
  });
});

describe('a filter', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, n) => id(n)).join(',');
  const tooMany = `Filter project by ${MOST_FILTER_VALUES} values at most`;

  test.each([
    ['project', ids(MOST_FILTER_VALUES), []],
    ['project', ids(MOST_FILTER_VALUES + 1), [tooMany]],
    ['project', `${' '.repeat(2_000 - 36)}${id(1)}`, []],
    ['project', `${' '.repeat(2_001 - 36)}${id(1)}`, [tooMany]],
    ['project', 'all', ['The project is not a valid id']],
    ['project', 'none', ['The project is not a valid id']],
    ['user', `none,${id(1)}`, []],
    ['user', 'nobody', ['The user is not a valid id']],
    ['due', 'ALL', []],
    ['priority', 'high,All', []],
    ['priority', 'urgent', ['Filter priority by one of: all, high, medium, low']],
    ['priority', 'none', ['Filter priority by one of: all, high, medium, low']],
    [
      'due',
      'tomorrow',
      [`Filter due by one of: all, ${DATE_FILTERS.join(', ')}, or by days: 2026-03-01..2026-03-31`],
    ],
  ])('TSK-03: of tasks, %s=%s, gives the errors %j', (name, value, messages) => {
    expect(saidOf('tasks', { [name]: value })).toEqual(messages.map((message) => ({ path: name, message })));
  });

  test.each([
    [' Plans,\u00a0old ', { category: 'Plans, old' }],
    ['  ', {}],
    ['x'.repeat(limits.name), { category: 'x'.repeat(limits.name) }],
  ])('DOC-02: by the folder %j is %j', (category, filters) => {
    expect(schemas.files.parse({ category }).filters).toEqual(filters);
  });

  test.each(['x'.repeat(limits.name + 1), 'a\0b', 'a\nb'])(
    'DOC-02: by the folder %j is refused',
    (category) => {
      expect(saidOf('files', { category })).toEqual([
        { path: 'category', message: 'The category is not a name' },
      ]);
    },
  );
});

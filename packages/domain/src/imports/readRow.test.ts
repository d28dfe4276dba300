import { describe, expect, test } from 'vitest';
import { moneyMessages } from '../fields/parseMoney';
import { numberMessages } from '../fields/parseNumber';
import { textMessages } from '../fields/textMessages';
import { peopleMessages } from '../people/peopleMessages';
import type { ImportedKind } from './importedKinds';
import { formOf, readRow } from './readRow';

type Cells = Record<string, string>;

/** Reads a row that has these cells, in a table of their columns. */
function read(kind: ImportedKind, cells: Cells, lacking: string[] = []) {
  const columns = Object.fromEntries(Object.keys(cells).map((path, at) => [path, at]));
  const reading = { source: { columns, values: {} }, dateOrder: 'DMY', lacking } as const;
  return readRow(kind, Object.values(cells), reading);
}

const client = { name: 'Acme', email: 'post@acme.example', phone: '1' };
const person = {
  name: 'Ana Maria Ribeiro',
  email: 'ana@acme.example',
  jobRole: 'designer',
  department: 'DESIGN',
  startDate: '3/4/2026',
};
const project = {
  name: 'Dam',
  clientId: 'Acme',
  startDate: '1.2.2026',
  endDate: '2026-03-31',
  budgetMinor: '€ 1.280,5',
};
const task = {
  title: 'Draw',
  projectId: 'Dam',
  assigneeId: 'Ana Ribeiro',
  dueDate: '2026-03-31',
  estimatedHours: '7,5',
};
const nobody = { client: '', project: '', person: '', email: '' };

describe('a row of a table', () => {
  test('SRV-04: names of a project are found by its client', () => {
    expect(read('project', project)).toEqual({
      read: {
        values: { name: 'Dam', startDate: '2026-02-01', endDate: '2026-03-31', budgetMinor: 128_050 },
        names: [{ ...nobody, path: 'clientId', of: 'client', client: 'Acme' }],
      },
    });
  });

  test('SRV-04: a task names its project with the client, and its assignee', () => {
    expect(read('task', { ...task, client: 'Acme', tags: 'Site,Pump;Weir' })).toEqual({
      read: {
        values: {
          title: 'Draw',
          dueDate: '2026-03-31',
          estimatedHours: 7.5,
          tags: ['Site', 'Pump', 'Weir'],
        },
        names: [
          { ...nobody, path: 'projectId', of: 'project', project: 'Dam', client: 'Acme' },
          { ...nobody, path: 'assigneeId', of: 'person', person: 'Ana Ribeiro' },
        ],
      },
    });
  });

  test('SRV-04: a person who is named by an email is found by that', () => {
    expect(read('task', { ...task, assigneeId: 'ana@acme.example' })).toMatchObject({
      read: { names: [{ of: 'project' }, { person: 'ana@acme.example', email: 'ana@acme.example' }] },
    });
  });

  test('SRV-04: a whole name is taken apart, and choices are compared without case', () => {
    expect(read('person', { ...person, hoursPerWeek: '38,5', hourlyRateMinor: '95' })).toEqual({
      read: {
        values: {
          firstName: 'Ana Maria',
          lastName: 'Ribeiro',
          email: 'ana@acme.example',
          jobRole: 'Designer',
          department: 'Design',
          startDate: '2026-04-03',
          hoursPerWeek: 38.5,
          hourlyRateMinor: 9_500,
        },
        names: [],
      },
    });
  });

  test('SRV-04: a contact of its own is not taken from the client', () => {
    const contact = { 'primaryContact.name': 'Åsa', 'primaryContact.email': 'asa@acme.example' };
    expect(read('client', { ...client, ...contact })).toMatchObject({
      read: { values: { ...client, ...contact } },
    });
  });

  test.each([
    ['7.5', 7.5],
    ['1.125', 1.125],
    ['1,280.5', 1_280.5],
  ])('SRV-04: %s hours are %d', (cell, estimatedHours) => {
    expect(read('task', { ...task, estimatedHours: cell })).toMatchObject({
      read: { values: { estimatedHours } },
    });
  });
});

describe('what is wrong with a row of a table', () => {
  test.each<[ImportedKind, Cells, string, string]>([
    ['task', { ...task, dueDate: '31.2.2026' }, 'Due date', 'There is no day 31.2.2026'],
    ['task', { ...task, dueDate: 'x'.repeat(50) }, 'Due date', `There is no day ${'x'.repeat(40)}`],
    ['task', { ...task, estimatedHours: 'some' }, 'Estimated hours', numberMessages.invalid],
    ['task', { ...task, tags: `Site,${'x'.repeat(51)}` }, 'Tags', textMessages.tooLong('A tag', 50)],
    ['project', { ...project, budgetMinor: 'much' }, 'Budget', moneyMessages.invalid],
    ['person', { ...person, name: 'Ana' }, 'Last name', peopleMessages.lastNameRequired],
  ])('SRV-04: a %s of %j is told of its column %s: %s', (kind, cells, column, message) => {
    expect(read(kind, cells)).toEqual({ problems: [{ column, message }] });
  });

  test('SRV-04: what the whole file lacks is not told by row, nor what would stand for it', () => {
    const { name: _, ...nameless } = client;
    expect(read('client', nameless, ['name'])).toMatchObject({ read: { values: nameless } });
  });
});

test('SRV-04: a form has the ids that its names mean', () => {
  const values = { name: 'Dam' };
  const names = [{ ...nobody, path: 'clientId', of: 'client', client: 'Acme' } as const];
  const form = formOf({ values, names }, (name) => `the id of ${name.client}`);
  expect(form).toEqual({ name: 'Dam', clientId: 'the id of Acme' });
});

import { expect, test } from 'vitest';
import type { ImportedKind } from './importedKinds';
import { guessRowColumns, lackingFields, type RowSource } from './rowImportFields';

test.each<[ImportedKind, string[], Record<string, number>]>([
  ['project', ['Kunde', 'Projekt', 'Beginn', 'Ende'], { name: 1, clientId: 0, startDate: 2, endDate: 3 }],
  [
    'task',
    ['Name', 'Project', 'Zuständig', 'Notes'],
    { title: 0, projectId: 1, assigneeId: 2, description: 3 },
  ],
  ['project', ['Project', 'Project name', 'Colour'], { name: 1 }],
  ['client', ['Client', 'Straße'], { name: 0, 'address.street': 1 }],
])('SRV-04: columns of a %s by the heads %j', (kind, heads, columns) => {
  expect(guessRowColumns(kind, heads)).toEqual(columns);
});

test.each<[ImportedKind, RowSource, string[]]>([
  ['client', { columns: {}, values: {} }, ['name', 'email', 'phone']],
  ['client', { columns: { name: 0 }, values: { email: 'a@b.example', phone: '' } }, ['phone']],
  [
    'person',
    { columns: { email: 0 }, values: { jobRole: 'Designer', department: 'Design', startDate: '2026-01-01' } },
    ['firstName', 'lastName'],
  ],
  ['person', { columns: { name: 0, email: 1, jobRole: 2, department: 3, startDate: 4 }, values: {} }, []],
])('SRV-04: a table of a %s with %j lacks %j', (kind, source, lacking) => {
  expect(lackingFields(kind, source)).toEqual(lacking);
});

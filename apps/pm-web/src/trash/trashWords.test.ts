import type { TrashEntry } from '@linework/domain';
import { expect, test } from 'vitest';
import { alongText, daysLeftText, entryKind, entryName, restoredPath } from './trashWords';

const entry: TrashEntry = {
  id: 'd1',
  kind: 'task',
  rowId: 't1',
  name: 'Spillway gate',
  rowCount: 1,
  along: {},
  deletedBy: null,
  deletedAt: '2026-11-19T08:00:00.000Z',
};

test('GEN-12: one deleted row has its name and kind, and leads to its form', () => {
  expect([entryName(entry), entryKind(entry), restoredPath(entry)]).toEqual([
    'Spillway gate',
    'Task',
    '/tasks/edit?id=t1',
  ]);
  expect(restoredPath({ ...entry, kind: 'file' })).toBe('/documents');
});

test('GEN-12: rows deleted together say how many they are, and lead to their list', () => {
  const many = { ...entry, rowCount: 42 };
  expect([entryName(many), entryKind(many), restoredPath(many)]).toEqual([
    'Spillway gate and 41 more',
    '42 tasks',
    '/tasks',
  ]);
});

test('GEN-12: what went along is counted by kind, without kinds of which nothing went', () => {
  expect(alongText({ along: { tasks: 41, projects: 1, timeEntries: 0 } })).toBe('1 project and 41 tasks');
  expect(alongText({ along: { timeEntries: 0 } })).toBeNull();
});

test.each([
  [0, 'Due for removal'],
  [1, '1 day left'],
  [30, '30 days left'],
])('GEN-12: with %i days to go it says "%s"', (days, words) => expect(daysLeftText(days)).toBe(words));

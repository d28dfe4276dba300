import { expect, test } from 'vitest';
import { loadOf, plannedUntil } from './teamLoad';

const MONDAY = '2026-11-16';
const SUNDAY = '2026-11-22';

test.each([MONDAY, '2026-11-19', SUNDAY])('GEN-01: on %s the week is planned until its Sunday', (today) => {
  expect(plannedUntil(today)).toBe(SUNDAY);
});

const task = (fields: object) => ({
  assigneeId: 'tess' as string | null,
  status: 'Todo' as const,
  dueDate: SUNDAY as string | null,
  estimatedHours: 8,
  ...fields,
});

test.each([
  ['a task due on Sunday counts', {}, 1, 8],
  ['one that is overdue counts too', { dueDate: '2026-10-01' }, 1, 8],
  ['one due next Monday is open, but not planned for this week', { dueDate: '2026-11-23' }, 1, 0],
  ['one without a due date neither', { dueDate: null }, 1, 0],
  ['a completed one does not count', { status: 'Completed' }, 0, 0],
  ['one of somebody else does not', { assigneeId: 'ola' }, 0, 0],
  ['one of nobody does not', { assigneeId: null }, 0, 0],
])('GEN-01: of the load of a person %s', (_, fields, openTasks, plannedHours) => {
  expect(loadOf('tess', [task(fields)], MONDAY)).toEqual({ openTasks, plannedHours });
});

test('GEN-01: the load of a person is the sum of their tasks', () => {
  const tasks = [task({ estimatedHours: 1.5 }), task({ status: 'Review' }), task({ dueDate: null })];
  expect(loadOf('tess', tasks, MONDAY)).toEqual({ openTasks: 3, plannedHours: 9.5 });
});

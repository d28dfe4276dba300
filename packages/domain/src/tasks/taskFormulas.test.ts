import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { todayIn } from '../format/workspaceDate';
import { isOverdue, taskCounts } from './taskFormulas';
import { isCompleted, statusAfterToggle, TASK_STATUSES } from './taskOptions';

const TODAY = '2026-11-19';

describe('overdue', () => {
  test('TSK-05: a task is overdue when due before today and not completed', () => {
    expect(isOverdue({ dueDate: '2026-11-18', status: 'Todo' }, TODAY)).toBe(true);
    expect(isOverdue({ dueDate: '2026-11-18', status: 'Review' }, TODAY)).toBe(true);
    expect(isOverdue({ dueDate: '2026-11-18', status: 'Completed' }, TODAY)).toBe(false);
    expect(isOverdue({ dueDate: '2026-11-20', status: 'Todo' }, TODAY)).toBe(false);
    expect(isOverdue({ dueDate: null, status: 'Todo' }, TODAY)).toBe(false);
  });

  test('TSK-05: a task due today has the whole day, in the time zone of the workspace', () => {
    const task = { dueDate: '2026-11-18', status: 'Todo' } as const;
    const atFourInTheMorningUtc = new Date('2026-11-19T04:00:00Z');
    expect(isOverdue(task, todayIn('UTC-5', atFourInTheMorningUtc))).toBe(false);
    expect(isOverdue(task, todayIn('UTC+0', atFourInTheMorningUtc))).toBe(true);
  });
});

describe('completion', () => {
  test('TSK-05: completed and status Completed never disagree, however often it is toggled', () => {
    const toggles = fc.array(fc.boolean(), { minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom(...TASK_STATUSES), toggles, (start, ticks) => {
        let status = start;
        for (const completed of some(ticks)) {
          status = statusAfterToggle(status, completed);
          expect(isCompleted({ status })).toBe(completed);
        }
      }),
    );
  });

  test('TSK-05: un-ticking makes a completed task Todo and leaves an open one where it is', () => {
    expect(statusAfterToggle('Completed', false)).toBe('Todo');
    expect(statusAfterToggle('Review', false)).toBe('Review');
    expect(statusAfterToggle('In Progress', true)).toBe('Completed');
  });
});

test('TSK-02: the stat cards count total, completed, in progress and overdue, and add the hours up', () => {
  const tasks = [
    { dueDate: '2026-11-18', status: 'In Progress', estimatedHours: 6.5 },
    { dueDate: '2026-11-18', status: 'Completed', estimatedHours: 1 },
    { dueDate: '2026-11-19', status: 'Todo', estimatedHours: 0 },
    { dueDate: null, status: 'Review', estimatedHours: 0.25 },
  ] as const;
  expect(taskCounts(tasks, TODAY)).toEqual({
    total: 4,
    totalIsCapped: false,
    completed: 1,
    inProgress: 1,
    overdue: 1,
    hours: 7.75,
  });
});

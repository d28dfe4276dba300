import { expect, test } from 'vitest';
import { entryLock, firstOpenDay, isTimeClosed } from './closedTime';
import { entryDateProblem } from './entryDate';
import { isStepOpen, TIME_REVIEW_ACTIONS } from './TimeReview';
import { timeMessages } from './timeMessages';

test('TIM-11: time is closed through a day, that one included', () => {
  expect(isTimeClosed('2026-10-31', '2026-10-31')).toBe(true);
  expect(isTimeClosed('2026-11-01', '2026-10-31')).toBe(false);
  expect(isTimeClosed('2020-01-01', null)).toBe(false);
  expect(firstOpenDay('2026-10-31')).toBe('2026-11-01');
  expect(firstOpenDay(null)).toBeUndefined();
  expect(entryDateProblem('2026-10-31', '2026-10-31')).toBe(timeMessages.dayClosed);
  expect(entryDateProblem('2026-11-01', '2026-10-31')).toBeNull();
});

test('TIM-11: an entry of a closed day is locked, whatever its status, and open to be submitted and approved only', () => {
  const entry = { date: '2026-10-31', status: 'submitted' };
  expect(entryLock(entry, '2026-10-31')).toBe('closed');
  expect(entryLock({ ...entry, status: 'approved' }, '2026-10-30')).toBe('approved');
  expect(entryLock(entry, '2026-10-30')).toBeNull();
  const stepsOf = (status: string, closedThrough: string | null) =>
    TIME_REVIEW_ACTIONS.filter((action) => isStepOpen(action, { ...entry, status }, closedThrough));
  expect(stepsOf('stopped', '2026-10-31')).toEqual(['submit']);
  expect(stepsOf('submitted', '2026-10-31')).toEqual(['approve']);
  expect(stepsOf('approved', '2026-10-31')).toEqual(['undoApproval']);
  expect(stepsOf('submitted', null)).toEqual(['withdraw', 'approve', 'sendBack']);
  expect(stepsOf('approved', null)).toEqual(['undoApproval', 'reopen']);
});

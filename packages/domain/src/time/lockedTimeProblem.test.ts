import { expect, test } from 'vitest';
import { lockedTimeProblem } from './lockedTimeProblem';
import { timeMessages } from './timeMessages';

test.each([
  ['project', 0, 0, null],
  ['project', 95, 30, '1h 35m of approved time would be deleted too. Set the status to Completed instead.'],
  ['project', 0, 30, '0h 30m of closed time would be deleted too. Set the status to Completed instead.'],
  ['person', 1, 0, '0h 1m of approved time would be deleted too. Set the status to Inactive instead.'],
  ['timeEntry', 60, 0, timeMessages.approvedLocked],
  ['timeEntry', 0, 60, timeMessages.closedLocked],
  ['timeEntry', 0, 0, null],
] as const)(
  'GEN-12, TIM-11: deleting a %s with %i minutes of approved and %i of closed time meets: %s',
  (kind, approvedMinutes, closedMinutes, problem) => {
    expect(lockedTimeProblem(kind, { approvedMinutes, closedMinutes })).toBe(problem);
  },
);

import { expect, test } from 'vitest';
import { approvedTimeProblem } from './approvedTimeProblem';
import { timeMessages } from './timeMessages';

test.each([
  ['project', 0, null],
  ['project', 95, '1h 35m of approved time would be deleted too. Set the status to Completed instead.'],
  ['person', 1, '0h 1m of approved time would be deleted too. Set the status to Inactive instead.'],
  ['timeEntry', 60, timeMessages.approvedLocked],
  ['timeEntry', 0, null],
] as const)('GEN-12: deleting a %s with %i minutes of approved time meets: %s', (kind, minutes, problem) => {
  expect(approvedTimeProblem(kind, minutes)).toBe(problem);
});

import { expect, test } from 'vitest';
import { dateMessages } from '../fields/dateProblem';
import { entryDateProblem } from './entryDate';
import { timeMessages } from './timeMessages';

test.each([
  ['2026-11-19', null],
  ['', timeMessages.dateRequired],
  ['2026-02-30', dateMessages.invalid('Date')],
])('TIM-06: the date %j of recorded time meets: %s', (date, problem) => {
  expect(entryDateProblem(date)).toBe(problem);
});

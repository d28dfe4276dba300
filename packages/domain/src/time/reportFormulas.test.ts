import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../format/workspaceDate';
import { weekStart } from '../lists/filterValues';
import {
  budgetForecast,
  capacityMinutes,
  isoWeek,
  utilisationPercent,
  weeksBetween,
  workDays,
} from './reportFormulas';
import { readReportGroups } from './TimeReport';

const today = '2026-11-24';

test.each([
  ['2026-11-16', '2026-11-22', 5],
  ['2026-11-21', '2026-11-22', 0],
  ['2026-11-20', '2026-11-23', 2],
  ['2026-11-24', '2026-11-23', 0],
  ['2026-11-24', '2026-11-20', 0],
  ['2026-01-01', '2026-12-31', 261],
])('TIM-08: from %s to %s are %i days of work', (from, to, days) => {
  expect(workDays(from, to)).toBe(days);
});

test('TIM-08: utilisation measures the running week by the days that are over', () => {
  const week = { from: '2026-11-23', to: '2026-11-29', today };
  expect(capacityMinutes(40, week)).toBe(16 * 60);
  expect(capacityMinutes(40, { ...week, today: '2026-12-31' })).toBe(40 * 60);
  expect(utilisationPercent(12 * 60, 16 * 60)).toBe(75);
  expect(utilisationPercent(60, 0)).toBeNull();
});

test('TIM-08: a budget runs out on the day on which the pace of four weeks has used it', () => {
  const budget = { budgetMinor: 100_000, budgetUsedMinor: 72_000, lastFourWeeksMinor: 28_000 };
  expect(budgetForecast(budget, today)).toEqual({
    usedPercent: 72,
    leftMinor: 28_000,
    paceMinor: 1_000,
    runsOutOn: '2026-12-22',
  });
  expect(budgetForecast({ ...budget, lastFourWeeksMinor: 0 }, today).runsOutOn).toBeNull();
  expect(budgetForecast({ ...budget, lastFourWeeksMinor: 1 }, today).runsOutOn).toBeNull();
  expect(budgetForecast({ ...budget, budgetUsedMinor: 130_000 }, today)).toMatchObject({
    usedPercent: 130,
    leftMinor: -30_000,
    runsOutOn: today,
  });
});

test.each([
  [
    'a budget of ten years at its pace',
    { budgetUsedMinor: 0, lastFourWeeksMinor: 28_000 },
    addDays(today, 3_650),
  ],
  ['one of a day more', { budgetUsedMinor: -1_000, lastFourWeeksMinor: 28_000 }, null],
  ['an exceeded budget', { budgetUsedMinor: 4_000_000, lastFourWeeksMinor: 28_000 }, today],
  [
    'an exceeded budget that nothing more is spent of',
    { budgetUsedMinor: 4_000_000, lastFourWeeksMinor: 0 },
    null,
  ],
])('TIM-08: the day on which %s runs out', (_, spent, day) => {
  expect(budgetForecast({ budgetMinor: 3_650_000, ...spent }, today).runsOutOn).toBe(day);
});

test('TIM-08: the day before it runs out the budget still covers the pace, on the day it does not cover more', () => {
  const money = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(money, money, (leftMinor, lastFourWeeksMinor) => {
      const budget = { budgetMinor: leftMinor, budgetUsedMinor: 0, lastFourWeeksMinor };
      const { runsOutOn, paceMinor } = budgetForecast(budget, today);
      if (runsOutOn === null) return;
      const days = Math.round((Date.parse(runsOutOn) - Date.parse(today)) / 86_400_000);
      expect(paceMinor * days).toBeGreaterThanOrEqual(leftMinor - 1e-6);
      expect(paceMinor * (days - 1)).toBeLessThan(leftMinor);
    }),
  );
});

test.each([
  ['2026-11-16', 47],
  ['2026-12-28', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
])('TIM-08: the week of Monday %s is week %i', (monday, week) => {
  expect(isoWeek(monday)).toBe(week);
});

test('TIM-08: weeks follow each other from Monday to Monday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 0, max: 200 }), (start, count) => {
      const first = weekStart(addDays('2020-01-01', start));
      const weeks = weeksBetween(first, addDays(first, 7 * count));
      expect(weeks).toHaveLength(count + 1);
      expect(weeks.every((week) => weekStart(week) === week)).toBe(true);
    }),
  );
});

test.each([
  ['project', ['project', null]],
  ['client,week', ['client', 'week']],
  [' person , month ', ['person', 'month']],
  ['', null],
  ['project,project', null],
  ['project,', null],
  ['project,week,month', null],
  ['constructor', null],
])('TIM-08: the groups %j are read as %j', (text, groups) => {
  expect(readReportGroups(text)).toEqual(groups);
});

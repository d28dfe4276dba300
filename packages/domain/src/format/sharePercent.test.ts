import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetUsedPercent, projectFigures } from '../projects/projectFormulas';
import { utilisationPercent } from '../time/reportFormulas';
import { sharePercent } from './sharePercent';

test.each([
  [1, 300, 1],
  [199, 200, 99],
  [999_999, 1_000_000, 99],
  [1, 1_000_000, 1],
  [0, 0, 0],
  [0, 5, 0],
  [5, 5, 100],
  [1, 1, 100],
  [5, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [23, 40, 58],
  [1_004, 1_000, 101],
  [104, 100, 104],
  [3, 2, 150],
])('PRJ-12, USR-01, TIM-08: %d of %d are %d %%', (part, whole, percent) => {
  expect(sharePercent(part, whole)).toBe(percent);
  expect(budgetUsedPercent(part, whole)).toBe(whole === 0 ? null : percent);
  expect(utilisationPercent(part, whole)).toBe(whole === 0 ? null : percent);
});

test('PRJ-12: 199 of 200 tasks are not all', () => {
  const tasks = Array.from({ length: 200 }, (_, at) => ({ status: at > 0 ? 'Completed' : 'Todo' }) as const);
  expect(projectFigures({ tasks, team: [], time: [] }).progress).toBe(99);
});

test('TIM-08: with a decimal, the last of it is not rounded away either', () => {
  expect([sharePercent(1, 3_000, 1), sharePercent(2_999, 3_000, 1)]).toEqual([0.1, 99.9]);
  expect([sharePercent(1, 3, 1), sharePercent(3, 3, 1)]).toEqual([33.3, 100]);
});

test('only none is 0 and only all is 100', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (part, whole) => {
      const percent = sharePercent(part, whole);
      expect([percent === 0, percent === 100, percent > 100]).toEqual([
        part === 0,
        part === whole,
        part > whole,
      ]);
      expect(Math.abs(percent - (100 * part) / whole)).toBeLessThanOrEqual(1);
    }),
  );
});

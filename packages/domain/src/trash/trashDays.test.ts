import { expect, test } from 'vitest';
import { trashDaysLeft, trashEnd } from './trashDays';

test.each([
  ['2026-03-31T12:00:00.000Z', 30],
  ['2026-03-31T11:59:59.000Z', 30],
  ['2026-03-02T12:00:00.000Z', 1],
  ['2026-03-01T12:00:00.000Z', 0],
  ['2026-01-01T12:00:00.000Z', 0],
])('GEN-12: what was deleted at %s stays in the trash for another %i days', (deletedAt, days) => {
  expect(trashDaysLeft(deletedAt, new Date('2026-03-31T12:00:00.000Z'))).toBe(days);
});

test('GEN-12: what was deleted more than 30 days ago leaves the trash', () => {
  expect(trashEnd(new Date('2026-03-31T12:00:00.000Z'))).toEqual(new Date('2026-03-01T12:00:00.000Z'));
});

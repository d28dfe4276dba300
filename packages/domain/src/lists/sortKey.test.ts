import { expect, test } from 'vitest';
import { compareCodePoints } from './compareCodePoints';
import { sortKey } from './sortKey';

test('GEN-14: names sort as people read them: without case and accents, numbers by their value', () => {
  const sorted = [
    'Águas do Tejo',
    'ahead',
    'Øresund',
    'Phase 2',
    'phase 10',
    'Phase 10b',
    'Straße',
    'Strasser',
    'Tidewater',
    'Zürich',
  ];
  const shuffled = [...sorted].reverse();
  expect(shuffled.sort((a, b) => compareCodePoints(sortKey(a), sortKey(b)))).toEqual(sorted);
});

test('numbers of any length have one key for one value', () => {
  expect(sortKey('7')).toBe(sortKey('007'));
  expect(sortKey('0')).toBe(sortKey('0000000000000'));
  expect(sortKey('12345678901')).toBe(sortKey('00012345678901'));
  expect(sortKey('100000000000')).toBe('100000000000');
  expect(sortKey('000000000001')).toBe('0000000001');
  expect(sortKey('a1b22')).toBe('a0000000001b0000000022');
});

test('a key has 400 code points at most, of any script', () => {
  expect(sortKey('1a'.repeat(200))).toHaveLength(400);
  expect([...sortKey('🏗'.repeat(500))]).toHaveLength(400);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesOfSeconds } from './minutesOfSeconds';
import { parseDuration, readDurationText, writeDuration } from './parseDuration';
import { timeMessages } from './timeMessages';

test.each([
  ['1.5', 90],
  ['1,5', 90],
  ['.25', 15],
  ['1:30', 90],
  ['0:05', 5],
  ['90m', 90],
  ['90 min', 90],
  ['2h', 120],
  ['1h 30m', 90],
  ['12 h 30 m', 750],
  ['7,5 h', 450],
  [' 8 ', 480],
  ['0', 0],
  ['25', 1_500],
  [`1h${' '.repeat(15)}30m`, 90],
  [`${' '.repeat(999)}8`, 480],
])('TIM-06: a time typed as %s is %i minutes', (typed, minutes) => {
  expect(parseDuration(typed)).toBe(minutes);
});

test.each([
  '',
  ' ',
  '1:75',
  '-1',
  '-1:30',
  'h',
  '1.5.5',
  'abc',
  '1e3',
  '1:3',
  '1:300',
  '٣',
  '1h30',
  '9'.repeat(10_000),
  `1h${' '.repeat(16)}30m`,
  `${' '.repeat(1_000)}8`,
])('TIM-06: %s is no time', (typed) => {
  expect(parseDuration(typed)).toBeNull();
});

test.each([
  ['1:30', { ok: true, value: 90 }],
  ['0', { ok: true, value: 0 }],
  ['soon', { ok: false, message: timeMessages.durationInvalid }],
])('TIM-06: the field of a time in which %s is typed gives %j', (typed, read) => {
  expect(readDurationText(typed)).toEqual(read);
});

test('TIM-06: what a form writes for a duration is read as the same minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_999 }), (minutes) => {
      expect(parseDuration(writeDuration(minutes))).toBe(minutes);
    }),
  );
});

test.each([
  [0, 1],
  [1, 1],
  [89, 1],
  [90, 2],
  [3_629, 60],
  [3_630, 61],
])('TIM-07: %i counted seconds are %i minutes', (seconds, minutes) => {
  expect(minutesOfSeconds(seconds)).toBe(minutes);
});

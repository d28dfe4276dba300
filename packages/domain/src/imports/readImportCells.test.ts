import { describe, expect, test } from 'vitest';
import {
  dateOrderOf,
  momentsAt,
  readAmountMinor,
  readClock,
  readDate,
  readDecimal,
  readDuration,
  readYes,
} from './readImportCells';

const moments = (date: string, seconds: number, zone: string) =>
  momentsAt(date, seconds, zone).map((moment) => new Date(moment).toISOString());

describe('days', () => {
  test.each([
    [['1/2/2026', ' 13/2/2026 '], 'MM/DD/YYYY', 'DMY'],
    [['1/2/2026', '2/13/2026'], 'DD/MM/YYYY', 'MDY'],
    [['12/12/2026'], 'DD/MM/YYYY', 'DMY'],
    [['12/12/2026'], 'MM/DD/YYYY', 'MDY'],
    [['', '13.2.2026', 'soon'], 'YYYY-MM-DD', 'MDY'],
    [[], 'DD/MM/YYYY', 'DMY'],
  ] as const)('SRV-04: the days %j in a workspace of %s are read as %s', (cells, format, order) => {
    expect(dateOrderOf(cells, format)).toBe(order);
  });

  test.each([
    [' 2026-10-05 ', 'MDY', '2026-10-05'],
    ['3/4/2026', 'MDY', '2026-03-04'],
    ['3/4/2026', 'DMY', '2026-04-03'],
    ['03.04.2026', 'MDY', '2026-04-03'],
    ['13/12/2026', 'DMY', '2026-12-13'],
    ['13/12/2026', 'MDY', null],
    ['30.2.2026', 'DMY', null],
    ['2026-02-30', 'DMY', null],
    ['3/4/26', 'MDY', null],
    ['', 'MDY', null],
  ] as const)('SRV-04: the day %j in the order %s is %s', (cell, order, date) => {
    expect(readDate(cell, order)).toBe(date);
  });
});

describe('times', () => {
  test.each([
    ['8:30', 30_600],
    [' 08:30:15 ', 30_615],
    ['00:00', 0],
    ['23:59:59', 86_399],
    ['12:00 AM', 0],
    ['12:30am', 1_800],
    ['1:05  a.m.', 3_900],
    ['1:00 pm', 46_800],
    ['12:15:10 P.M.', 44_110],
    ['11:59pm.', 86_340],
  ])('SRV-04: the time of day %j is %i seconds after midnight', (cell, seconds) => {
    expect(readClock(cell)).toBe(seconds);
  });

  test.each([
    '',
    '8',
    '8:3',
    '8:60',
    '8:30:60',
    '24:00',
    '123:00',
    '0:30 am',
    '13:00 pm',
    '8:30 p',
    '8:30 xm',
    'at 8:30',
    '8:30 sharp',
  ])('SRV-04: %j is no time of day', (cell) => {
    expect(readClock(cell)).toBeNull();
  });

  test.each([
    ['7:29', 26_940],
    [' 07:29:30 ', 26_970],
    ['1234:00:01', 4_442_401],
    ['-1:30', -5_400],
    ['−0:00:01', -1],
    ['12345:00', null],
    ['1:5', null],
    ['1:60', null],
    ['1:00:60', null],
    ['1:00h', null],
    ['~1:00', null],
    ['7,5', null],
    ['', null],
  ])('SRV-04: the duration %j is %j seconds', (cell, seconds) => {
    expect(readDuration(cell)).toBe(seconds);
  });

  test.each([
    ['Europe/Vienna', '2026-10-19', 8 * 3_600, ['2026-10-19T06:00:00.000Z']],
    ['UTC-5', '2026-10-19', 8 * 3_600 + 1, ['2026-10-19T13:00:01.000Z']],
    ['Europe/Vienna', '2026-03-29', 2.5 * 3_600, []],
    ['Europe/Vienna', '2026-03-29', 3 * 3_600, ['2026-03-29T01:00:00.000Z']],
    ['Europe/Vienna', '2026-10-25', 2.5 * 3_600, ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
    ['Europe/Vienna', '2026-10-25', 3 * 3_600, ['2026-10-25T02:00:00.000Z']],
  ])('SRV-04: clocks of %s show on %s, %i seconds after midnight, at %j', (zone, date, seconds, at) => {
    expect(moments(date, seconds, zone)).toEqual(at);
  });
});

describe('numbers', () => {
  test.each([
    ['7.5', 7.5],
    [' 7,25 ', 7.25],
    ['-2', -2],
    ['123456.123456', 123_456.123456],
    ['1234567', null],
    ['1.1234567', null],
    ['.5', null],
    ['5.', null],
    ['7.5h', null],
    ['x7.5', null],
    ['1e3', null],
    ['', null],
  ])('SRV-04: the number %j is %j', (cell, number) => {
    expect(readDecimal(cell)).toBe(number);
  });

  test.each([
    ['EUR 400', 40_000],
    ['400EUR', 40_000],
    ['400 €', 40_000],
    ['€400', 40_000],
    ['1’280.5', 128_050],
    ['12 345 678,09', 1_234_567_809],
    ['99,999,999,999.99', 9_999_999_999_999],
    ['99999999999.99', 9_999_999_999_999],
    ['100,000,000,000', null],
    ['EURO 400', null],
    ['400 EU', null],
    ['400 EUR net', null],
    ['12 EUR 34', null],
    ['1.280 000', null],
    ['1.280.50', null],
    ['1280.123', null],
    ['?400', null],
    ['400?', null],
  ])('SRV-04: the amount %j is %j in minor units', (cell, minor) => {
    expect(readAmountMinor(cell)).toBe(minor);
  });

  test.each([
    ['Yes', true],
    ['ja', true],
    ['TRUE', true],
    ['1', true],
    [' x ', true],
    ['Billable', true],
    ['No', false],
    ['nein', false],
    ['FALSE', false],
    ['0', false],
    ['', false],
    ['Non-billable', false],
    ['perhaps', null],
  ])('SRV-04: %j as an answer is %j', (cell, answer) => {
    expect(readYes(cell)).toBe(answer);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  amountText,
  dateIn,
  daysBetween,
  formatDate,
  formatDateTime,
  formatDays,
  formatDuration,
  formatFileDate,
  formatHours,
  formatInstantDate,
  formatMoney,
  formatMoneyRounded,
  formatNumber,
  formatSize,
  monthsBefore,
  relativeTime,
  timeOfDayIn,
  todayIn,
} from './index';

const NOW = new Date('2026-11-19T12:00:00Z');
const SETTINGS = { dateFormat: 'MM/DD/YYYY', timeZone: 'UTC-5' } as const;
const ago = (seconds: number) => relativeTime(new Date(NOW.getTime() - seconds * 1_000), NOW, SETTINGS);
const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];

test.each([
  ['2026-11-16', '2026-11-22', '16 – 22 Nov 2026'],
  ['2026-11-30', '2026-12-06', '30 Nov – 6 Dec 2026'],
  ['2025-12-29', '2026-01-04', '29 Dec 2025 – 4 Jan 2026'],
  ['2026-09-01', '2026-09-01', '1 Sep 2026'],
])('TIM-09: the days from %s to %s are %j', (from, to, text) => expect(formatDays(from, to)).toBe(text));

describe('relative time', () => {
  test.each([
    [0, 'Just now'],
    [59, 'Just now'],
    [MINUTE, '1m ago'],
    [HOUR - 1, '59m ago'],
    [HOUR, '1h ago'],
    [DAY - 1, '23h ago'],
    [DAY, '1d ago'],
    [7 * DAY - 1, '6d ago'],
    [7 * DAY, '11/12/2026'],
    [-30, 'Just now'],
    [-2 * DAY, '11/21/2026'],
  ])('GEN-15: %i seconds ago reads %s', (seconds, words) => {
    expect(ago(seconds)).toBe(words);
  });

  test('GEN-15: every age has exactly one of the five forms', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * DAY }), (seconds) => {
        expect(ago(seconds)).toMatch(
          /^(Just now|[1-5]?\dm ago|1?\dh ago|2[0-3]h ago|[1-6]d ago|\d\d\/\d\d\/\d{4})$/,
        );
      }),
    );
  });
});

describe('sizes and durations', () => {
  test.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1_023, '1023 Bytes'],
    [1_023.6, '1.00 KB'],
    [1_024, '1.00 KB'],
    [1_536, '1.50 KB'],
    [1_048_064, '1023.50 KB'],
    [1_048_575, '1.00 MB'],
    [10 * 1_048_576, '10.00 MB'],
    [1_073_741_824, '1.00 GB'],
    [5_000 * 1_073_741_824, '5000.00 GB'],
  ])('GEN-15: %d bytes read %s', (bytes, words) => {
    expect(formatSize(bytes)).toBe(words);
  });

  test('GEN-15: no size below a terabyte shows 1024 or more of a unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_023 * 1_073_741_824 }), (bytes) => {
        expect(Number.parseFloat(formatSize(bytes))).toBeLessThan(1_024);
      }),
    );
  });

  test.each([
    [0, '0h 0m'],
    [45, '0h 45m'],
    [60, '1h 0m'],
    [125, '2h 5m'],
    [6_000, '100h 0m'],
  ])('GEN-15: %i minutes read %s', (minutes, words) => {
    expect(formatDuration(minutes)).toBe(words);
  });
});

describe('dates as the workspace writes them', () => {
  test("GEN-16: a date follows the workspace's format", () => {
    expect(formatDate('2026-03-09', 'MM/DD/YYYY')).toBe('03/09/2026');
    expect(formatDate('2026-03-09', 'DD/MM/YYYY')).toBe('09/03/2026');
    expect(formatDate('2026-03-09', 'YYYY-MM-DD')).toBe('2026-03-09');
    expect(formatDate(null, 'YYYY-MM-DD')).toBe('');
  });

  test("GEN-16: a moment's date and time are those of the workspace's time zone", () => {
    const midnightUtc = '2026-11-19T00:30:00Z';
    expect(formatInstantDate(midnightUtc, SETTINGS)).toBe('11/18/2026');
    expect(formatDateTime(midnightUtc, SETTINGS)).toBe('11/18/2026 19:30');
    expect(formatDateTime(midnightUtc, { dateFormat: 'YYYY-MM-DD', timeZone: 'UTC+0' })).toBe(
      '2026-11-19 00:30',
    );
    expect(todayIn('UTC-8', new Date('2026-11-19T07:59:00Z'))).toBe('2026-11-18');
    expect(todayIn('UTC-8', new Date('2026-11-19T08:00:00Z'))).toBe('2026-11-19');
  });

  test("GEN-15: a file's date is the short month with the time, in the workspace's time zone", () => {
    expect(formatFileDate('2026-11-19T19:05:00Z', { timeZone: 'UTC-5' })).toBe('Nov 19, 2026, 02:05 PM');
    expect(formatFileDate('2026-01-15T10:30:00Z', { timeZone: 'UTC+0' })).toBe('Jan 15, 2026, 10:30 AM');
  });

  test('adding days and counting them are each other’s reverse', () => {
    const date = fc
      .date({ min: new Date('1950-01-01'), max: new Date('2900-01-01'), noInvalidDate: true })
      .map((day) => dateIn('UTC+0', day));
    fc.assert(
      fc.property(date, fc.integer({ min: -9_999, max: 9_999 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      }),
    );
  });

  test('a month before the last of March is the last of February', () => {
    expect(monthsBefore(new Date('2026-03-31T09:00:00Z'), 1).toISOString()).toBe('2026-02-28T09:00:00.000Z');
    expect(monthsBefore(new Date('2026-01-15T09:00:00Z'), 5).toISOString()).toBe('2025-08-15T09:00:00.000Z');
  });
});

describe('money and numbers', () => {
  test("GEN-16: money is in the workspace's currency, from minor units", () => {
    expect(formatMoney(12_500_050, 'USD')).toBe('$125,000.50');
    expect(formatMoney(12_500_050, 'EUR')).toBe('€125,000.50');
    expect(formatMoney(99, 'GBP')).toBe('£0.99');
    expect(formatMoney(9_999_999_999_999, 'CAD')).toBe('CA$99,999,999,999.99');
    expect(formatMoneyRounded(12_500_050, 'EUR')).toBe('€125,001');
  });

  test('an amount is shown in its field as it would be typed', () => {
    expect(amountText(12_500_050)).toBe('125000.50');
  });

  test.each([null, undefined])('GEN-16: where there is no amount (%s) nothing is written', (none) => {
    expect([formatMoney(none, 'USD'), formatMoneyRounded(none, 'USD'), amountText(none)]).toEqual([
      '',
      '',
      '',
    ]);
  });

  test('GEN-16: numbers group thousands; hours always have a decimal', () => {
    expect(formatNumber(1_148.456)).toBe('1,148.46');
    expect(formatNumber(12)).toBe('12');
    expect(formatHours(1_148.5)).toBe('1,148.5');
    expect(formatHours(8)).toBe('8.0');
    expect(formatHours(0.25)).toBe('0.25');
  });
});

test('GEN-16: a zone with summer time has its own offset at each moment, also where it is no whole hour', () => {
  const at = (instant: string, timeZone: string) =>
    formatDateTime(instant, { timeZone, dateFormat: 'YYYY-MM-DD' });
  expect([
    at('2026-03-29T00:59:00Z', 'Europe/Oslo'),
    at('2026-03-29T01:00:00Z', 'Europe/Oslo'),
    at('2026-10-25T00:59:00Z', 'Europe/Oslo'),
    at('2026-10-25T01:00:00Z', 'Europe/Oslo'),
    at('2026-11-24T23:30:00Z', 'Asia/Kathmandu'),
    at('2026-11-24T00:30:00Z', 'America/St_Johns'),
  ]).toEqual([
    '2026-03-29 01:59',
    '2026-03-29 03:00',
    '2026-10-25 02:59',
    '2026-10-25 02:00',
    '2026-11-25 05:15',
    '2026-11-23 21:00',
  ]);
});

test.each([
  ['UTC-5', '18:30'],
  ['Europe/London', '23:30'],
  ['Europe/Oslo', '00:30'],
  ['America/St_Johns', '20:00'],
])('GEN-16: at one moment the time of day in %s is %s', (timeZone, time) => {
  expect(timeOfDayIn(timeZone, new Date('2026-11-24T23:30:00Z'))).toBe(time);
});

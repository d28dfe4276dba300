import { describe, expect, it } from 'vitest';
import { formatDateText, fromLocalDate, parseDateText, toLocalDate } from './dateText';

describe('dateText', () => {
  it.each([
    ['12/01/2026', 'MM/DD/YYYY', '2026-12-01'],
    ['1.12.2026', 'DD/MM/YYYY', '2026-12-01'],
    ['01-12-2026', 'DD/MM/YYYY', '2026-12-01'],
    [' 2026-12-01 ', 'MM/DD/YYYY', '2026-12-01'],
    ['2026-1-5', 'YYYY-MM-DD', '2026-01-05'],
    ['\u200e1.\u00a012.\u200b2026\u2060', 'DD/MM/YYYY', '2026-12-01'],
    ['29/02/2028', 'DD/MM/YYYY', '2028-02-29'],
  ] as const)('GEN-16: %j under %s is %s', (text, format, expected) => {
    expect(parseDateText(text, format)).toBe(expected);
  });

  it.each([
    ['2025-02-30', 'YYYY-MM-DD'],
    ['13/13/2026', 'MM/DD/YYYY'],
    ['01/12/26', 'DD/MM/YYYY'],
    ['12/01/2026', 'YYYY-MM-DD'],
    ['tomorrow', 'DD/MM/YYYY'],
    ['', 'DD/MM/YYYY'],
  ] as const)('%j under %s is no day', (text, format) => {
    expect(parseDateText(text, format)).toBeNull();
  });

  it('GEN-16: shows a date in the format of the workspace, and other text as it is', () => {
    expect(formatDateText('2026-12-01', 'DD/MM/YYYY')).toBe('01/12/2026');
    expect(formatDateText('2026-12-01', 'MM/DD/YYYY')).toBe('12/01/2026');
    expect(formatDateText('2025-02-30', 'DD/MM/YYYY')).toBe('2025-02-30');
  });

  it('keeps the day through the calendar, whatever the time zone', () => {
    expect(fromLocalDate(toLocalDate('2026-03-29') ?? new Date(0))).toBe('2026-03-29');
  });
});

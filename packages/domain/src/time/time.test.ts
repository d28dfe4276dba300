import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../fields/fieldErrors';
import { limits } from '../fields/limits';
import { averageHoursPerDay, billableHours, earningsMinor, totalEarningsMinor, totalHours } from './formulas';
import { TimeEntryInput } from './TimeEntry';
import { timeMessages } from './timeMessages';
import { TIME_CATEGORIES } from './timeOptions';

const minutes = fc.integer({ min: 0, max: 1_440 });
const work = fc.record({
  minutes,
  billable: fc.boolean(),
  hourlyRateMinor: fc.integer({ min: 1, max: limits.moneyMinor }),
  date: fc.constantFrom('2026-11-17', '2026-11-18', '2026-11-19'),
});

describe('earnings', () => {
  test('TIM-07: earnings are minutes / 60 x rate', () => {
    expect(earningsMinor({ minutes: 90, hourlyRateMinor: 7_500, billable: true })).toBe(11_250);
    expect(earningsMinor({ minutes: 0, hourlyRateMinor: 7_500, billable: true })).toBe(0);
  });

  test('TIM-07: an entry that is not billable earns nothing', () => {
    expect(earningsMinor({ minutes: 90, hourlyRateMinor: 7_500, billable: false })).toBe(0);
  });

  test('TIM-07: half a minor unit is rounded away from zero', () => {
    expect(earningsMinor({ minutes: 1, hourlyRateMinor: 30, billable: true })).toBe(1);
    expect(earningsMinor({ minutes: 1, hourlyRateMinor: 29, billable: true })).toBe(0);
    expect(earningsMinor({ minutes: -1, hourlyRateMinor: 30, billable: true })).toBe(-1);
  });

  test('TIM-07: earnings are never off by more than half a minor unit, however large', () => {
    fc.assert(
      fc.property(work, (entry) => {
        const twiceSixty = 120n * BigInt(earningsMinor({ ...entry, billable: true }));
        const exact = 2n * BigInt(entry.minutes) * BigInt(entry.hourlyRateMinor);
        const off = twiceSixty - exact;
        expect(off <= 60n && off >= -60n).toBe(true);
      }),
    );
  });

  test('TIM-07: a total is the sum of what its entries show', () => {
    fc.assert(
      fc.property(fc.array(work, { maxLength: 20 }), fc.array(work, { maxLength: 20 }), (some, others) => {
        const together = totalEarningsMinor([...some, ...others]);
        expect(together).toBe(totalEarningsMinor(some) + totalEarningsMinor(others));
      }),
    );
  });
});

describe('hours', () => {
  test('TIM-07: total hours are minutes / 60, billable ones counted apart', () => {
    const entries = [
      { minutes: 90, billable: true },
      { minutes: 30, billable: false },
    ];
    expect(totalHours(entries)).toBe(2);
    expect(billableHours(entries)).toBe(1.5);
    expect(totalHours([])).toBe(0);
  });

  test('TIM-07: the average per day divides by distinct dates, at least 1', () => {
    expect(averageHoursPerDay([])).toBe(0);
    expect(
      averageHoursPerDay([
        { minutes: 60, date: '2026-11-18' },
        { minutes: 120, date: '2026-11-18' },
        { minutes: 60, date: '2026-11-19' },
      ]),
    ).toBe(2);
  });

  test('TIM-07: the average per day is never above the total, nor below a share of it per entry', () => {
    fc.assert(
      fc.property(fc.array(work, { minLength: 1 }), (entries) => {
        const average = averageHoursPerDay(entries);
        expect(average).toBeLessThanOrEqual(totalHours(entries));
        expect(average).toBeGreaterThanOrEqual(totalHours(entries) / entries.length);
      }),
    );
  });
});

describe('a time entry', () => {
  test('TIM-02: the categories are those of the seed, Development and billable by default', () => {
    expect(TIME_CATEGORIES).toEqual([
      'Development',
      'Design',
      'Testing',
      'Management',
      'Meeting',
      'Research',
    ]);
    const entry = {
      projectId: '01930000-0000-7000-8000-000000000001',
      description: 'Site visit',
      date: '2026-11-19',
      minutes: 45,
    };
    expect(TimeEntryInput.parse(entry)).toMatchObject({
      category: 'Development',
      billable: true,
      taskId: null,
    });
  });

  test('TIM-02: the timer says to the letter what it needs', () => {
    expect(timeMessages.startNeedsProject).toBe(
      'Please select a project and add a description before starting the timer',
    );
  });

  test('TIM-06: manual entry says to the letter when nothing is complete, and points out what is missing', () => {
    expect(timeMessages.nothingComplete).toBe('Please fill in at least one complete time entry');
    const { error } = TimeEntryInput.safeParse({ minutes: 1.5 });
    expect(error && fieldErrors(error)).toEqual([
      { path: 'projectId', message: 'Project selection is required' },
      { path: 'description', message: 'Description is required' },
      { path: 'date', message: 'Date is required' },
      { path: 'minutes', message: 'The time must be a whole number of minutes above 0' },
    ]);
  });
});

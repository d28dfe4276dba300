import { expect, test } from 'vitest';
import { chosenValues, dateSpan, filterValues, isDateFilter } from './filterValues';

test.each([
  ['today', '2026-11-19', '2026-11-19', '2026-11-19'],
  ['next7', '2026-11-19', '2026-11-19', '2026-11-25'],
  ['next30', '2026-11-19', '2026-11-19', '2026-12-18'],
  ['week', '2026-11-19', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['lastWeek', '2026-11-19', '2026-11-09', '2026-11-15'],
  ['month', '2026-11-19', '2026-11-01', '2026-11-30'],
  ['month', '2028-02-01', '2028-02-01', '2028-02-29'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['lastMonth', '2026-11-19', '2026-10-01', '2026-10-31'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['2026-03-01..2026-03-31', '2026-11-19', '2026-03-01', '2026-03-31'],
  ['2026-03-01..', '2026-11-19', '2026-03-01', null],
  ['..2026-03-31', '2026-11-19', null, '2026-03-31'],
])('TIM-05: the days of %s, on %s, are those from %s to %s', (value, today, from, to) => {
  expect(dateSpan(value, today)).toEqual({ from, to });
});

test.each(['', '..', 'overdue', 'none', 'tomorrow', '2026-03-01', '2026-03-01..x', '2026-02-30..'])(
  'TIM-05: %j names no days',
  (value) => expect(dateSpan(value, '2026-11-19')).toBeNull(),
);

test('TIM-05: three days are no range', () => {
  expect(dateSpan('2026-03-01..2026-03-02..2026-03-03', '2026-11-19')).toBeNull();
});

test.each([
  ['overdue', true],
  ['none', true],
  ['lastMonth', true],
  ['2026-03-01..', true],
  ['tomorrow', false],
  ['', false],
])('TIM-05: a filter by date takes %j: %s', (value, isTaken) => {
  expect(isDateFilter(value)).toBe(isTaken);
});

test.each([
  [' Todo , Review ,Todo', ['Todo', 'Review']],
  [',,', []],
])('TSK-03: the values of the filter %j are %j, each once', (value, values) => {
  expect(filterValues(value)).toEqual(values);
});

test('TSK-03: a choice stands for the stored values that it names, any other for none', () => {
  const choices = { pending: ['Todo', 'Review'], completed: ['Completed'] };
  const filter = { by: 'choice', field: 'status', choices } as const;
  expect(chosenValues<{ status: string }>(filter, 'completed,gone,toString,pending')).toEqual([
    'Completed',
    'Todo',
    'Review',
  ]);
  expect(chosenValues<{ status: string }>({ by: 'text', field: 'status' }, 'completed')).toEqual([]);
});

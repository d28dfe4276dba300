import { isDateOnly } from '../fields/isDateOnly';
import { addDays } from '../format/workspaceDate';
import type { FilterBy } from './ListDefinition';

/** A filter takes so many values; a row that matches any of them stays. */
export const MOST_FILTER_VALUES = 50;

/** The value of an optional field that has none: a task without an assignee or due date. */
export const NO_VALUE = 'none';

/** Days that a filter by date has a name for. Any other days are written as a range: '2026-03-01..2026-03-31', '2026-03-01..'. */
export const DATE_FILTERS = [
  'overdue',
  'today',
  'week',
  'lastWeek',
  'month',
  'lastMonth',
  'next7',
  'next30',
  NO_VALUE,
] as const;

/** A filter's values, as the URL has them: separated by commas. */
export function filterValues(value: string): string[] {
  return [...new Set(value.split(',').map((one) => one.trim()))].filter((one) => one !== '');
}

/** Days from one to another, both included; null where there is no limit. */
export interface DateSpan {
  from: string | null;
  to: string | null;
}

/** The days of a range or of a name but 'overdue' and 'none'; null where it is neither. A week begins on Monday. */
export function dateSpan(value: string, today: string): DateSpan | null {
  if (value === 'today') return { from: today, to: today };
  if (value === 'next7') return { from: today, to: addDays(today, 6) };
  if (value === 'next30') return { from: today, to: addDays(today, 29) };
  if (value === 'week') return weekOf(today);
  if (value === 'lastWeek') return weekOf(addDays(today, -7));
  if (value === 'month') return monthOf(today);
  if (value === 'lastMonth') return monthOf(addDays(monthOf(today).from, -1));
  const parts = value.split('..');
  if (parts.length !== 2 || value === '..') return null;
  const [from = '', to = ''] = parts;
  if (![from, to].every((day) => day === '' || isDateOnly(day))) return null;
  return { from: from || null, to: to || null };
}

/** The days of a day's week, Monday to Sunday. */
export function weekOf(day: string): { from: string; to: string } {
  const from = weekStart(day);
  return { from, to: addDays(from, 6) };
}

/** The Monday of a day's week. */
export function weekStart(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function monthOf(day: string): { from: string; to: string } {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { from: `${day.slice(0, 7)}-01`, to: `${day.slice(0, 7)}-${last}` };
}

/** Whether a filter by date takes the value. */
export function isDateFilter(value: string): boolean {
  return (DATE_FILTERS as readonly string[]).includes(value) || dateSpan(value, '2000-01-01') !== null;
}

/** The stored values that a filter by choice leaves; none where it is another filter. */
export function chosenValues<Row>(filter: FilterBy<Row>, value: string): string[] {
  if (filter.by !== 'choice') return [];
  const { choices } = filter;
  return filterValues(value).flatMap((name) => (Object.hasOwn(choices, name) ? (choices[name] ?? []) : []));
}

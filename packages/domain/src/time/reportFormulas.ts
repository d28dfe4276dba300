import { sharePercent } from '../format/sharePercent';
import { addDays, daysBetween } from '../format/workspaceDate';
import { budgetUsedPercent } from '../projects/projectFormulas';

const WORK_DAYS_PER_WEEK = 5;
/** The pace of a budget is that of so many days. */
export const PACE_DAYS = 28;
/** A budget that lasts longer has no day on which it runs out. */
const LONGEST_FORECAST_DAYS = 3_650;

/** Days from Monday to Friday between two dates, both included. */
export function workDays(from: string, to: string): number {
  const days = daysBetween(from, to) + 1;
  if (days <= 0) return 0;
  const whole = Math.floor(days / 7);
  let count = whole * WORK_DAYS_PER_WEEK;
  for (let day = addDays(from, whole * 7); day <= to; day = addDays(day, 1)) if (isWorkDay(day)) count += 1;
  return count;
}

/**
 * Minutes that people with so many hours a week work from one date to another. Days to come don't count: the running week is
 * measured by what is over of it.
 */
export function capacityMinutes(
  hoursPerWeek: number,
  { from, to, today }: { from: string; to: string; today: string },
): number {
  const last = to < today ? to : today;
  return Math.round((workDays(from, last) * hoursPerWeek * 60) / WORK_DAYS_PER_WEEK);
}

/** Recorded time as a whole percent of capacity; null where there is none to measure by. */
export function utilisationPercent(minutes: number, capacity: number): number | null {
  return capacity > 0 ? sharePercent(minutes, capacity) : null;
}

export interface BudgetForecast {
  usedPercent: number | null;
  /** Minor units; below 0 where the budget is exceeded. */
  leftMinor: number;
  /** Minor units a day. */
  paceMinor: number;
  /** The first day that the budget does not cover any more, at this pace; null where nothing is spent, or it lasts ten years. */
  runsOutOn: string | null;
}

/** Where a budget stands, and when it ends at the pace of the last four weeks (TIM-08). */
export function budgetForecast(
  budget: { budgetMinor: number; budgetUsedMinor: number; lastFourWeeksMinor: number },
  today: string,
): BudgetForecast {
  const { budgetMinor, budgetUsedMinor, lastFourWeeksMinor } = budget;
  const leftMinor = budgetMinor - budgetUsedMinor;
  const paceMinor = lastFourWeeksMinor / PACE_DAYS;
  const days = leftMinor <= 0 ? 0 : Math.ceil(leftMinor / paceMinor);
  return {
    usedPercent: budgetUsedPercent(budgetUsedMinor, budgetMinor),
    leftMinor,
    paceMinor,
    runsOutOn: paceMinor > 0 && days <= LONGEST_FORECAST_DAYS ? addDays(today, days) : null,
  };
}

/** The number of a week by ISO 8601, of its Monday: 47 of 2026-11-16. */
export function isoWeek(monday: string): number {
  const thursday = addDays(monday, 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}

/** The Mondays from one week to another, both included. */
export function weeksBetween(first: string, last: string): string[] {
  const weeks = [];
  for (let week = first; week <= last; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

function isWorkDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

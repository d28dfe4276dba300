import type { TimeZone } from '../settings/settingsOptions';

/** Minutes that a workspace's time zone is ahead of UTC. The zones of SET-01 are fixed offsets without summer time. */
export function offsetMinutes(timeZone: TimeZone): number {
  return Number(timeZone.slice('UTC'.length)) * 60;
}

/** The calendar date of a moment in the workspace's time zone, YYYY-MM-DD. */
export function dateIn(timeZone: TimeZone, moment: Date): string {
  const days = Math.floor((moment.getTime() + offsetMinutes(timeZone) * 60_000) / DAY_MS);
  // Kept, since each row of a list asks what day it is today.
  if (days !== latest.days) latest = { days, date: new Date(days * DAY_MS).toISOString().slice(0, 10) };
  return latest.date;
}

const DAY_MS = 86_400_000;
let latest = { days: 0, date: '1970-01-01' };

/** Today in the workspace's time zone: what 'overdue' and 'due today' are judged by. */
export function todayIn(timeZone: TimeZone, now: Date): string {
  return dateIn(timeZone, now);
}

/** The date so many days later (or earlier, below 0). */
export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** Days from one date to another; negative where `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The same time of day so many months earlier; the last day of the month where that day is missing. In UTC. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return earlier;
}

import type { TimeZone } from '../settings/settingsOptions';

/**
 * Minutes that a time zone is ahead of UTC at a moment. The seed's zones ('UTC-5') are fixed offsets; those of the IANA database
 * have summer time.
 */
export function offsetMinutes(timeZone: TimeZone, moment: Date): number {
  const fixed = FIXED.exec(timeZone)?.[1];
  if (fixed !== undefined) return Number(fixed) * 60;
  const quarter = Math.floor(moment.getTime() / QUARTER_MS);
  // Kept, since each row of a list asks; clocks change at quarters of an hour only.
  if (quarter !== latestOffset.quarter || timeZone !== latestOffset.timeZone)
    latestOffset = { quarter, timeZone, minutes: offsetByIntl(timeZone, moment) };
  return latestOffset.minutes;
}

/** The calendar date of a moment in the workspace's time zone, YYYY-MM-DD. */
export function dateIn(timeZone: TimeZone, moment: Date): string {
  const days = Math.floor((moment.getTime() + offsetMinutes(timeZone, moment) * 60_000) / DAY_MS);
  // Kept, since each row of a list asks what day it is today.
  if (days !== latest.days) latest = { days, date: new Date(days * DAY_MS).toISOString().slice(0, 10) };
  return latest.date;
}

/** The time of day of a moment in the workspace's time zone: '09:05'. */
export function timeOfDayIn(timeZone: TimeZone, moment: Date): string {
  return new Date(moment.getTime() + offsetMinutes(timeZone, moment) * 60_000).toISOString().slice(11, 16);
}

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;
const FIXED = /^UTC([+-]\d{1,2})$/;
let latest = { days: 0, date: '1970-01-01' };
let latestOffset = { quarter: 0, timeZone: '' as TimeZone, minutes: 0 };
let latestFormat = { timeZone: '' as TimeZone, format: (_: Date) => '' };

function offsetByIntl(timeZone: TimeZone, moment: Date): number {
  if (timeZone !== latestFormat.timeZone)
    latestFormat = {
      timeZone,
      format: new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format,
    };
  // '11/24/2026, GMT-03:30', or 'GMT' alone.
  const [, sign = '+', hours = 0, minutes = 0] = /GMT(.)(\d+):(\d+)/.exec(latestFormat.format(moment)) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}

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

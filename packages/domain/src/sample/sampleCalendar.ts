import { addDays } from '../format/workspaceDate';
import { chance } from './sampleHash';

/** Days of the sample are counted from today: negative is past. */
export interface SampleCalendar {
  date(offset: number): string;
  /** The date, or the working day before it. */
  workdayBefore(offset: number): string;
  /** The date, or the working day after it. */
  workdayAfter(offset: number): string;
  isWorkday(offset: number): boolean;
  /** A moment in working hours (UTC) of a past day, or of the working day before it, always the same for the same words. */
  instant(offset: number, ...words: (string | number)[]): string;
}

export function sampleCalendar(today: string): SampleCalendar {
  const date = (offset: number) => addDays(today, offset);
  const isWorkday = (offset: number) => {
    const day = new Date(`${date(offset)}T00:00:00Z`).getUTCDay();
    return day !== 0 && day !== 6;
  };
  const nearestWorkday = (offset: number, step: 1 | -1): string =>
    isWorkday(offset) ? date(offset) : nearestWorkday(offset + step, step);
  return {
    date,
    isWorkday,
    workdayBefore: (offset) => nearestWorkday(offset, -1),
    workdayAfter: (offset) => nearestWorkday(offset, 1),
    instant: (offset, ...words) => {
      const minutes = 7 * 60 + chance(8 * 60, 'minute', ...words);
      return new Date(Date.parse(`${nearestWorkday(offset, -1)}T00:00:00Z`) + minutes * 60_000).toISOString();
    },
  };
}

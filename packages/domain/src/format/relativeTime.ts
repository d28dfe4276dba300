import type { Settings } from '../settings/Settings';
import { formatInstantDate } from './formatDate';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago a moment was (GEN-15): 'Just now' under 1 minute, '{n}m ago', '{n}h ago' under 24 hours, '{n}d ago' under 7
 * days, then its date. A moment up to a minute ahead is 'Just now' too (clocks differ); one further ahead gives its date.
 */
export function relativeTime(
  instant: string | Date,
  now: Date,
  settings: Pick<Settings, 'dateFormat' | 'timeZone'>,
): string {
  const age = now.getTime() - new Date(instant).getTime();
  if (age > -MINUTE && age < MINUTE) return 'Just now';
  if (age < 0 || age >= 7 * DAY) return formatInstantDate(instant, settings);
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m ago`;
  return age < DAY ? `${Math.floor(age / HOUR)}h ago` : `${Math.floor(age / DAY)}d ago`;
}

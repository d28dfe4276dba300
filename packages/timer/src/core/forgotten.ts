import { segmentElapsed, type Timer } from './timer';

const minute = 60_000;

/** A segment that runs for longer than this may have been forgotten, in ms. */
export const forgottenAfter = 8 * 60 * minute;

/** Later than this after a start, each time of day has come at least once, also where a night skips it, in ms. */
const everyTimeOfDay = 49 * 60 * minute;

/**
 * Whether a timer has been running for so long without a pause that the person should be asked.
 * @param after in ms
 */
export function mayBeForgotten(timer: Timer, now: number, after = forgottenAfter): boolean {
  return segmentElapsed(timer, now) > after;
}

/** The time of day 'HH:MM', 24 hours, that clocks show at an instant, ms since the epoch. */
export type ClockAt = (instant: number) => string;

let onDevice: Intl.DateTimeFormat | undefined;

function deviceClockAt(instant: number): string {
  onDevice ??= new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return onDevice.format(instant);
}

/**
 * The first instant between two others at which clocks show a time of day: when somebody left, as they remember it.
 * @param timeOfDay 'HH:MM', 24 hours
 * @returns ms since the epoch; `null` where no clock shows it between the two
 */
export function firstInstantAt(
  timeOfDay: string,
  { from, to, clockAt = deviceClockAt }: { from: number; to: number; clockAt?: ClockAt | undefined },
): number | null {
  const last = Math.min(to, from + everyTimeOfDay);
  for (let instant = Math.floor(from / minute + 1) * minute; instant <= last; instant += minute)
    if (clockAt(instant) === timeOfDay) return instant;
  return null;
}

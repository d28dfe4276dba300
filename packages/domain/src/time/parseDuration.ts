import { cleanLine } from '../fields/cleanText';
import { timeMessages } from './timeMessages';

export const MINUTES_PER_DAY = 1_440;

/**
 * Minutes of a duration as people type it: '1.5' and '1,5' are hours, '1:30', '90m', '1h', '1h 30m'. Hours are rounded to the
 * minute.
 *
 * @returns null where it is none: '1:75', '7,5 h x', '-1'
 */
export function parseDuration(typed: string): number | null {
  if (typed.length > LONGEST_TYPED) return null;
  const text = cleanLine(typed).toLowerCase();
  if (text.length > LONGEST) return null;
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const parts = /^(?:(\d{1,3})\s*h)?\s*(?:(\d{1,4})\s*m(?:in)?)?$/.exec(text);
  if (parts && (parts[1] ?? parts[2]) !== undefined)
    return Number(parts[1] ?? 0) * 60 + Number(parts[2] ?? 0);
  const hours = /^(\d{0,3}(?:[.,]\d{1,4})?)\s*h?$/.exec(text)?.[1];
  if (!hours) return null;
  return Math.round(Number(hours.replace(',', '.')) * 60);
}

/** `parseDuration` for the text of a form's field. */
export function readDurationText(
  typed: string,
): { ok: true; value: number } | { ok: false; message: string } {
  const minutes = parseDuration(typed);
  return minutes === null
    ? { ok: false, message: timeMessages.durationInvalid }
    : { ok: true, value: minutes };
}

const LONGEST = 20;
const LONGEST_TYPED = 1_000;

/** Minutes as a form shows them for typing: 90 is '1:30'. */
export function writeDuration(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

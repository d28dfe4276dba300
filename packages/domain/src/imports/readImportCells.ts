import { cleanLine } from '../fields/cleanText';
import { isDateOnly } from '../fields/isDateOnly';
import { limits } from '../fields/limits';
import { offsetMinutes } from '../format/workspaceDate';
import type { DateFormat, TimeZone } from '../settings/settingsOptions';

/** Which of month and day comes first in '3/4/2026'. */
export type DateOrder = 'MDY' | 'DMY';

/** The order of days and months in a column of dates: what its cells leave open follows the workspace's format. */
export function dateOrderOf(cells: readonly string[], format: DateFormat): DateOrder {
  for (const cell of cells) {
    const match = SLASHED.exec(cleanLine(cell));
    if (match && Number(match[1]) > 12) return 'DMY';
    if (match && Number(match[2]) > 12) return 'MDY';
  }
  return format === 'DD/MM/YYYY' ? 'DMY' : 'MDY';
}

const SLASHED = /^(\d{1,2})[/](\d{1,2})[/](\d{4})$/;
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** A day as YYYY-MM-DD; null where it is none. */
export function readDate(cell: string, order: DateOrder): string | null {
  const text = cleanLine(cell);
  if (isDateOnly(text)) return text;
  const match = SLASHED.exec(text) ?? DOTTED.exec(text);
  if (!match) return null;
  const isDayFirst = text.includes('.') || order === 'DMY';
  const [, first = '', second = '', year = ''] = match;
  const [month, day] = isDayFirst ? [second, first] : [first, second];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDateOnly(date) ? date : null;
}

/** Seconds since midnight by the clock, of 24 or of 12 hours; null where it is no time. */
export function readClock(cell: string): number | null {
  const match = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?(?:\s*([AaPp])\.?[Mm]\.?)?$/.exec(cleanLine(cell));
  if (!match) return null;
  const [, hour = '', minute = '', second = '0', half] = match;
  const typed = Number(hour);
  if (half ? typed < 1 || typed > 12 : typed > 23) return null;
  const hours = half ? (typed % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : typed;
  return hours * 3_600 + Number(minute) * 60 + Number(second);
}

/** Seconds of '7:29:30' or '7:29'; negative ones too, to be refused with a reason; null where it is no duration. */
export function readDuration(cell: string): number | null {
  const match = /^([-−])?(\d{1,4}):([0-5]\d)(?::([0-5]\d))?$/.exec(cleanLine(cell));
  if (!match) return null;
  const [, sign, hours = '', minutes = '', seconds = '0'] = match;
  const all = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return sign ? -all : all;
}

/** A decimal number, with a point or a comma; null where it is none. */
export function readDecimal(cell: string): number | null {
  const text = cleanLine(cell);
  return /^-?\d{1,6}(?:[.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

/**
 * Money in minor units, with the sign or letters of a currency before or after it, thousands grouped as any country does, and two decimals
 * at most: '1.280,46', '1,280.46', '€ 400', "CHF 1'200". Null where it is none, or below 0.
 */
export function readAmountMinor(cell: string): number | null {
  const text = cleanLine(cell).replace(
    /^(?:\p{Sc}|[A-Za-z]{1,3}\p{Sc}?)\s*|\s*(?:\p{Sc}|[A-Za-z]{3})$/gu,
    '',
  );
  const match = /^(\d{1,3}(?:([.,'’ ])\d{3})(?:\2\d{3}){0,3}|\d{1,13})(?:([.,])(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, whole = '', group, point, fraction = ''] = match;
  if (group !== undefined && group === point) return null;
  const minor = Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  return minor > limits.moneyMinor ? null : minor;
}

/** Whether a cell says yes; null where it says neither. */
export function readYes(cell: string): boolean | null {
  const text = cleanLine(cell).toLowerCase();
  if (['yes', 'ja', 'true', '1', 'x', 'billable'].includes(text)) return true;
  return ['no', 'nein', 'false', '0', '', 'non-billable'].includes(text) ? false : null;
}

/**
 * The moments, in milliseconds, at which clocks of a time zone show a day and time: one; none in the hour that a spring night skips; two in
 * the one that an autumn night has twice, the earlier first.
 */
export function momentsAt(date: string, secondsOfDay: number, timeZone: TimeZone): number[] {
  const shown = Date.parse(`${date}T00:00:00Z`) + secondsOfDay * 1_000;
  const offsets = [-DAY_MS, DAY_MS].map((away) => offsetMinutes(timeZone, new Date(shown + away)));
  return [...new Set(offsets)]
    .map((offset) => ({ offset, moment: shown - offset * 60_000 }))
    .filter(({ offset, moment }) => offsetMinutes(timeZone, new Date(moment)) === offset)
    .map(({ moment }) => moment)
    .sort((one, other) => one - other);
}

const DAY_MS = 86_400_000;

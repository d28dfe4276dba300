import type { DateFormat } from '../../locale/useDateFormat';
import { visibleText } from '../../locale/visibleText';

/** `'2026-12-01'` as the format shows it; text that is no ISO date is given back as it is. */
export function formatDateText(value: string, format: DateFormat): string {
  const [year, month, day] = isoParts(value) ?? [];
  if (!year || !month || !day) return value;
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/**
 * What was typed as an ISO date. Takes the display format (with `/`, `.`, `-` or blanks between, leading zeros or not)
 * and ISO, whatever the format.
 *
 * @returns null for what is no day of the calendar, such as 2025-02-30
 */
export function parseDateText(text: string, format: DateFormat): string | null {
  const parts = visibleText(text)
    .replace(/\.$/, '')
    .split(/[/.\-\s]+/);
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return null;
  const [first = '', second = '', third = ''] = parts;
  if (first.length === 4) return isoDate(first, second, third);
  if (format.startsWith('YYYY') || third.length !== 4) return null;
  return format.indexOf('MM') < format.indexOf('DD')
    ? isoDate(third, first, second)
    : isoDate(third, second, first);
}

/** How a date is shown and read: for `usePlainInput`. Text that is no date stays as it is. */
export function dateReading(format: DateFormat) {
  return {
    read: (text: string) => parseDateText(text, format) ?? text,
    write: (date: string) => formatDateText(date, format),
  };
}

/** The local midnight of an ISO date, for the calendar. */
export function toLocalDate(value: string | number | undefined): Date | undefined {
  const parts = typeof value === 'string' ? isoParts(value) : null;
  if (!parts) return undefined;
  const [year, month, day] = parts;
  return new Date(Number(year), Number(month) - 1, Number(day));
}

/** The ISO date of a local midnight. */
export function fromLocalDate(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
}

function isoParts(value: string): [string, string, string] | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return year && month && day && isoDate(year, month, day) ? [year, month, day] : null;
}

function isoDate(year: string, month: string, day: string): string | null {
  if (month.length > 2 || day.length > 2) return null;
  // Date.UTC rolls 30 February over to March: a day that comes back changed does not exist. Years before 100 are read as 19xx.
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return date.toISOString().slice(0, 10) === iso ? iso : null;
}

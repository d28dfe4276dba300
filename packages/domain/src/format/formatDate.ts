import type { Settings } from '../settings/Settings';
import type { DateFormat } from '../settings/settingsOptions';
import { dateIn, offsetMinutes } from './workspaceDate';

/** A calendar date ('YYYY-MM-DD') as the workspace writes dates (GEN-16). '' for none. */
export function formatDate(date: string | null | undefined, format: DateFormat): string {
  if (!date) return '';
  const [year = '', month = '', day = ''] = date.split('-');
  if (format === 'MM/DD/YYYY') return `${month}/${day}/${year}`;
  if (format === 'DD/MM/YYYY') return `${day}/${month}/${year}`;
  return `${year}-${month}-${day}`;
}

/** Days from one date to another in words: '16 – 22 Nov 2026', '30 Nov – 6 Dec 2026', '29 Dec 2025 – 4 Jan 2026'. */
export function formatDays(from: string, to: string): string {
  const last = wordsOf(to).join(' ');
  if (from === to) return last;
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const first = wordsOf(from).slice(0, isSameMonth ? 1 : isSameYear ? 2 : 3);
  return `${first.join(' ')} – ${last}`;
}

/** ['16', 'Nov', '2026'] */
function wordsOf(date: string): string[] {
  return [`${Number(date.slice(8))}`, MONTH.format(new Date(`${date}T00:00:00Z`)), date.slice(0, 4)];
}

const MONTH = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' });

type DateSettings = Pick<Settings, 'dateFormat' | 'timeZone'>;

/** The date of a moment (ISO instant or Date) in the workspace's time zone and format. */
export function formatInstantDate(instant: string | Date, { dateFormat, timeZone }: DateSettings): string {
  return formatDate(dateIn(timeZone, new Date(instant)), dateFormat);
}

/** Date and time of a moment, 24-hour: '11/19/2026 14:05'. */
export function formatDateTime(instant: string | Date, settings: DateSettings): string {
  const moment = new Date(instant);
  const local = new Date(moment.getTime() + offsetMinutes(settings.timeZone, moment) * 60_000);
  return `${formatInstantDate(instant, settings)} ${local.toISOString().slice(11, 16)}`;
}

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

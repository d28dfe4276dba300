import type { Settings } from '../settings/Settings';
import { offsetMinutes } from './workspaceDate';

/** How file lists write when something was changed: en-US, short month, with the time. 'Nov 19, 2026, 02:05 PM'. */
export function formatFileDate(instant: string | Date, { timeZone }: Pick<Settings, 'timeZone'>): string {
  const moment = new Date(instant);
  const local = new Date(moment.getTime() + offsetMinutes(timeZone, moment) * 60_000);
  return FILE_DATE.format(local).replace(/\u202f/g, ' ');
}

const FILE_DATE = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

import type { ExportColumn } from '../exports/ExportColumn';
import { earningsMinor } from './formulas';
import type { TimeEntryRow } from './TimeEntry';

/** What an export of time has (TIM-08): the minutes that count, and money that is rounded by entry, so that sums agree with the screen. */
export const timeEntryColumns: readonly ExportColumn<TimeEntryRow>[] = [
  { header: 'Date', as: 'date', value: ({ date }) => date },
  { header: 'Person', as: 'text', value: ({ personName }) => personName },
  { header: 'Client', as: 'text', value: ({ clientName }) => clientName },
  { header: 'Project', as: 'text', value: ({ projectName }) => projectName },
  { header: 'Task', as: 'text', value: ({ taskTitle }) => taskTitle },
  { header: 'Description', as: 'text', value: ({ description }) => description },
  { header: 'Category', as: 'text', value: ({ category }) => category },
  { header: 'Status', as: 'text', value: ({ status }) => status },
  { header: 'Billable', as: 'text', value: ({ billable }) => (billable ? 'Yes' : 'No') },
  { header: 'Started', as: 'text', value: ({ startedAt }) => startedAt },
  { header: 'Ended', as: 'text', value: ({ endedAt }) => endedAt },
  { header: 'Minutes', as: 'number', value: ({ minutes }) => minutes },
  { header: 'Hours', as: 'number', value: ({ minutes }) => Math.round((minutes / 60) * 10_000) / 10_000 },
  { header: 'Rate', as: 'money', needs: 'rate:read', value: ({ hourlyRateMinor }) => hourlyRateMinor },
  {
    header: 'Earnings',
    as: 'money',
    needs: 'rate:read',
    value: ({ minutes, billable, hourlyRateMinor }) =>
      hourlyRateMinor === undefined ? null : earningsMinor({ minutes, billable, hourlyRateMinor }),
  },
];

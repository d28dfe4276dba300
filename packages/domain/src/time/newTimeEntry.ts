import type { TimeCategory } from './timeOptions';

/** The empty form of a time entry on a day. */
export function newTimeEntry(date: string) {
  return {
    projectId: '',
    taskId: null as string | null,
    description: '',
    date,
    category: 'Development' as TimeCategory,
    billable: true,
  };
}

import { type TimeEntryInput, type TimeEntryRow, writeDuration } from '@linework/domain';

/** The form of an entry: what is sent, but the time as the text of its field. */
export interface EntryValues extends Omit<TimeEntryInput, 'minutes' | 'taskId'> {
  id: string;
  /** '' for none. */
  taskId: string;
  /** As typed. */
  minutes: string;
}

/** A stored entry as the form shows it. */
export function entryValues(entry: TimeEntryRow): EntryValues {
  const { id, projectId, description, date, category, billable } = entry;
  return {
    id,
    projectId,
    taskId: entry.taskId ?? '',
    description,
    date,
    minutes: writeDuration(entry.minutes),
    category,
    billable,
  };
}

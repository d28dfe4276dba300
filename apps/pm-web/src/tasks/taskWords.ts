import type { TaskRow } from '@linework/domain';
import type { useFormat } from '../format/useFormat';

export const UNASSIGNED = 'Unassigned';
export const NO_DUE_DATE = 'No due date';

/** The day that a task is due, with '(Overdue)' in words (TSK-05). */
export function dueText(
  task: Pick<TaskRow, 'dueDate' | 'status'>,
  format: Pick<ReturnType<typeof useFormat>, 'date' | 'isOverdue'>,
): string {
  const date = format.date(task.dueDate);
  return format.isOverdue(task) ? `${date} (Overdue)` : date;
}

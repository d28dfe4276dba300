import { addDays, daysBetween, type TaskRow } from '@linework/domain';
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

/** The same in few characters, where there is no room for both: 'Today', 'Tomorrow', '2d overdue', or the date. */
export function dueSoonText(
  task: Pick<TaskRow, 'dueDate' | 'status'>,
  format: Pick<ReturnType<typeof useFormat>, 'date' | 'isOverdue' | 'todayDate'>,
): string {
  const today = format.todayDate();
  if (task.dueDate === today) return 'Today';
  if (task.dueDate === addDays(today, 1)) return 'Tomorrow';
  return task.dueDate !== null && format.isOverdue(task)
    ? `${daysBetween(task.dueDate, today)}d overdue`
    : format.date(task.dueDate);
}

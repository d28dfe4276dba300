import type { TaskCounts } from './TaskRow';
import { isCompleted, type TaskStatus } from './taskOptions';

/**
 * '(Overdue)': due before today and not completed. `today` is the date in the workspace's time zone (todayIn); a task due
 * today has the whole day left.
 */
export function isOverdue(task: { dueDate: string | null; status: TaskStatus }, today: string): boolean {
  return task.dueDate !== null && task.dueDate < today && !isCompleted(task);
}

/** The stat cards of TSK-02, and the hours, of tasks that were counted to the end. */
export function taskCounts(
  tasks: readonly { dueDate: string | null; status: TaskStatus; estimatedHours: number }[],
  today: string,
): TaskCounts {
  return {
    total: tasks.length,
    totalIsCapped: false,
    completed: tasks.filter(isCompleted).length,
    inProgress: tasks.filter((task) => task.status === 'In Progress').length,
    overdue: tasks.filter((task) => isOverdue(task, today)).length,
    hours: tasks.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0),
  };
}

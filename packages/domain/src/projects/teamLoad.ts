import { addDays } from '../format/workspaceDate';
import { weekStart } from '../lists/filterValues';
import { isCompleted, type TaskStatus } from '../tasks/taskOptions';
import type { TeamLoad } from './ProjectOverview';

/** Open tasks that a team's load is added up from, those due first: of more it is told that there are more. */
export const MOST_LOAD_TASKS = 2_000;

/** The last day of this week, its Sunday: what is due by then is planned for this week, what is overdue included, for it is still to be done. */
export function plannedUntil(today: string): string {
  return addDays(weekStart(today), 6);
}

/** The load of one person by a project's tasks: the reference for the server's SQL. */
export function loadOf(
  personId: string,
  tasks: readonly {
    assigneeId: string | null;
    status: TaskStatus;
    dueDate: string | null;
    estimatedHours: number;
  }[],
  today: string,
): Pick<TeamLoad, 'openTasks' | 'plannedHours'> {
  const open = tasks.filter((task) => task.assigneeId === personId && !isCompleted(task));
  const planned = open.filter(({ dueDate }) => dueDate !== null && dueDate <= plannedUntil(today));
  return {
    openTasks: open.length,
    plannedHours: planned.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0),
  };
}

import { z } from 'zod';
import { Id } from '../fields/id';
import { addDays } from '../format/workspaceDate';
import { weekStart } from '../lists/filterValues';
import { isCompleted, type TaskStatus } from '../tasks/taskOptions';

/** Open tasks that a team's load is added up from, those due first: of more it is told that there are more. */
export const MOST_LOAD_TASKS = 2_000;

/** How much of a project is planned for a person of its team this week. */
export const TeamLoad = z.object({
  /** Of the person. */
  id: Id,
  name: z.string(),
  initials: z.string(),
  /** What they do in the project; their job role where nothing else is agreed. */
  role: z.string(),
  isLead: z.boolean(),
  /** Hours that they work a week, on whatever project. */
  hoursPerWeek: z.number(),
  /** Tasks of the project that are theirs and not completed. */
  openTasks: z.number().int(),
  /** Estimated hours of those that are due by plannedUntil. */
  plannedHours: z.number(),
});
export type TeamLoad = z.infer<typeof TeamLoad>;

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

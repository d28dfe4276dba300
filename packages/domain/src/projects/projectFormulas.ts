import { sharePercent } from '../format/sharePercent';
import { isCompleted, type TaskStatus } from '../tasks/taskOptions';
import { type TimedWork, totalEarningsMinor, totalHours } from '../time/formulas';

/** What a project's list row says of its work (PRJ-12), always computed from tasks, team and time. */
export interface ProjectFigures {
  taskCount: number;
  completedTasks: number;
  /** Whole percent. */
  progress: number;
  teamSize: number;
  hours: number;
  budgetUsedMinor: number;
}

export function projectFigures(project: {
  tasks: readonly { status: TaskStatus }[];
  team: readonly string[];
  time: readonly Omit<TimedWork, 'date'>[];
}): ProjectFigures {
  const completedTasks = project.tasks.filter(isCompleted).length;
  return {
    taskCount: project.tasks.length,
    completedTasks,
    progress: sharePercent(completedTasks, project.tasks.length),
    teamSize: project.team.length,
    hours: totalHours(project.time),
    budgetUsedMinor: totalEarningsMinor(project.time),
  };
}

/** Money used of the budget as a whole percent (see sharePercent), above 100 where it is exceeded; null where there is no budget to measure by. */
export function budgetUsedPercent(usedMinor: number, budgetMinor: number | null): number | null {
  return budgetMinor ? sharePercent(usedMinor, budgetMinor) : null;
}

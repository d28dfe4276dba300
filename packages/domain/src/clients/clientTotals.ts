import { isActiveProject, type ProjectStatus } from '../projects/projectOptions';

/** The four tiles of CLI-07, from a client's projects. The budget is null where the person may not see budgets. */
export interface ClientTotals {
  totalProjects: number;
  activeProjects: number;
  completed: number;
  /** Minor units. */
  totalBudgetMinor: number | null;
}

export function clientTotals(
  projects: readonly { status: ProjectStatus; budgetMinor?: number | null | undefined }[],
): ClientTotals {
  return {
    totalProjects: projects.length,
    activeProjects: projects.filter(isActiveProject).length,
    completed: projects.filter((project) => project.status === 'Completed').length,
    totalBudgetMinor: sumOf(projects.map(({ budgetMinor }) => budgetMinor)),
  };
}

/** Hours recorded on a client's projects, and the money used of their budgets; null where the person may not see them. */
export function clientWork(
  projects: readonly { hours?: number | undefined; budgetUsedMinor?: number | null | undefined }[],
): { hours: number | null; budgetUsedMinor: number | null } {
  return {
    hours: sumOf(projects.map(({ hours }) => hours)),
    budgetUsedMinor: sumOf(projects.map(({ budgetUsedMinor }) => budgetUsedMinor)),
  };
}

/** 0 of no projects at all; null where no project tells its own. */
function sumOf(told: readonly (number | null | undefined)[]): number | null {
  const known = told.filter((figure) => typeof figure === 'number');
  return told.length > 0 && known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0);
}

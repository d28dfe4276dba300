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
  const budgets = projects.map((project) => project.budgetMinor).filter((minor) => typeof minor === 'number');
  return {
    totalProjects: projects.length,
    activeProjects: projects.filter(isActiveProject).length,
    completed: projects.filter((project) => project.status === 'Completed').length,
    totalBudgetMinor:
      projects.length > 0 && budgets.length === 0 ? null : budgets.reduce((sum, minor) => sum + minor, 0),
  };
}

export const PROJECT_STATUSES = ['Planning', 'In Progress', 'Review', 'Completed', 'On Hold'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** Ascending: Low < Medium < High is the order of every sort by priority. */
export const PRIORITIES = ['Low', 'Medium', 'High'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** The statuses in which a project counts as active: being planned, worked on or reviewed. */
export const ACTIVE_PROJECT_STATUSES = [
  'Planning',
  'In Progress',
  'Review',
] as const satisfies ProjectStatus[];

export function isActiveProject(project: { status: ProjectStatus }): boolean {
  return (ACTIVE_PROJECT_STATUSES as readonly string[]).includes(project.status);
}

/** The four cards of DSH-02, in their order on screen. */
export const STAT_KEYS = ['activeClients', 'totalProjects', 'activeTasks', 'teamMembers'] as const;
export type StatKey = (typeof STAT_KEYS)[number];

export const STAT_LABELS: Record<StatKey, string> = {
  activeClients: 'Active Clients',
  totalProjects: 'Total Projects',
  activeTasks: 'Active Tasks',
  teamMembers: 'Team Members',
};

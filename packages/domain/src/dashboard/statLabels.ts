import type { AccessRole } from '../access/accessRoles';

/** The four cards of DSH-02, in their order on screen. */
export const STAT_KEYS = ['activeClients', 'totalProjects', 'activeTasks', 'teamMembers'] as const;
export type StatKey = (typeof STAT_KEYS)[number];

/** Whose cards they are: people of a client have one company and no team, and are shown figures of neither. */
export function statKeysFor(accessRole: AccessRole): readonly StatKey[] {
  return accessRole === 'client' ? ['totalProjects', 'activeTasks'] : STAT_KEYS;
}

export const STAT_LABELS: Record<StatKey, string> = {
  activeClients: 'Active Clients',
  totalProjects: 'Total Projects',
  activeTasks: 'Active Tasks',
  teamMembers: 'Team Members',
};

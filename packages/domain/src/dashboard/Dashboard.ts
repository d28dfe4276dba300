import { z } from 'zod';
import { ClientRow } from '../clients/ClientRow';
import { ProjectRow } from '../projects/ProjectRow';
import { TaskRow } from '../tasks/TaskRow';
import { STAT_KEYS } from './statLabels';

export const DashboardStat = z.object({
  key: z.enum(STAT_KEYS),
  value: z.number().int(),
  /** Now less the value at the beginning of this day a month ago. */
  change: z.number().int(),
  /** The value at each of statMoments, oldest first; the last one is now. */
  months: z.array(z.number().int()).length(6),
});
export type DashboardStat = z.infer<typeof DashboardStat>;

/** GET /api/dashboard. */
export const Dashboard = z.object({
  stats: z.array(DashboardStat),
  recentClients: z.array(ClientRow),
  recentProjects: z.array(ProjectRow),
  recentTasks: z.array(TaskRow),
});
export type Dashboard = z.infer<typeof Dashboard>;

import { z } from 'zod';
import { ClientRow } from '../clients/ClientRow';
import { ProjectRow } from '../projects/ProjectRow';
import { TaskRow } from '../tasks/TaskRow';
import { WORK_PARTS } from './myWork';
import { STAT_KEYS } from './statLabels';

/** How many rows a panel of the dashboard shows at most. */
export const PANEL_ROWS = 5;

export const DashboardStat = z.object({
  key: z.enum(STAT_KEYS),
  value: z.number().int(),
  /** Now less the value at the beginning of this day a month ago. */
  change: z.number().int(),
  /** The value at each of statMoments, oldest first; the last one is now. */
  months: z.array(z.number().int()).length(6),
});
export type DashboardStat = z.infer<typeof DashboardStat>;

/** One's own tasks of a part of 'My Work': how many there are, and the first, by due date. */
export const WorkGroup = z.object({ total: z.number().int(), tasks: z.array(TaskRow) });
export type WorkGroup = z.infer<typeof WorkGroup>;

/** One's own hours of this week, by the workspace's calendar, against those that one works a week. */
export const OwnHours = z.object({ minutes: z.number().int(), hoursPerWeek: z.number() });

/** Recorded time of everybody that one sees, of this week and the last. */
export const TeamHours = z.object({ minutes: z.number().int(), lastWeekMinutes: z.number().int() });
export type TeamHours = z.infer<typeof TeamHours>;

/** How much of a project's budget is used (PRJ-12), in minor units. */
export const BudgetUse = ProjectRow.pick({ id: true, name: true, clientName: true }).extend({
  budgetMinor: z.number().int(),
  budgetUsedMinor: z.number().int(),
});
export type BudgetUse = z.infer<typeof BudgetUse>;

/** GET /api/dashboard. A part that the person has no permission for is left out. */
export const Dashboard = z.object({
  stats: z.array(DashboardStat),
  recentClients: z.array(ClientRow),
  recentProjects: z.array(ProjectRow),
  recentTasks: z.array(TaskRow),
  /** For people who can be assigned tasks: not those of a client. */
  myWork: z.record(z.enum(WORK_PARTS), WorkGroup).optional(),
  /** Submitted time that waits for one's approval. Needs time:approve. */
  waiting: z.object({ entries: z.number().int(), minutes: z.number().int() }).optional(),
  /** Needs time:create. */
  myHours: OwnHours.optional(),
  /** Needs time:approve. */
  teamHours: TeamHours.optional(),
  /** The projects under way that have used most of their budget, the fullest first. Needs budget:read. */
  budgets: z.array(BudgetUse).optional(),
});
export type Dashboard = z.infer<typeof Dashboard>;

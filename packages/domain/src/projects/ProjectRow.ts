import { z } from 'zod';
import { DateOnly } from '../fields/dateOnly';
import { Id, Instant, Version } from '../fields/id';
import { EmbeddedTaskRow } from '../tasks/TaskRow';
import { PRIORITIES, PROJECT_STATUSES } from './projectOptions';

/** A project of a list. Counts, progress, hours and money used are computed (PRJ-12), never stored with the project. */
export const ProjectRow = z.object({
  id: Id,
  version: Version,
  name: z.string(),
  description: z.string(),
  clientId: Id,
  clientName: z.string(),
  status: z.enum(PROJECT_STATUSES),
  priority: z.enum(PRIORITIES),
  startDate: DateOnly,
  endDate: DateOnly,
  /** Whole percent, 0 to 100: completed tasks of all tasks. */
  progress: z.number().int(),
  taskCount: z.number().int(),
  completedTasks: z.number().int(),
  teamSize: z.number().int(),
  /** Hours recorded on it, billable or not. */
  hours: z.number(),
  /** Minor units. Left out for people without budget:read. */
  budgetMinor: z.number().int().nullable().optional(),
  /** Billable earnings recorded on it, minor units. Left out for people without budget:read. */
  budgetUsedMinor: z.number().int().nullable().optional(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type ProjectRow = z.infer<typeof ProjectRow>;

/** One project with what its form edits. */
export const ProjectDetail = ProjectRow.extend({
  /** Ids of the people on the team. */
  team: z.array(Id),
  tasks: z.array(EmbeddedTaskRow),
});
export type ProjectDetail = z.infer<typeof ProjectDetail>;

/** Counts for the filter chips (PRJ-01) and tiles, over what the person may see. */
export const ProjectCounts = z.object({
  total: z.number().int(),
  byClient: z.array(z.object({ clientId: Id, clientName: z.string(), count: z.number().int() })),
});
export type ProjectCounts = z.infer<typeof ProjectCounts>;

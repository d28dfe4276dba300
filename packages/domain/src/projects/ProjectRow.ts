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
  /** Who leads it (PRJ-07); null where nobody does. Left out for people without team:read. */
  leadId: Id.nullable().optional(),
  leadName: z.string().nullable().optional(),
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

/** A person of a project's team. */
export const TeamMember = z.object({
  /** Of the person. */
  id: Id,
  /** What they do in this project; '' where that is their job role. Left out for people without team:read. */
  role: z.string().optional(),
  /** Minor units per hour; null where no rate is agreed for them here. Left out for people without rate:read of all. */
  hourlyRateMinor: z.number().int().nullable().optional(),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** One project with what its form edits. */
export const ProjectDetail = ProjectRow.extend({
  team: z.array(TeamMember),
  /** Minor units per hour of everybody without a rate of their own here; null where none is agreed. Left out for people without rate:read of all. */
  hourlyRateMinor: z.number().int().nullable().optional(),
  tasks: z.array(EmbeddedTaskRow),
});
export type ProjectDetail = z.infer<typeof ProjectDetail>;

/** Counts for the filter chips (PRJ-01) and tiles, over what the person may see. */
export const ProjectCounts = z.object({
  total: z.number().int(),
  byClient: z.array(z.object({ clientId: Id, clientName: z.string(), count: z.number().int() })),
});
export type ProjectCounts = z.infer<typeof ProjectCounts>;

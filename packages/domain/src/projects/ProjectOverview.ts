import { z } from 'zod';
import { DateOnly } from '../fields/dateOnly';
import { Id } from '../fields/id';
import { LatestFile } from '../files/LatestFile';
import { NextTask } from '../tasks/NextTask';
import { ProjectRow } from './ProjectRow';

/** Rows in a panel of an overview. */
export const OVERVIEW_ROWS = 5;

/** How much of a project is planned for a person of its team this week. */
export const TeamLoad = z.object({
  /** Of the person. */
  id: Id,
  name: z.string(),
  initials: z.string(),
  /** What they do in the project; their job role where nothing else is agreed. */
  role: z.string(),
  isLead: z.boolean(),
  /** Hours that they work a week, on whatever project. */
  hoursPerWeek: z.number(),
  /** Tasks of the project that are theirs and not completed. */
  openTasks: z.number().int(),
  /** Estimated hours of those that are due by plannedUntil. */
  plannedHours: z.number(),
});
export type TeamLoad = z.infer<typeof TeamLoad>;

/** One project with what its page to read shows (GEN-01). */
export const ProjectOverview = ProjectRow.extend({
  /** Hours recorded on it, by whomever. This and the weeks are left out for people without time:read of all. */
  hours: ProjectRow.shape.hours.optional(),
  minutesThisWeek: z.number().int().optional(),
  minutesLastWeek: z.number().int().optional(),
  /** Of all its tasks. */
  estimatedHours: z.number(),
  documentCount: z.number().int(),
  drawingCount: z.number().int(),
  /** Open tasks, those due first; those without a day come last. */
  nextTasks: z.array(NextTask).max(OVERVIEW_ROWS),
  /** Uploaded last, newest first. */
  latestFiles: z.array(LatestFile).max(OVERVIEW_ROWS),
  /** The lead first, then by name. Left out for people without team:read. */
  team: z.array(TeamLoad).optional(),
  /** There are more open tasks than the team's load is added up from. */
  loadIsCapped: z.boolean().optional(),
  /** Money recorded in the four weeks that end today: the pace. This and the weeks are left out for people without budget:read. */
  lastFourWeeksMinor: z.number().int().optional(),
  /** Money by week, oldest first: the Mondays with earnings. */
  weeks: z.array(z.object({ week: DateOnly, earningsMinor: z.number().int() })).optional(),
});
export type ProjectOverview = z.infer<typeof ProjectOverview>;

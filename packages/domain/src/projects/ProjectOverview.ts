import { z } from 'zod';
import { DateOnly } from '../fields/dateOnly';
import { LatestFile } from '../files/LatestFile';
import { NextTask } from '../tasks/NextTask';
import { ProjectRow } from './ProjectRow';
import { TeamLoad } from './teamLoad';

/** Rows in a panel of an overview. */
export const OVERVIEW_ROWS = 5;

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

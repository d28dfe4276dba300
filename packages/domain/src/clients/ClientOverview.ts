import { z } from 'zod';
import { DateOnly } from '../fields/dateOnly';
import { LatestFile } from '../files/LatestFile';
import { PersonRow } from '../people/PersonRow';
import { OVERVIEW_ROWS } from '../projects/ProjectOverview';
import { ProjectRow } from '../projects/ProjectRow';
import { NextTask } from '../tasks/NextTask';
import { ClientDetail, ClientProjectRow } from './ClientRow';

/** People of a client that its page names. */
export const MOST_CLIENT_PEOPLE = 20;

/** A project as its client's page to read shows it. */
export const OverviewProject = ClientProjectRow.extend({
  /** The day on which the first of its open tasks is due; null where none has one. */
  nextDue: DateOnly.nullable(),
  /** Left out for people without budget:read. */
  budgetUsedMinor: ProjectRow.shape.budgetUsedMinor,
  /** Hours recorded on it, by whomever. Left out for people without time:read of all. */
  hours: ProjectRow.shape.hours.optional(),
});
export type OverviewProject = z.infer<typeof OverviewProject>;

/** One client with what its page to read shows (GEN-01). The tiles of CLI-07 follow from `projects`. */
export const ClientOverview = ClientDetail.extend({
  projects: z.array(OverviewProject),
  /** Open tasks of its projects, those due first. */
  nextTasks: z.array(NextTask).max(OVERVIEW_ROWS),
  /** Uploaded last, newest first. */
  latestFiles: z.array(LatestFile).max(OVERVIEW_ROWS),
  /** Its people with access to the workspace, by name, as far as the asker sees them. */
  people: z
    .array(PersonRow.pick({ id: true, name: true, initials: true, email: true, status: true }))
    .max(MOST_CLIENT_PEOPLE),
});
export type ClientOverview = z.infer<typeof ClientOverview>;

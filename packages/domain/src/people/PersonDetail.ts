import { z } from 'zod';
import { ProjectRow } from '../projects/ProjectRow';
import { TaskRow } from '../tasks/TaskRow';
import { PersonRow } from './PersonRow';

/** So many projects and tasks come with a person; the lists have all. */
export const SHOWN_OF_PERSON = 50;

/** A project that somebody is on the team of, as a card shows it (USR-05). */
export const PersonProjectRow = ProjectRow.pick({
  id: true,
  version: true,
  name: true,
  clientName: true,
  startDate: true,
  endDate: true,
  status: true,
}).extend({
  /** '' where it is their job role. Left out for people without team:read. */
  role: z.string().optional(),
});
export type PersonProjectRow = z.infer<typeof PersonProjectRow>;

/** A task that somebody has, as a card shows it. */
export const PersonTaskRow = TaskRow.pick({
  id: true,
  title: true,
  projectId: true,
  projectName: true,
  priority: true,
  status: true,
  dueDate: true,
});
export type PersonTaskRow = z.infer<typeof PersonTaskRow>;

/** One person with what their form shows: at most `SHOWN_OF_PERSON` projects by name, and tasks, open ones first. */
export const PersonDetail = PersonRow.extend({
  activeProjects: z.number().int(),
  projects: z.array(PersonProjectRow),
  tasks: z.array(PersonTaskRow),
  /** Their timer, running or paused. Left out for people who do not read everybody's time. */
  openTimer: z.object({ description: z.string() }).nullable().optional(),
});
export type PersonDetail = z.infer<typeof PersonDetail>;

import { z } from 'zod';
import { formRows } from '../fields/formRows';
import { Id, Version } from '../fields/id';
import { limits } from '../fields/limits';
import { optionalText } from '../fields/text';
import { peopleMessages as say } from './peopleMessages';

const notAnAssignment = { error: say.notAnAssignment };

/** A project that somebody is on the team of. With the `version` that the form saw they are on it already, without it they join. */
const ProjectAssignment = z.object(
  {
    id: Id,
    version: Version.optional(),
    /** What they do in this project; '' where that is their job role. */
    role: optionalText({ label: 'Role', max: limits.roleInProject }),
  },
  notAnAssignment,
);

/** A task that somebody has, and with `from` one that they are given: whose it was when it was chosen, null where nobody's. */
const TaskAssignment = z.object({ id: Id, from: Id.nullable().optional() }, notAnAssignment);

/** A project that they leave, or a task that is taken off them. Open tasks go to the heir, or to nobody where that is null. */
const Leaving = z.object({ id: Id, heirId: Id.nullable().default(null) }, notAnAssignment);

const rows = { invalid: say.assignmentsInvalid, tooMany: say.tooManyAssignments };

/**
 * What the user form says of somebody's projects and tasks (USR-05). A form may show only the first of many, so what is not
 * sent stays, and who leaves is said.
 */
export const assignmentFields = {
  projects: formRows(ProjectAssignment, rows).optional(),
  leftProjects: formRows(Leaving, rows).optional(),
  tasks: formRows(TaskAssignment, rows).optional(),
  leftTasks: formRows(Leaving, rows).optional(),
};

export type ProjectAssignment = z.output<typeof ProjectAssignment>;
export type TaskAssignment = z.output<typeof TaskAssignment>;
export type Leaving = z.output<typeof Leaving>;

/** The part of the user form that is about assignments. */
export interface Assignments {
  projects?: ProjectAssignment[] | undefined;
  leftProjects?: Leaving[] | undefined;
  tasks?: TaskAssignment[] | undefined;
  leftTasks?: Leaving[] | undefined;
}

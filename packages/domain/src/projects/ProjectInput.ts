import { z } from 'zod';
import { choice } from '../fields/choice';
import { requiredDate } from '../fields/dateOnly';
import { endsAfterStart } from '../fields/endsAfterStart';
import { Id, requiredId } from '../fields/id';
import { limits } from '../fields/limits';
import { positiveMoney } from '../fields/money';
import { optionalText, requiredText } from '../fields/text';
import { EmbeddedTaskInput } from '../tasks/EmbeddedTaskInput';
import { projectMessages as say } from './projectMessages';
import { PRIORITIES, PROJECT_STATUSES } from './projectOptions';

/**
 * What the project form sends (PRJ-06 to PRJ-08, PRJ-11). Money in minor units, dates YYYY-MM-DD. `tasks` are the project's
 * real tasks: one with a `version` exists and is updated, one without is created, one that is stored but not sent is removed.
 * `tasks` or `assignedUsers` left out altogether stay as they are.
 */
export const ProjectInput = z
  .object(
    {
      name: requiredText({ label: 'Project name', required: say.nameRequired }),
      description: optionalText({ label: 'Description', max: limits.longText, multiline: true }),
      clientId: requiredId(say.clientRequired),
      startDate: requiredDate({ label: 'Start date', required: say.startDateRequired }),
      endDate: requiredDate({ label: 'End date', required: say.endDateRequired }),
      budgetMinor: positiveMoney(say.budgetInvalid),
      status: choice(PROJECT_STATUSES, say.statusInvalid).default('Planning'),
      priority: choice(PRIORITIES, say.priorityInvalid).default('Medium'),
      assignedUsers: z
        .array(Id, { error: say.teamInvalid })
        .max(limits.embeddedRows, { error: say.tooManyRows })
        .overwrite((ids) => [...new Set(ids)])
        .optional(),
      tasks: z
        .array(EmbeddedTaskInput, { error: say.tasksInvalid })
        .max(limits.embeddedRows, { error: say.tooManyRows })
        .optional(),
    },
    { error: say.notAProject },
  )
  .refine(endsAfterStart.test, endsAfterStart.rule)
  .superRefine(assigneesAreOnTheTeam);
/** A checked project form. */
export type ProjectInput = z.output<typeof ProjectInput>;
/** What may be handed to the check: fields with a default may be missing. */
export type ProjectForm = z.input<typeof ProjectInput>;

/** A create: the form and the id that the client made, so that a retry makes one project. */
export const ProjectCreate = ProjectInput.safeExtend({ id: Id });
export type ProjectCreate = z.output<typeof ProjectCreate>;

/** Open tasks belong to people on the team; finished ones keep the name of whoever did them. */
function assigneesAreOnTheTeam(
  { tasks, assignedUsers }: { tasks?: EmbeddedTaskInput[] | undefined; assignedUsers?: string[] | undefined },
  context: z.RefinementCtx,
): void {
  if (!tasks || !assignedUsers) return;
  const team = new Set(assignedUsers);
  tasks.forEach((task, index) => {
    if (!task.assigneeId || task.status === 'Completed' || team.has(task.assigneeId)) return;
    context.addIssue({
      code: 'custom',
      message: say.assigneeNotOnTeam,
      path: ['tasks', index, 'assigneeId'],
    });
  });
}

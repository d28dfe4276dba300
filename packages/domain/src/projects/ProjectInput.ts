import { z } from 'zod';
import { choice } from '../fields/choice';
import { requiredDate } from '../fields/dateOnly';
import { endsAfterStart } from '../fields/endsAfterStart';
import { formRows } from '../fields/formRows';
import { Id, requiredId } from '../fields/id';
import { limits } from '../fields/limits';
import { positiveMoney } from '../fields/money';
import { optionalText, requiredText } from '../fields/text';
import { EmbeddedTaskInput } from '../tasks/EmbeddedTaskInput';
import { projectMessages as say } from './projectMessages';
import { PRIORITIES, PROJECT_STATUSES } from './projectOptions';
import { TeamMemberInput } from './TeamMemberInput';

/**
 * What the project form sends (PRJ-06 to PRJ-08, PRJ-11). Money in minor units, dates YYYY-MM-DD. `tasks` are the project's
 * real tasks: one with a `version` exists and is updated, one without is created, one that is stored but not sent is removed.
 * `tasks`, `team`, `leadId` or a rate left out altogether stay as they are.
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
      hourlyRateMinor: positiveMoney(say.rateInvalid).nullable().optional(),
      team: formRows(TeamMemberInput, { invalid: say.teamInvalid, tooMany: say.tooManyRows }).optional(),
      leadId: Id.nullable().optional(),
      tasks: formRows(EmbeddedTaskInput, { invalid: say.tasksInvalid, tooMany: say.tooManyRows }).optional(),
    },
    { error: say.notAProject },
  )
  .refine(endsAfterStart.test, endsAfterStart.rule)
  .superRefine(assigneesAreOnTheTeam)
  .superRefine(leadIsOnTheTeam);
/** A checked project form. */
export type ProjectInput = z.output<typeof ProjectInput>;
/** What may be handed to the check: fields with a default may be missing. */
export type ProjectForm = z.input<typeof ProjectInput>;

/** A create: the form and the id that the client made, so that a retry makes one project. */
export const ProjectCreate = ProjectInput.safeExtend({ id: Id });
export type ProjectCreate = z.output<typeof ProjectCreate>;

/** Open tasks belong to people on the team; finished ones keep the name of whoever did them. */
function assigneesAreOnTheTeam({ tasks, team }: Parts, context: z.RefinementCtx): void {
  if (!tasks || !team) return;
  const members = new Set(team.map(({ id }) => id));
  tasks.forEach((task, index) => {
    if (!task.assigneeId || task.status === 'Completed' || members.has(task.assigneeId)) return;
    context.addIssue({
      code: 'custom',
      message: say.assigneeNotOnTeam,
      path: ['tasks', index, 'assigneeId'],
    });
  });
}

function leadIsOnTheTeam({ team, leadId }: Parts, context: z.RefinementCtx): void {
  if (!team || !leadId || team.some(({ id }) => id === leadId)) return;
  context.addIssue({ code: 'custom', message: say.leadNotOnTeam, path: ['leadId'] });
}

interface Parts {
  tasks?: EmbeddedTaskInput[] | undefined;
  team?: TeamMemberInput[] | undefined;
  leadId?: string | null | undefined;
}

import { z } from 'zod';
import { choice } from '../fields/choice';
import { requiredDate } from '../fields/dateOnly';
import { endsAfterStart } from '../fields/endsAfterStart';
import { Id, Version } from '../fields/id';
import { limits } from '../fields/limits';
import { optionalText, requiredText } from '../fields/text';
import { projectMessages as say } from './projectMessages';
import { PROJECT_STATUSES } from './projectOptions';

/**
 * A project inside the client form (CLI-08). With a `version` it exists and is updated; without it is created with the
 * client-made `id`. Zero is a budget here; priority of a new one is Medium.
 */
export const EmbeddedProjectInput = z
  .object(
    {
      id: Id,
      version: Version.optional(),
      name: requiredText({ label: 'Project name', required: say.nameRequired }),
      description: optionalText({ label: 'Description', max: limits.longText, multiline: true }),
      status: choice(PROJECT_STATUSES, say.statusInvalid).default('Planning'),
      startDate: requiredDate({ label: 'Start date', required: say.startDateRequired }),
      endDate: requiredDate({ label: 'End date', required: say.endDateRequired }),
      budgetMinor: z
        .number({ error: say.embeddedBudgetInvalid })
        .int({ error: say.embeddedBudgetInvalid })
        .min(0, { error: say.embeddedBudgetInvalid })
        .max(limits.moneyMinor, { error: say.embeddedBudgetInvalid })
        .default(0),
    },
    { error: say.notAProject },
  )
  .refine(endsAfterStart.test, endsAfterStart.rule);
export type EmbeddedProjectInput = z.output<typeof EmbeddedProjectInput>;
export type EmbeddedProjectForm = z.input<typeof EmbeddedProjectInput>;

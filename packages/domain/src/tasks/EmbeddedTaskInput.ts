import { z } from 'zod';
import { choice } from '../fields/choice';
import { requiredDate } from '../fields/dateOnly';
import { dateMessages } from '../fields/dateProblem';
import { Id, requiredId, Version } from '../fields/id';
import { isDateOnly } from '../fields/isDateOnly';
import { limits } from '../fields/limits';
import { hours } from '../fields/numbers';
import { optionalText, requiredText } from '../fields/text';
import { PRIORITIES } from '../projects/projectOptions';
import { taskMessages as say } from './taskMessages';
import { TASK_STATUSES } from './taskOptions';

/**
 * A task inside the project form (PRJ-08). With a `version` it exists and is updated, without it is created. Nobody and no
 * date are possible: that is what remains of an open task whose person left the team. A `status` left out is kept (new: Todo).
 */
export const EmbeddedTaskInput = z.object(
  {
    id: Id,
    version: Version.optional(),
    title: requiredText({ label: 'Task title', required: say.titleRequired }),
    description: optionalText({ label: 'Description', max: limits.longText, multiline: true }),
    assigneeId: Id.nullable().default(null),
    priority: choice(PRIORITIES, say.priorityInvalid).default('Medium'),
    status: choice(TASK_STATUSES, say.statusInvalid).optional(),
    estimatedHours: hours().default(0),
    dueDate: z
      .string({ error: dateMessages.invalid('Due date') })
      .refine(isDateOnly, { error: dateMessages.invalid('Due date') })
      .meta({ format: 'date' })
      .nullable()
      .default(null),
  },
  { error: say.notATask },
);
export type EmbeddedTaskInput = z.output<typeof EmbeddedTaskInput>;
export type EmbeddedTaskForm = z.input<typeof EmbeddedTaskInput>;

/** The modal 'Add New Task' / 'Edit Task': a person who fills it in must choose an assignee and a due date. */
export const ProjectTaskForm = EmbeddedTaskInput.extend({
  assigneeId: requiredId(say.assigneeRequired),
  dueDate: requiredDate({ label: 'Due date', required: say.dueDateRequired }),
});
export type ProjectTaskForm = z.output<typeof ProjectTaskForm>;

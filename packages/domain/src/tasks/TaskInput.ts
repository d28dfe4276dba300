import { z } from 'zod';
import { choice } from '../fields/choice';
import { requiredDate } from '../fields/dateOnly';
import { Id, requiredId } from '../fields/id';
import { limits } from '../fields/limits';
import { positiveHours } from '../fields/numbers';
import { optionalText, requiredText } from '../fields/text';
import { PRIORITIES } from '../projects/projectOptions';
import { Tags } from './tags';
import { taskMessages as say } from './taskMessages';
import { TASK_STATUSES } from './taskOptions';

/**
 * What the task form sends (TSK-07, TSK-08). Whoever stores an open task puts its assignee on the project's team, so that
 * open tasks always belong to people on the team.
 */
export const TaskInput = z.object(
  {
    title: requiredText({ label: 'Task title', required: say.titleRequired }),
    description: optionalText({ label: 'Description', max: limits.longText, multiline: true }),
    projectId: requiredId(say.projectRequired),
    assigneeId: requiredId(say.assigneeRequired),
    priority: choice(PRIORITIES, say.priorityInvalid).default('Medium'),
    status: choice(TASK_STATUSES, say.statusInvalid).default('Todo'),
    dueDate: requiredDate({ label: 'Due date', required: say.dueDateRequired }),
    estimatedHours: positiveHours(say.hoursInvalid),
    tags: Tags,
  },
  { error: say.notATask },
);
export type TaskInput = z.output<typeof TaskInput>;
export type TaskForm = z.input<typeof TaskInput>;

/** A create: the form and the client-made id. */
export const TaskCreate = TaskInput.extend({ id: Id });
export type TaskCreate = z.output<typeof TaskCreate>;

/** POST /api/tasks/:id/completion. */
export const TaskCompletion = z.object(
  {
    completed: z.boolean({ error: say.notACompletion }),
  },
  { error: say.notACompletion },
);
export type TaskCompletion = z.infer<typeof TaskCompletion>;

import { z } from 'zod';
import { boundedList } from '../fields/boundedList';
import { choice } from '../fields/choice';
import { Id } from '../fields/id';
import { listQuerySchema } from '../lists/listQuerySchema';
import { taskList } from './taskList';
import { taskMessages as say } from './taskMessages';
import { TASK_BULK_ACTIONS, TASK_BULK_STATES } from './taskOptions';

/** So many tasks go at a time. */
export const MOST_BULK_TASKS = 100_000;

const Ids = boundedList(Id, {
  max: MOST_BULK_TASKS,
  invalid: say.noTasksChosen,
  tooMany: say.tooManyTasksChosen,
});

/**
 * POST /api/tasks/bulk: one action on many tasks. `id` is made by the client, so that the same
 * request again changes nothing more and is answered alike, and so that Undo can name it.
 *
 * `tasks` are chosen one by one, or are all that a list has (its parameters as in the list's URL) but for some.
 *
 * @example { id, action: 'complete', tasks: { by: 'list', list: { status: 'pending' }, except: [] } }
 */
export const TaskBulk = z.object(
  {
    id: Id,
    action: choice(TASK_BULK_ACTIONS, say.bulkActionInvalid),
    tasks: z.discriminatedUnion(
      'by',
      [
        z.object({
          by: z.literal('id'),
          ids: Ids.refine((ids) => ids.length > 0, { error: say.noTasksChosen }),
        }),
        z.object({ by: z.literal('list'), list: listQuerySchema(taskList), except: Ids.default([]) }),
      ],
      { error: say.noTasksChosen },
    ),
  },
  { error: say.notABulkAction },
);
export type TaskBulk = z.output<typeof TaskBulk>;
export type TaskBulkForm = z.input<typeof TaskBulk>;

/**
 * How far a bulk action is, or its Undo. A small one is through with its first answer; a large one goes on without anybody
 * waiting, and is asked for again until it is not 'working' any more.
 */
export const TaskBulkAnswer = z.object({
  id: Id,
  action: z.enum(TASK_BULK_ACTIONS),
  state: z.enum(TASK_BULK_STATES),
  /** Whether it is being undone, or has been. */
  undoing: z.boolean(),
  chosen: z.number().int(),
  /** Of the chosen tasks, those that had their turn; Undo goes back to none. */
  handled: z.number().int(),
  /** Tasks that are other than before: those completed already do not count. */
  changed: z.number().int(),
  /** Tasks that Undo made what they were. One that somebody has changed since stays as it is. */
  restored: z.number().int(),
  /** Why it stopped by itself. */
  problem: z.string().nullable(),
});
export type TaskBulkAnswer = z.infer<typeof TaskBulkAnswer>;

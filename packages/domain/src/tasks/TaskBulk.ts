import { z } from 'zod';
import { choice } from '../fields/choice';
import { Id } from '../fields/id';
import { taskList } from '../lists/listDefinitions';
import { listQuerySchema } from '../lists/listQuerySchema';
import { taskMessages as say } from './taskMessages';
import { TASK_BULK_ACTIONS } from './taskOptions';

/** So many tasks go at a time: seconds of work for the database, in which an embedded one does nothing else. */
export const MOST_BULK_TASKS = 100_000;

const Ids = z.array(Id, { error: say.noTasksChosen }).max(MOST_BULK_TASKS, { error: say.tooManyTasksChosen });

/**
 * POST /api/tasks/bulk: one action on many tasks, on all of them or on none. `id` is made by the client, so that the same
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
        z.object({ by: z.literal('id'), ids: Ids.min(1, { error: say.noTasksChosen }) }),
        z.object({ by: z.literal('list'), list: listQuerySchema(taskList), except: Ids.default([]) }),
      ],
      { error: say.noTasksChosen },
    ),
  },
  { error: say.notABulkAction },
);
export type TaskBulk = z.output<typeof TaskBulk>;
export type TaskBulkForm = z.input<typeof TaskBulk>;

/** What a bulk action did. */
export const TaskBulkAnswer = z.object({
  id: Id,
  /** Tasks that are other than before: those completed already do not count. */
  changed: z.number().int(),
});
export type TaskBulkAnswer = z.infer<typeof TaskBulkAnswer>;

/** What undoing it did. A task that somebody has changed since stays as it is. */
export const TaskBulkUndo = z.object({ restored: z.number().int(), changedSince: z.number().int() });
export type TaskBulkUndo = z.infer<typeof TaskBulkUndo>;

import { TASK_BULK_ACTIONS, TASK_BULK_STATES, TASK_STATUSES } from '@linework/domain';
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../database/columns';
import { workspaces } from '../../settings/workspaces.table';

/**
 * One line per action on many tasks at once, kept for a day: a retry is answered from it, Undo goes by it, and so does a server
 * that goes on with it after a start. What a delete took is said by its deletions, what a completion changed by `taskBulkRows`.
 */
export const taskBulkChanges = pgTable(
  'task_bulk_changes',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    id: uuid('id').notNull(),
    action: text('action').notNull(),
    /** SHA-256 of the request. */
    createHash: text('create_hash').notNull(),
    /** The tasks that were chosen, in the order in which their turn comes. */
    chosen: uuid('chosen').array().notNull().default([]),
    /** How many of the chosen ones had their turn; Undo goes back to none. */
    position: integer('position').notNull().default(0),
    state: text('state').notNull().default('working'),
    /** Why it stopped. */
    problem: text('problem'),
    changed: integer('changed').notNull().default(0),
    /** One per slice, in their order; Undo takes them off. */
    deletionIds: uuid('deletion_ids').array().notNull().default([]),
    doneBy: uuid('done_by').notNull(),
    doneAt: instant('done_at').notNull(),
    /** How many tasks Undo brought back; null until somebody asked for it. */
    restored: integer('restored'),
  },
  (change) => [
    primaryKey({ columns: [change.workspaceId, change.id] }),
    oneOf('task_bulk_changes_action_known', change.action, TASK_BULK_ACTIONS),
    oneOf('task_bulk_changes_state_known', change.state, TASK_BULK_STATES),
    index('task_bulk_changes_by_time').on(change.workspaceId, change.doneAt),
  ],
);

/** The tasks that a bulk action completed, and how they were before. */
export const taskBulkRows = pgTable(
  'task_bulk_rows',
  {
    workspaceId: uuid('workspace_id').notNull(),
    changeId: uuid('change_id').notNull(),
    taskId: uuid('task_id').notNull(),
    statusBefore: text('status_before').notNull(),
    /** Undo leaves a task alone that has another version by now. */
    versionAfter: integer('version_after').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.workspaceId, row.changeId, row.taskId] }),
    foreignKey({
      name: 'task_bulk_rows_change_fk',
      columns: [row.workspaceId, row.changeId],
      foreignColumns: [taskBulkChanges.workspaceId, taskBulkChanges.id],
    }).onDelete('cascade'),
    oneOf('task_bulk_rows_status_known', row.statusBefore, TASK_STATUSES),
  ],
);

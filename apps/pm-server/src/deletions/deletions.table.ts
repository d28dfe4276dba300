import { deletableKinds } from '@linework/domain';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../database/columns';
import { workspaces } from '../settings/workspaces.table';

/** One line per delete: who took what away, how much went with it, and whether it was brought back. */
export const deletions = pgTable(
  'deletions',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    id: uuid('id').notNull(),
    resource: text('resource').notNull(),
    rowIds: jsonb('row_ids').$type<string[]>().notNull(),
    counts: jsonb('counts').$type<Record<string, number>>().notNull(),
    deletedBy: uuid('deleted_by').notNull(),
    deletedAt: instant('deleted_at').notNull().defaultNow(),
    undoneAt: instant('undone_at'),
  },
  (deletion) => [
    primaryKey({ columns: [deletion.workspaceId, deletion.id] }),
    oneOf('deletions_resource_known', deletion.resource, deletableKinds),
  ],
);

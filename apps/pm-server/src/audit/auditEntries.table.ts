import { AUDIT_ACTIONS } from '@linework/domain';
import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../database/columns';
import { workspaces } from '../settings/workspaces.table';

/** Who did what, and when. Lines are written once and never changed; people in it may be gone by now, so it keeps their names. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    action: text('action').notNull(),
    personId: uuid('person_id').notNull(),
    personName: text('person_name').notNull(),
    device: text('device').notNull(),
    sessionId: uuid('session_id'),
    subject: text('subject').notNull(),
    detail: text('detail').notNull(),
  },
  (entry) => [
    primaryKey({ columns: [entry.workspaceId, entry.id] }),
    oneOf('audit_entries_action_known', entry.action, AUDIT_ACTIONS),
    index('audit_entries_by_time').on(entry.workspaceId, entry.at, entry.id),
  ],
);

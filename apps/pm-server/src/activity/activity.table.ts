import { ACTIVITY_ACTIONS, ACTIVITY_SUBJECTS, type ActivityChange } from '@linework/domain';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../database/columns';
import { workspaces } from '../settings/workspaces.table';

/**
 * What happened in projects and to clients: facts, of which words are made when they are read, by what their reader may know then.
 * Clients and projects are not referred to by keys, whose check would lock a client after its project, against the order of all
 * other writes; `deleteForGood` removes what is left.
 */
export const activityEntries = pgTable(
  'activity_entries',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    id: uuid('id').notNull(),
    /** Of the last of the acts that joined. */
    at: instant('at').notNull(),
    doerId: uuid('doer_id'),
    clientId: uuid('client_id').notNull(),
    /** Null for what is the client's own. */
    projectId: uuid('project_id'),
    subjectKind: text('subject_kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** As it was then; '' of what is named when it is read. */
    subjectName: text('subject_name').notNull(),
    /** Whose time it is. */
    personId: uuid('person_id'),
    action: text('action').notNull(),
    changes: jsonb('changes').$type<ActivityChange[]>().notNull().default([]),
    count: integer('count').notNull().default(1),
    minutes: integer('minutes').notNull().default(0),
    /** Acts with the same, one after the other, may become one entry. */
    groupKey: text('group_key').notNull(),
  },
  (entry) => [
    primaryKey({ columns: [entry.workspaceId, entry.id] }),
    oneOf('activity_entries_subject_known', entry.subjectKind, ACTIVITY_SUBJECTS),
    oneOf('activity_entries_action_known', entry.action, ACTIVITY_ACTIONS),
    index('activity_entries_by_project').on(entry.workspaceId, entry.projectId, entry.at, entry.id),
    index('activity_entries_by_client').on(entry.workspaceId, entry.clientId, entry.at, entry.id),
    index('activity_entries_by_group').on(entry.workspaceId, entry.groupKey, entry.at),
  ],
);

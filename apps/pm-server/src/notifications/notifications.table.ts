import { NOTIFICATION_KINDS } from '@linework/domain';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../database/columns';
import { people } from '../people/people.table';
import { workspaces } from '../settings/workspaces.table';

/** What people heard of (NOT-03): facts, of which words are made when they are read, by what their reader sees then. */
export const notifications = pgTable(
  'notifications',
  {
    workspaceId: uuid('workspace_id').notNull(),
    /** A new one for each event that joins: ids are ordered by the time of the last. */
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    kind: text('kind').notNull(),
    /** Events with the same may become one notification. */
    groupKey: text('group_key').notNull(),
    /** Newest first; of many only so many as `notify` keeps. */
    subjectIds: uuid('subject_ids').array().notNull(),
    /** How many events it stands for. */
    count: integer('count').notNull(),
    minutes: integer('minutes').notNull().default(0),
    doerId: uuid('doer_id'),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
    /** When a mail told of it; none has told of what joined since. */
    mailedAt: instant('mailed_at'),
    deletedAt: instant('deleted_at'),
    /** What Undo brings back together. */
    deletionId: uuid('deletion_id'),
  },
  (one) => [
    primaryKey({ columns: [one.workspaceId, one.id] }),
    foreignKey({
      columns: [one.workspaceId, one.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
    oneOf('notifications_kind_known', one.kind, NOTIFICATION_KINDS),
    index('notifications_by_person')
      .on(one.workspaceId, one.personId, one.id)
      .where(sql`${one.deletedAt} is null`),
    index('notifications_unread')
      .on(one.workspaceId, one.personId, one.kind, one.groupKey)
      .where(sql`${one.deletedAt} is null and ${one.readAt} is null`),
    index('notifications_unmailed')
      .on(one.workspaceId, one.at)
      .where(sql`${one.deletedAt} is null and ${one.readAt} is null and ${one.mailedAt} is null`),
  ],
);

/** What is told once: a reminder, a share of a budget. The key lets no second server, and no second try, tell it again. */
export const notificationKeys = pgTable(
  'notification_keys',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    subjectId: uuid('subject_id').notNull(),
    key: text('key').notNull(),
    at: instant('at').notNull(),
  },
  (one) => [primaryKey({ columns: [one.workspaceId, one.subjectId, one.key] })],
);

import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sessions } from '../access/accounts.table';
import { instant } from '../database/columns';
import { people } from '../people/people.table';

/** The browsers that show notifications while Linework is not open: one for each session, and gone with it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** Where messages go; whoever knows it can send there, so no answer has it. */
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Notifications up to this id have been shown, or are older than the subscription. */
    toldUntil: uuid('told_until').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (subscription) => [
    foreignKey({
      columns: [subscription.workspaceId, subscription.personId],
      foreignColumns: [people.workspaceId, people.id],
    }).onDelete('cascade'),
    index('push_subscriptions_by_person').on(subscription.workspaceId, subscription.personId),
    index('push_subscriptions_by_endpoint').on(subscription.endpoint),
  ],
);

import { MAIL_KINDS, MAIL_STATES } from '@linework/domain';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../database/columns';
import { workspaces } from '../settings/workspaces.table';

/** Mails that wait, and those of the last days. Neither text nor link is here: both are made when the mail is sent. */
export const mails = pgTable(
  'mails',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    /** The invitation, account or person that it is about. */
    aboutId: uuid('about_id').notNull(),
    state: text('state').notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    problem: text('problem'),
    queuedAt: instant('queued_at').notNull(),
    nextTryAt: instant('next_try_at'),
    endedAt: instant('ended_at'),
  },
  (mail) => [
    primaryKey({ columns: [mail.workspaceId, mail.id] }),
    oneOf('mails_kind_known', mail.kind, MAIL_KINDS),
    oneOf('mails_state_known', mail.state, MAIL_STATES),
    index('mails_by_what').on(mail.workspaceId, mail.aboutId),
    index('mails_by_state').on(mail.workspaceId, mail.state),
  ],
);

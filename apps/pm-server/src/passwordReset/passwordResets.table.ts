import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../access/accounts.table';
import { instant } from '../database/columns';

/** Links that reset a password. Whoever reads this table can open none. */
export const passwordResets = pgTable(
  'auth_password_resets',
  {
    /** SHA-256 of the link's token, in base64url. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the password hash that was stored then: once the password has changed, the link is over. */
    passwordTag: text('password_tag').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (reset) => [index('auth_password_resets_by_user').on(reset.userId)],
);

import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../access/accounts.table';
import { instant } from '../database/columns';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The key that an account shares with an authenticator app; it counts once it is confirmed. */
export const twoFactors = pgTable(
  'auth_two_factors',
  {
    userId: userId(),
    /** See `sealedKey`. */
    sealedKey: text('sealed_key').notNull(),
    startedAt: instant('started_at').notNull(),
    /** When the first right code was given. */
    confirmedAt: instant('confirmed_at'),
    /** Number of the half minute since 1970 whose code was accepted last: no code of it, or from before, is accepted again. */
    lastStep: integer('last_step').notNull().default(0),
  },
  (twoFactor) => [primaryKey({ columns: [twoFactor.userId] })],
);

/** Those that were not used yet. */
export const recoveryCodes = pgTable(
  'auth_recovery_codes',
  { userId: userId(), hash: text('hash').notNull() },
  (recoveryCode) => [primaryKey({ columns: [recoveryCode.userId, recoveryCode.hash] })],
);

/** Sign-ins whose password was right and whose code is still to come. */
export const pendingSignIns = pgTable(
  'auth_pending_sign_ins',
  {
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    /** SHA-256 of the stored password hash: a password that changes meanwhile ends the step. */
    passwordTag: text('password_tag').notNull(),
    /** The name of the browser, where it is known to the account. */
    browser: text('browser'),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (pending) => [
    index('auth_pending_sign_ins_by_user').on(pending.userId),
    index('auth_pending_sign_ins_by_expiry').on(pending.expiresAt),
  ],
);

import { limits, SESSION_DAYS } from '@linework/domain';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Tx } from '../database/Database';
import { accounts, sessions, users, verifications } from './accounts.table';

interface AuthOptions {
  orm: Tx;
  secret: string;
  newId: () => string;
}

/** Keeps hashes of passwords and makes sessions. Its routes and cookies are not used: see session.routes and session. */
export function createAuth({ orm, secret, newId }: AuthOptions) {
  return betterAuth({
    appName: 'Linework',
    basePath: '/api/auth',
    // Nothing is mailed yet, so the address does not matter; set, it keeps the log quiet.
    baseURL: 'http://linework.invalid',
    secret,
    database: drizzleAdapter(orm, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      // Not looked at where passwords are chosen (see chosenPassword), which allows no longer ones.
      maxPasswordLength: limits.password,
    },
    session: { expiresIn: SESSION_DAYS.unused * 86_400 },
    // Attempts are limited per account (signInLimit), which holds behind any proxy and for all servers on one database.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      // No decision goes by an address: a forwarded one can be forged, and where people sign in from is theirs.
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => newId() },
      // Origins are checked for every route of ours alike: see refuseForeignOrigins.
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
  });
}
export type Auth = ReturnType<typeof createAuth>;

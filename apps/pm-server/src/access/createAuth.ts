import { MINIMUM_PASSWORD } from '@linework/domain';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Tx } from '../database/Database';
import { accounts, sessions, users, verifications } from '../database/schema';

interface AuthOptions {
  orm: Tx;
  secret: string;
  secureCookies: boolean;
  newId: () => string;
}

export const SESSION_COOKIE = 'linework.session_token';
const DAY = 86_400;

/** Hashes of passwords, and sessions. Nothing of it is reachable from outside: see session.routes. */
export function createAuth({ orm, secret, secureCookies, newId }: AuthOptions) {
  return betterAuth({
    appName: 'Linework',
    basePath: '/api/auth',
    // Cookies carry no domain and nothing is mailed yet, so the address does not matter; set, it keeps the log quiet.
    baseURL: 'http://linework.invalid',
    secret,
    database: drizzleAdapter(orm, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MINIMUM_PASSWORD,
      maxPasswordLength: 1_000,
    },
    session: { expiresIn: 30 * DAY, updateAge: DAY },
    // Attempts are limited per account (signInLimit), which holds behind any proxy and for all servers on one database.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'linework',
      useSecureCookies: secureCookies,
      // No decision goes by an address: a forwarded one can be forged, and where people sign in from is theirs.
      ipAddress: { disableIpTracking: true },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: () => newId() },
      // Origins are checked for every route of ours alike: see refuseForeignOrigins.
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
  });
}
export type Auth = ReturnType<typeof createAuth>;

/** A cookie's full name: with https browsers are told by the prefix that it never travels without. */
export function cookieName(name: string, secureCookies: boolean): string {
  return secureCookies ? `__Secure-${name}` : name;
}

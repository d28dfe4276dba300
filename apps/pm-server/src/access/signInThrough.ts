import { emailKey, type SignInInput } from '@linework/domain';
import type { Context } from 'hono';
import { setSignedCookie } from 'hono/cookie';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { Problem } from '../http/Problem';
import type { Services } from '../server/Services';
import { cookieName, SESSION_COOKIE } from './createAuth';
import { knownBrowser, rememberBrowser } from './knownBrowser';
import { cookieSigning } from './session';
import { attemptsOf, clearAttempts, countAttempt } from './signInLimit';
import { linkedBrowser } from './signInLink';

/**
 * Opens a session and hands its cookie to the answer. Says the same of an unknown address, a wrong password and an account
 * that may not sign in.
 *
 * better-auth keeps the hash and the session. Its own sign-in is not used, for it knows fewer addresses than domain: somebody
 * called 'håkon@…' could set up a workspace and never enter it.
 *
 * @throws Problem 401, or 429 after too many failures
 */
export async function signInThrough(
  c: Context,
  services: Services,
  { email, password, link = '' }: SignInInput,
): Promise<void> {
  const { auth, database, now, newId } = services;
  const { secret, secure } = await cookieSigning(services);
  const browser = (await knownBrowser(c, services, email)) ?? linkedBrowser(link, email, secret, now());
  const counted = attemptsOf(email, browser);
  await countAttempt(database.orm, counted, now());
  const userId = await userWith(services, email, password);
  if (userId === null) throw new Problem(401, { detail: 'The email or the password is wrong.' });
  await clearAttempts(database.orm, counted);
  const { internalAdapter, sessionConfig } = await auth.$context;
  const { token } = await internalAdapter.createSession(userId);
  await setSignedCookie(c, cookieName(SESSION_COOKIE, secure), token, secret, {
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    path: '/',
    maxAge: sessionConfig.expiresIn,
  });
  await rememberBrowser(c, services, { browser: browser ?? newId(), email });
}

/** The user with that address and password who may sign in, or null. Takes as long wherever it fails. */
async function userWith({ auth, database }: Services, email: string, typed: string): Promise<string | null> {
  const { password } = await auth.$context;
  const [account] = await rowsOf<{ userId: string; hash: string }>(
    database.orm,
    sql`select u.id as "userId", a.password as hash from auth_users u
        join auth_accounts a on a.user_id = u.id and a.provider_id = 'credential' and a.password is not null
        join people p on p.user_id = u.id and p.deleted_at is null and p.status = 'Active'
        where u.email = ${emailKey(email)}`,
  );
  if (account)
    return (await password.verify({ hash: account.hash, password: typed })) ? account.userId : null;
  await password.hash(typed);
  return null;
}

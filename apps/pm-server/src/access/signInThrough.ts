import type { SignInInput, TwoFactorCode } from '@linework/domain';
import type { Context } from 'hono';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import type { AppEnv } from '../http/AppEnv';
import { Problem } from '../http/Problem';
import type { Services } from '../server/Services';
import { beginPendingSignIn, completePendingSignIn } from '../twoFactor/pendingSignIn';
import { isEmailOf } from './isEmailOf';
import { knownBrowser, rememberBrowser } from './knownBrowser';
import { openSession } from './session';
import { attemptsOf, clearAttempts, countAttempt } from './signInLimit';
import { linkedBrowser } from './signInLink';

/**
 * Opens a session and hands its cookie to the answer, or, where two-factor authentication is on, asks for a code first. Says the
 * same of an unknown address, a wrong password and an account that may not sign in.
 *
 * better-auth keeps the hash and the session. Its own sign-in is not used, for it knows fewer addresses than domain: somebody
 * called 'håkon@…' could set up a workspace and never enter it.
 *
 * @returns whether a code is still to come
 * @throws Problem 401, or 429 after too many failures
 */
export async function signInThrough(
  c: Context<AppEnv>,
  services: Services,
  { email, password, link = '' }: SignInInput,
): Promise<{ needsCode: boolean }> {
  const { auth, database, passwordQueue, now } = services;
  const { secret } = await auth.$context;
  const browser = (await knownBrowser(c, services, email)) ?? linkedBrowser(link, email, secret, now());
  const counted = attemptsOf(email, browser);
  // Before the attempt is counted: who finds the queue full loses none.
  const place = passwordQueue.join(browser ? 'known' : 'unknown', c.req.raw.signal);
  let outcome: 'failed' | 'other' = 'other';
  let account: Account | null = null;
  try {
    await countAttempt(database.orm, counted, now());
    await place.turn();
    account = await accountOf(database.orm, email);
    outcome = (await isPasswordOf(account, password, services)) ? 'other' : 'failed';
  } finally {
    place.leave(outcome);
  }
  if (account === null || outcome === 'failed') {
    c.set('personId', account?.personId);
    throw new Problem(401, { detail: 'The email or the password is wrong.' });
  }
  await clearAttempts(database.orm, counted);
  c.set('personId', account.personId);
  const { needsCode } = account;
  if (needsCode) await beginPendingSignIn(c, services, { ...account, browser });
  else await enter(c, services, { ...account, email, browser });
  return { needsCode };
}

/** The second step, where the first asked for a code. @throws Problem 401, or 429 after too many wrong codes */
export async function signInWithCode(
  c: Context<AppEnv>,
  services: Services,
  { code }: TwoFactorCode,
): Promise<void> {
  await enter(c, services, await completePendingSignIn(c, services, code));
}

/** Everything that was asked for was right. */
async function enter(
  c: Context<AppEnv>,
  services: Services,
  { userId, email, browser }: { userId: string; email: string; browser: string | null },
): Promise<void> {
  await openSession(c, services, userId);
  c.set('event', 'sign-in');
  await rememberBrowser(c, services, { browser: browser ?? services.newId(), email });
}

interface Account {
  userId: string;
  personId: string;
  hash: string;
  /** Whether two-factor authentication is on. */
  needsCode: boolean;
}

/** The account with that address that may sign in by a password, or null. */
async function accountOf(tx: Tx, email: string): Promise<Account | null> {
  const [account] = await rowsOf<Account>(
    tx,
    sql`select u.id as "userId", p.id as "personId", a.password as hash,
          exists (select 1 from auth_two_factors t where t.user_id = u.id and t.confirmed_at is not null) as "needsCode"
        from auth_users u
        join auth_accounts a on a.user_id = u.id and a.provider_id = 'credential' and a.password is not null
        join people p on p.user_id = u.id and p.deleted_at is null and p.status = 'Active'
        where ${isEmailOf(sql`u.email`, email)}`,
  );
  return account ?? null;
}

/** Takes as long for no account as for a wrong password. */
async function isPasswordOf(account: Account | null, typed: string, { auth }: Services): Promise<boolean> {
  const { password } = await auth.$context;
  if (account) return password.verify({ hash: account.hash, password: typed });
  await password.hash(typed);
  return false;
}

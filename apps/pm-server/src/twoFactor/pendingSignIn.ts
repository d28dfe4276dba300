import { createHash, randomBytes } from 'node:crypto';
import { twoFactorMessages } from '@linework/domain';
import type { Context } from 'hono';
import { deleteOurCookie, PENDING_COOKIE, readOurCookie, setOurCookie } from '../access/ourCookies';
import { attemptsOf, clearAttempts, countAttempt } from '../access/signInLimit';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import type { AppEnv } from '../http/AppEnv';
import { Problem } from '../http/Problem';
import type { Services } from '../server/Services';
import { spendCode } from './spendCode';

export const PENDING_SECONDS = 5 * 60;
/** Wrong codes after which the password is asked for again. */
export const PENDING_TRIES = 5;

interface RightPassword {
  userId: string;
  /** The stored hash that the password was found right by. */
  hash: string;
  /** The name of the browser, where it is known to the account. */
  browser: string | null;
}

/** Remembers in this browser that the password was right. It opens nothing but the second step, for five minutes. */
export async function beginPendingSignIn(
  c: Context<AppEnv>,
  services: Services,
  { userId, hash, browser }: RightPassword,
): Promise<void> {
  const { database, now } = services;
  const moment = now();
  const token = randomBytes(32).toString('base64url');
  await forgetPending(database.orm, sql`expires_at < ${moment.toISOString()}`);
  const expiresAt = new Date(moment.getTime() + PENDING_SECONDS * 1_000).toISOString();
  await database.orm.execute(
    sql`insert into auth_pending_sign_ins (token_hash, user_id, password_tag, browser, expires_at)
        values (${sha256(token)}, ${userId}, ${sha256(hash)}, ${browser}, ${expiresAt})`,
  );
  await setOurCookie(c, services, { name: PENDING_COOKIE, value: token, seconds: PENDING_SECONDS });
}

export interface CompletedSignIn {
  userId: string;
  personId: string;
  email: string;
  browser: string | null;
}

/**
 * Takes the code of a sign-in whose password was right in this browser.
 *
 * @throws Problem 401, at 'code' where another code may be tried; 429 after too many wrong codes for the account
 */
export async function completePendingSignIn(
  c: Context<AppEnv>,
  services: Services,
  code: string,
): Promise<CompletedSignIn> {
  const { database, now } = services;
  const { orm } = database;
  const token = await readOurCookie(c, services, PENDING_COOKIE);
  const pending = token && (await pendingSignIn(orm, sha256(token), now()));
  if (!pending) throw expired();
  const { passwordTag, hash, tokenHash, ...who } = pending;
  c.set('personId', who.personId);
  if (passwordTag !== sha256(hash)) throw expired();
  const counted = `code ${attemptsOf(who.email, who.browser)}`;
  await countAttempt(orm, counted, now());
  // Before the code is looked at, so that tries at the same moment count too.
  const tried = await rowsOf(
    orm,
    sql`update auth_pending_sign_ins set tries = tries + 1
        where token_hash = ${tokenHash} and tries < ${PENDING_TRIES} returning tries`,
  );
  if (tried.length === 0) throw expired();
  const refused = await spendCode(services, who.userId, code);
  if (refused) throw new Problem(401, { detail: refused, errors: [{ path: 'code', message: refused }] });
  // Of two requests with a right code each, one signs in.
  if (!(await forgetPending(orm, sql`token_hash = ${tokenHash}`))) throw expired();
  await clearAttempts(orm, counted);
  await deleteOurCookie(c, services, PENDING_COOKIE);
  return who;
}

/** Ends sign-ins that wait for a code of this account. */
export async function endPendingSignIns(tx: Tx, userId: string): Promise<void> {
  await forgetPending(tx, sql`user_id = ${userId}`);
}

interface Pending extends CompletedSignIn {
  tokenHash: string;
  passwordTag: string;
  hash: string;
}

async function pendingSignIn(tx: Tx, tokenHash: string, now: Date): Promise<Pending | null> {
  const [pending] = await rowsOf<Pending>(
    tx,
    sql`select d.token_hash as "tokenHash", d.user_id as "userId", p.id as "personId", u.email, d.browser,
          d.password_tag as "passwordTag", a.password as hash
        from auth_pending_sign_ins d join auth_users u on u.id = d.user_id
        join auth_accounts a on a.user_id = u.id and a.provider_id = 'credential' and a.password is not null
        join people p on p.user_id = u.id and p.deleted_at is null and p.status = 'Active'
        where d.token_hash = ${tokenHash} and d.expires_at > ${now.toISOString()} and d.tries < ${PENDING_TRIES}`,
  );
  return pending ?? null;
}

/** @returns whether there was one */
async function forgetPending(tx: Tx, which: ReturnType<typeof sql>): Promise<boolean> {
  const gone = await rowsOf(tx, sql`delete from auth_pending_sign_ins where ${which} returning user_id`);
  return gone.length > 0;
}

function expired(): Problem {
  return new Problem(401, { detail: twoFactorMessages.signInExpired });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

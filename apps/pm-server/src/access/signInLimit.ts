import { emailKey } from '@linework/domain';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { Problem } from '../http/Problem';

export const MAX_ATTEMPTS = 10;
const WINDOW_SECONDS = 15 * 60;

/**
 * Whose attempts are counted together: those of one known browser, or those of everybody else to one account. No address goes
 * into it: somebody who has many would have many times the attempts.
 */
export function attemptsOf(email: string, browser: string | null): string {
  return browser ? `browser ${browser}` : emailKey(email);
}

/**
 * Counts an attempt to sign in before it is made, so that attempts at the same moment count too.
 *
 * @throws Problem 429 after ten failures in a quarter of an hour
 */
export async function countAttempt(tx: Tx, counted: string, now: Date): Promise<void> {
  const { attempts, retryAfter } = await countWithin(tx, counted, now);
  if (attempts <= MAX_ATTEMPTS) return;
  const minutes = Math.ceil(retryAfter / 60);
  throw new Problem(429, {
    detail: `Too many attempts to sign in to this account. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or ask whoever runs Linework for a sign-in link.`,
    retryAfter,
  });
}

/** Counts one more of something within a quarter of an hour. @returns how many there are, and the seconds until the count begins anew */
export async function countWithin(
  tx: Tx,
  counted: string,
  now: Date,
): Promise<{ attempts: number; retryAfter: number }> {
  const [row] = await rowsOf<{ attempts: number; waited: number }>(
    tx,
    sql`insert into sign_in_attempts as a (account, attempts, window_start) values (${counted}, 1, ${now.toISOString()})
        on conflict (account) do update set
          attempts = case when a.window_start < excluded.window_start - make_interval(secs => ${WINDOW_SECONDS}) then 1 else a.attempts + 1 end,
          window_start = case when a.window_start < excluded.window_start - make_interval(secs => ${WINDOW_SECONDS}) then excluded.window_start else a.window_start end
        returning attempts, extract(epoch from ${now.toISOString()}::timestamptz - window_start)::int as waited`,
  );
  if (row?.attempts === 1) await forgetOldAttempts(tx, now);
  return {
    attempts: row?.attempts ?? 0,
    retryAfter: Math.max(1, WINDOW_SECONDS - Number(row?.waited ?? 0)),
  };
}

/** A success clears the count. */
export async function clearAttempts(tx: Tx, counted: string): Promise<void> {
  await tx.execute(sql`delete from sign_in_attempts where account = ${counted}`);
}

/** Whenever a count begins, those of long ago go, so that made-up addresses do not fill the table. */
async function forgetOldAttempts(tx: Tx, now: Date): Promise<void> {
  await tx.execute(
    sql`delete from sign_in_attempts where window_start < ${now.toISOString()}::timestamptz - make_interval(secs => ${WINDOW_SECONDS})`,
  );
}

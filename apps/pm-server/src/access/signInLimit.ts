import { emailKey } from '@linework/domain';
import { sql } from 'drizzle-orm';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { Problem } from '../http/Problem';

export const MAX_ATTEMPTS = 10;
const WINDOW_SECONDS = 15 * 60;

/**
 * Counts an attempt to sign in to an account before it is made, so that attempts at the same moment count too.
 *
 * @throws Problem 429 after ten failures in a quarter of an hour
 */
export async function countAttempt(tx: Tx, email: string, now: Date): Promise<void> {
  const [row] = await rowsOf<{ attempts: number; waited: number }>(
    tx,
    sql`insert into sign_in_attempts as a (account, attempts, window_start) values (${emailKey(email)}, 1, ${now.toISOString()})
        on conflict (account) do update set
          attempts = case when a.window_start < excluded.window_start - make_interval(secs => ${WINDOW_SECONDS}) then 1 else a.attempts + 1 end,
          window_start = case when a.window_start < excluded.window_start - make_interval(secs => ${WINDOW_SECONDS}) then excluded.window_start else a.window_start end
        returning attempts, extract(epoch from ${now.toISOString()}::timestamptz - window_start)::int as waited`,
  );
  if (!row || row.attempts <= MAX_ATTEMPTS) return;
  const retryAfter = Math.max(1, WINDOW_SECONDS - Number(row.waited));
  const minutes = Math.ceil(retryAfter / 60);
  throw new Problem(429, {
    detail: `Too many attempts to sign in to this account. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    retryAfter,
  });
}

/** A success clears the count. Counts of long ago go with it, so that the table stays small. */
export async function clearAttempts(tx: Tx, email: string, now: Date): Promise<void> {
  await tx.execute(
    sql`delete from sign_in_attempts where account = ${emailKey(email)}
        or window_start < ${now.toISOString()}::timestamptz - make_interval(secs => ${WINDOW_SECONDS})`,
  );
}

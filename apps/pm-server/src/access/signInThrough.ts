import { emailKey } from '@linework/domain';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { rowsOf } from '../database/rowsOf';
import { Problem } from '../http/Problem';
import type { Services } from '../server/Services';
import { knownBrowser, rememberBrowser } from './knownBrowser';
import { attemptsOf, clearAttempts, countAttempt } from './signInLimit';

/**
 * Opens a session and hands its cookie to the answer. Says the same of an unknown address, a wrong password and an account
 * that may not sign in.
 *
 * @throws Problem 401, or 429 after too many failures
 */
export async function signInThrough(
  c: Context,
  services: Services,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { auth, database, now, newId } = services;
  const browser = await knownBrowser(c, services, email);
  const counted = attemptsOf(email, browser);
  await countAttempt(database.orm, counted, now());
  const refused = new Problem(401, { detail: 'The email or the password is wrong.' });
  const response = await auth.api.signInEmail({
    body: { email: emailKey(email), password },
    headers: c.req.raw.headers,
    asResponse: true,
  });
  if (response.status >= 500) throw new Error(`Sign-in failed inside: ${response.status}`);
  if (!response.ok) throw refused;
  const people = await rowsOf(
    database.orm,
    sql`select 1 from auth_users a join people p on p.user_id = a.id and p.deleted_at is null and p.status = 'Active'
        where a.email = ${emailKey(email)}`,
  );
  if (people.length === 0) throw refused;
  await clearAttempts(database.orm, counted);
  for (const cookie of response.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
  await rememberBrowser(c, services, { browser: browser ?? newId(), email });
}

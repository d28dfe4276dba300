import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import type { AppEnv } from '../http/AppEnv';
import { Problem } from '../http/Problem';
import type { Services } from '../server/Services';
import { cookieName, SESSION_COOKIE } from './createAuth';
import type { SignedIn } from './SignedIn';
import { signedValue } from './signedCookie';

/** Lets a request on only with a living session of an active person. */
export function requireSignIn(services: Services) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const actor = await readSession(c, services);
    if (!actor) throw new Problem(401, { detail: 'Sign in to continue.' });
    c.set('actor', actor);
    await next();
  });
}

/** Who the request's cookie belongs to, in one query; null where there is no living session. */
export async function readSession(c: Context, services: Services): Promise<SignedIn | null> {
  const token = await ourCookie(c, services, SESSION_COOKIE);
  return token ? actorOf(services, token) : null;
}

async function actorOf({ database }: Services, token: string): Promise<SignedIn | null> {
  const [row] = await rowsOf<SignedIn>(
    database.orm,
    sql`select ${ACTOR} from ${LIVING_SESSIONS} and s.token = ${token}`,
  );
  return row ?? null;
}

/** Who the session belongs to by now, and how long it still lives; null once it is over. Event streams ask now and then. */
export async function sessionNow(
  { database }: Services,
  sessionId: string,
): Promise<{ actor: SignedIn; livesMs: number } | null> {
  const [row] = await rowsOf<SignedIn & { livesMs: number }>(
    database.orm,
    sql`select ${ACTOR}, extract(epoch from s.expires_at - now())::float8 * 1000 as "livesMs" from ${LIVING_SESSIONS} and s.id = ${sessionId}`,
  );
  if (!row) return null;
  const { livesMs, ...actor } = row;
  return { actor, livesMs };
}

/** Whoever this is by now, for work that goes on without them; null where they are no active person any more. */
export async function personNow(
  tx: Tx,
  { workspaceId, personId }: Pick<SignedIn, 'workspaceId' | 'personId'>,
): Promise<SignedIn | null> {
  const [row] = await rowsOf<SignedIn>(
    tx,
    sql`select '' as "sessionId", ${PERSON} from people p join workspaces w on w.id = p.workspace_id
        where p.workspace_id = ${workspaceId} and p.id = ${personId} and ${ACTIVE}`,
  );
  return row ?? null;
}

const PERSON = sql`p.workspace_id as "workspaceId", p.id as "personId", p.access_role as "accessRole",
  p.client_id as "clientId", w.settings ->> 'timeZone' as "timeZone"`;

const ACTOR = sql`s.id as "sessionId", ${PERSON}`;

const ACTIVE = sql`p.deleted_at is null and p.status = 'Active'`;

/** To be followed by 'and'. */
const LIVING_SESSIONS = sql`auth_sessions s
  join people p on p.user_id = s.user_id and ${ACTIVE}
  join workspaces w on w.id = p.workspace_id
  where s.expires_at > now()`;

/** What the request's cookie of this name says; null where there is none, or it is not signed by us. */
export async function ourCookie(c: Context, services: Services, name: string): Promise<string | null> {
  const { secret, secure } = await cookieSigning(services);
  return signedValue(getCookie(c, cookieName(name, secure)) ?? '', secret);
}

/** The key that cookies are signed with, and whether they travel by https only. */
export async function cookieSigning({
  auth,
  publicUrl,
}: Services): Promise<{ secret: string; secure: boolean }> {
  const { secret } = await auth.$context;
  return { secret, secure: publicUrl?.startsWith('https://') ?? false };
}

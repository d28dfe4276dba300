import type { AccessRole, TimeZone } from '@linework/domain';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { rowsOf } from '../database/rowsOf';
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

interface SessionRow {
  sessionId: string;
  workspaceId: string;
  personId: string;
  accessRole: AccessRole;
  clientId: string | null;
  timeZone: TimeZone;
}

async function actorOf({ database }: Services, token: string): Promise<SignedIn | null> {
  const [row] = await rowsOf<SessionRow>(
    database.orm,
    sql`select s.id as "sessionId", p.workspace_id as "workspaceId", p.id as "personId", p.access_role as "accessRole",
          p.client_id as "clientId", w.settings ->> 'timeZone' as "timeZone"
        from auth_sessions s
        join people p on p.user_id = s.user_id and p.deleted_at is null and p.status = 'Active'
        join workspaces w on w.id = p.workspace_id
        where s.token = ${token} and s.expires_at > now()`,
  );
  return row ?? null;
}

/** Whether the session still stands: event streams ask now and then. */
export async function sessionLives({ database }: Services, sessionId: string): Promise<boolean> {
  const rows = await rowsOf(
    database.orm,
    sql`select 1 from auth_sessions s join people p on p.user_id = s.user_id and p.deleted_at is null and p.status = 'Active'
        where s.id = ${sessionId} and s.expires_at > now()`,
  );
  return rows.length > 0;
}

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

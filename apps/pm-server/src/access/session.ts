import { SESSION_DAYS, type SessionEnd, sessionEndMessages, twoFactorMessages } from '@linework/domain';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { bearerOf, readToken } from '../apiTokens/readToken';
import type { Database, Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { announceSessionEnd } from '../events/ChangeFeed';
import type { AppEnv } from '../http/AppEnv';
import { forbidden, Problem } from '../http/Problem';
import type { Services } from '../server/Services';
import { readOurCookie, SESSION_COOKIE, setOurCookie } from './ourCookies';
import { ACTIVE, PERSON } from './personColumns';
import type { SignedIn } from './SignedIn';

/** Days that the server and the browser remember a session after its end, so that the person can be told of it. */
const REMEMBERED_DAYS = 30;
/** A session in use is prolonged once a day, rather than by each request. */
const PROLONGED_AFTER_DAYS = 1;
const DAY_SECONDS = 86_400;
/** How far behind 'last used' may be: not every request writes. */
const USE_TOLD_AFTER_MINUTES = 10;
/** Characters of what a browser says of itself that are kept; the names stand well within. */
const LONGEST_USER_AGENT = 400;
/** What somebody may ask for whose workspace requires a second factor before they have one. */
const ENROLMENT = '/api/account/two-factor';

/**
 * Lets a request on only with a living session of an active person, or with an API token of theirs, and with a second factor where
 * the workspace requires one.
 */
export function requireSignIn(services: Services) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = bearerOf(c);
    const actor = token === null ? await readSession(c, services) : await readToken(c, services, token);
    if (!actor) throw new Problem(401, { detail: await whyNobody(c, services) });
    if (actor.lacksTwoFactor && c.req.path !== ENROLMENT) throw forbidden(twoFactorMessages.required);
    c.set('actor', actor);
    c.set('database', services.database.orm);
    await next();
  });
}

/** Who the request's cookie belongs to, in one query; null where there is no living session. */
export async function readSession(c: Context<AppEnv>, services: Services): Promise<SignedIn | null> {
  const token = await readOurCookie(c, services, SESSION_COOKIE);
  if (!token) return null;
  const { database, now } = services;
  const [actor] = await rowsOf<SignedIn>(
    database.orm,
    sql`select ${ACTOR} from ${livingSessions(now())} and s.token = ${token}`,
  );
  if (actor) c.set('personId', actor.personId);
  return actor ?? null;
}

/** Who the session belongs to by now, and how long it still lives; null once it is over or its person lacks a second factor. Event streams ask now and then. */
export async function sessionNow(
  { database, now }: Services,
  sessionId: string,
): Promise<{ actor: SignedIn; livesMs: number } | null> {
  const moment = now();
  const [row] = await rowsOf<SignedIn & { livesMs: number }>(
    database.orm,
    sql`select ${ACTOR}, extract(epoch from ${END} - ${moment.toISOString()}::timestamptz)::float8 * 1000 as "livesMs"
        from ${livingSessions(moment)} and s.id = ${sessionId}`,
  );
  if (!row || row.lacksTwoFactor) return null;
  const { livesMs, ...actor } = row;
  return { actor, livesMs };
}

/**
 * Opens a session in this browser, which ends the one that the browser had: also somebody else's, whose cookie is replaced.
 *
 * better-auth makes the token; the times are the port's.
 */
export async function openSession(c: Context<AppEnv>, services: Services, userId: string): Promise<void> {
  await endSession(c, services);
  const { auth, now } = services;
  const { internalAdapter } = await auth.$context;
  const began = now();
  const expiresAt = daysAfter(began, SESSION_DAYS.unused);
  const userAgent = c.req.header('user-agent')?.slice(0, LONGEST_USER_AGENT);
  const session = { createdAt: began, updatedAt: began, expiresAt, userAgent };
  const { id, token } = await internalAdapter.createSession(userId, false, session, true);
  c.set('sessionId', id);
  await setSessionCookie(c, services, token, expiresAt);
}

/** A session in use lives on, with the same cookie, until it is as old as a session may become. */
export async function prolongSession(
  c: Context<AppEnv>,
  services: Services,
  { sessionId }: SignedIn,
): Promise<void> {
  const { database, now } = services;
  const moment = now();
  const end = daysAfter(moment, SESSION_DAYS.unused).toISOString();
  const [session] = await rowsOf<{ token: string; expiresAt: string }>(
    database.orm,
    sql`update auth_sessions s set updated_at = ${moment.toISOString()},
          expires_at = least(${end}::timestamptz, s.created_at + make_interval(days => ${SESSION_DAYS.old}))
        where s.id = ${sessionId}
          and s.expires_at < least(${end}::timestamptz - make_interval(days => ${PROLONGED_AFTER_DAYS}),
            s.created_at + make_interval(days => ${SESSION_DAYS.old}))
        returning s.token, s.expires_at as "expiresAt"`,
  );
  if (session) await setSessionCookie(c, services, session.token, new Date(session.expiresAt));
  else
    await database.orm.execute(
      sql`update auth_sessions s set updated_at = ${moment.toISOString()} where s.id = ${sessionId}
            and s.updated_at < ${moment.toISOString()}::timestamptz - make_interval(mins => ${USE_TOLD_AFTER_MINUTES})`,
    );
}

/** Ends the session of the request's cookie, if there is one. @returns whose it was */
export async function endSession(c: Context<AppEnv>, services: Services): Promise<SignedIn | null> {
  const actor = await readSession(c, services);
  if (!actor) return null;
  const { orm } = services.database;
  await orm.execute(sql`delete from auth_sessions where id = ${actor.sessionId}`);
  await announceSessionEnd(orm, actor.sessionId);
  return actor;
}

/** Ends every session of these people, their event streams, sign-ins that wait for a code, and API tokens. @returns how many sessions */
export async function endSessionsOf(
  tx: Tx,
  { workspaceId }: Pick<SignedIn, 'workspaceId'>,
  personIds: readonly string[],
): Promise<number> {
  const ended = await rowsOf<{ id: string }>(
    tx,
    sql`delete from auth_sessions s using people p
        where p.user_id = s.user_id and p.workspace_id = ${workspaceId} and p.id = any(${uuids(personIds)}) returning s.id`,
  );
  for (const { id } of ended) await announceSessionEnd(tx, id);
  await tx.execute(
    sql`delete from auth_pending_sign_ins d using people p
        where p.user_id = d.user_id and p.workspace_id = ${workspaceId} and p.id = any(${uuids(personIds)})`,
  );
  await tx.execute(
    sql`delete from api_tokens where workspace_id = ${workspaceId} and person_id = any(${uuids(personIds)})`,
  );
  return ended.length;
}

/** Why the browser's session is over, where its time was up lately; null for a visitor, or one that was ended. */
export async function sessionEnd(c: Context, services: Services): Promise<SessionEnd | null> {
  const { database, now } = services;
  const token = await readOurCookie(c, services, SESSION_COOKIE);
  if (!token) return null;
  const [row] = await rowsOf<{ end: SessionEnd }>(
    database.orm,
    sql`select case when s.expires_at < s.created_at + make_interval(days => ${SESSION_DAYS.old}) then 'unused' else 'old' end as end
        from auth_sessions s where s.token = ${token} and ${END} <= ${now().toISOString()}`,
  );
  return row?.end ?? null;
}

/** Deletes sessions that ended so long ago that nobody is told any more. */
export async function forgetEndedSessions({ orm }: Pick<Database, 'orm'>, now: Date): Promise<void> {
  await orm.execute(
    sql`delete from auth_sessions s where ${END} < ${daysAfter(now, -REMEMBERED_DAYS).toISOString()}`,
  );
}

async function whyNobody(c: Context, services: Services): Promise<string> {
  const end = await sessionEnd(c, services);
  return end ? sessionEndMessages[end] : 'Sign in to continue.';
}

async function setSessionCookie(c: Context, services: Services, value: string, end: Date): Promise<void> {
  const seconds = Math.round((end.getTime() - services.now().getTime()) / 1_000);
  await setOurCookie(c, services, {
    name: SESSION_COOKIE,
    value,
    seconds: seconds + REMEMBERED_DAYS * DAY_SECONDS,
  });
}

function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_SECONDS * 1_000);
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

const ACTOR = sql`s.id as "sessionId", s.user_agent as "userAgent", ${PERSON}`;

/** When a session ends unless it is used. Those of earlier versions may say a later end than their age allows. */
const END = sql`least(s.expires_at, s.created_at + make_interval(days => ${SESSION_DAYS.old}))`;

/** Sessions `s` of active people `p`, in workspaces `w`, that live now. To be followed by 'and'. */
export function livingSessions(now: Date) {
  return sql`auth_sessions s
    join people p on p.user_id = s.user_id and ${ACTIVE}
    join workspaces w on w.id = p.workspace_id
    where ${END} > ${now.toISOString()}`;
}

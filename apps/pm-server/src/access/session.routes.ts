import { z } from '@hono/zod-openapi';
import { permissionsOf, SessionInfo, type Settings, SignInInput } from '@linework/domain';
import { deleteCookie } from 'hono/cookie';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { announceSessionEnd } from '../events/ChangeFeed';
import { endpoint, jsonBody } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { Problem } from '../http/Problem';
import type { Services } from '../server/Services';
import { cookieName, SESSION_COOKIE } from './createAuth';
import { cookieSigning, readSession } from './session';
import { signInThrough } from './signInThrough';

const tags = ['Session'];

const signIn = endpoint(
  {
    method: 'post',
    path: '/api/auth/sign-in/email',
    tags,
    summary: 'Sign in with e-mail and password',
    request: { body: jsonBody(SignInInput) },
  },
  z.object({ signedIn: z.literal(true) }),
);
const signOut = endpoint(
  { method: 'post', path: '/api/auth/sign-out', tags, summary: 'End the session' },
  z.object({ signedIn: z.literal(false) }),
);
const read = endpoint(
  {
    method: 'get',
    path: '/api/session',
    tags,
    summary: 'Who is signed in, what they may do, and the settings',
  },
  SessionInfo,
);

/** Sign-in, sign-out and who is there. Nobody can sign up here: people are added by those who may. */
export function sessionRoutes(services: Services) {
  const { auth, database } = services;
  return createRouter()
    .openapi(signIn, async (c) => {
      await signInThrough(c, services, c.req.valid('json'));
      return c.json({ signedIn: true } as const, 200);
    })
    .openapi(signOut, async (c) => {
      const actor = await readSession(c, services);
      if (actor) {
        await database.orm.execute(sql`delete from auth_sessions where id = ${actor.sessionId}`);
        await announceSessionEnd(database.orm, actor.sessionId);
      }
      const { secure } = await cookieSigning(services);
      deleteCookie(c, cookieName(SESSION_COOKIE, secure), { path: '/', secure });
      return c.json({ signedIn: false } as const, 200);
    })
    .openapi(read, async (c) => {
      const actor = await readSession(c, services);
      if (!actor) throw new Problem(401, { detail: 'Sign in to continue.' });
      // A session in use lives on: past its first day better-auth moves its end and renews the cookie.
      const renewed = await auth.api.getSession({ headers: c.req.raw.headers, asResponse: true });
      for (const cookie of renewed.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
      const [row] = await rowsOf<PersonRow>(
        database.orm,
        sql`select btrim(p.first_name || ' ' || p.last_name) as name, p.email, p.initials, p.job_role as "jobRole",
              w.id as "workspaceId", w.name as "workspaceName", w.settings
            from people p join workspaces w on w.id = p.workspace_id
            where p.workspace_id = ${actor.workspaceId} and p.id = ${actor.personId}`,
      );
      if (!row) throw new Problem(401, { detail: 'Sign in to continue.' });
      const { workspaceId, workspaceName, settings, ...person } = row;
      return c.json(
        {
          person: { id: actor.personId, ...person, accessRole: actor.accessRole, clientId: actor.clientId },
          permissions: [...permissionsOf(actor.accessRole)],
          workspace: { id: workspaceId, name: workspaceName },
          settings: { ...settings, companyName: workspaceName },
        },
        200,
      );
    });
}

interface PersonRow {
  name: string;
  email: string;
  initials: string;
  jobRole: string;
  workspaceId: string;
  workspaceName: string;
  settings: Settings;
}

import { z } from '@hono/zod-openapi';
import {
  permissionsOf,
  SessionAnswer,
  type Settings,
  SignInAnswer,
  SignInInput,
  TwoFactorCode,
} from '@linework/domain';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { jsonBody, openEndpoint } from '../http/contract';
import { createRouter } from '../http/createRouter';
import type { Services } from '../server/Services';
import { deleteOurCookie, SESSION_COOKIE } from './ourCookies';
import { endSession, prolongSession, readSession, sessionEnd } from './session';
import { signInThrough, signInWithCode } from './signInThrough';

const tags = ['Session'];

const signIn = openEndpoint(
  {
    method: 'post',
    path: '/api/auth/sign-in/email',
    tags,
    summary:
      'Sign in with e-mail and password. Where two-factor authentication is on, a code is asked for next',
    request: { body: jsonBody(SignInInput) },
  },
  SignInAnswer,
);
const giveCode = openEndpoint(
  {
    method: 'post',
    path: '/api/auth/sign-in/code',
    tags,
    summary: 'The second step: a code of the authenticator app, or a recovery code',
    request: { body: jsonBody(TwoFactorCode) },
  },
  SignInAnswer,
);
const signOut = openEndpoint(
  { method: 'post', path: '/api/auth/sign-out', tags, summary: 'End the session' },
  z.object({ signedIn: z.literal(false) }),
);
const read = openEndpoint(
  {
    method: 'get',
    path: '/api/session',
    tags,
    summary: 'Who is signed in, what they may do, and the settings; or nobody',
  },
  SessionAnswer,
);

/**
 * Of what a browser keeps, only its cache, and with it the pages that Back would show: "cookies" would forget that this browser is
 * known, also for other hosts of the same domain, and "storage" the theme. The app removes by itself what it stored of a person.
 */
const CLEARED = '"cache"';

/** Sign-in, sign-out and who is there. Nobody can sign up here: people are added by those who may. */
export function sessionRoutes(services: Services) {
  const { database } = services;
  return createRouter()
    .openapi(signIn, async (c) => {
      const { needsCode } = await signInThrough(c, services, c.req.valid('json'));
      return c.json({ signedIn: !needsCode, needsCode }, 200);
    })
    .openapi(giveCode, async (c) => {
      await signInWithCode(c, services, c.req.valid('json'));
      return c.json({ signedIn: true, needsCode: false }, 200);
    })
    .openapi(signOut, async (c) => {
      if (await endSession(c, services)) c.set('event', 'sign-out');
      await deleteOurCookie(c, services, SESSION_COOKIE);
      c.header('Clear-Site-Data', CLEARED);
      return c.json({ signedIn: false } as const, 200);
    })
    .openapi(read, async (c) => {
      const actor = await readSession(c, services);
      if (!actor) return c.json({ person: null, ended: await sessionEnd(c, services) }, 200);
      await prolongSession(c, services, actor);
      const [row] = await rowsOf<PersonRow>(
        database.orm,
        sql`select btrim(p.first_name || ' ' || p.last_name) as name, p.email, p.initials,
              w.id as "workspaceId", w.name as "workspaceName", jsonb_build_object('requireTwoFactor', false, 'registrationDomains', '[]'::jsonb, 'timeClosedThrough', null) || w.settings || p.settings as settings,
              exists (select 1 from auth_two_factors t where t.user_id = p.user_id and t.confirmed_at is not null) as "twoFactorAuth"
            from people p join workspaces w on w.id = p.workspace_id
            where p.workspace_id = ${actor.workspaceId} and p.id = ${actor.personId}`,
      );
      if (!row) return c.json({ person: null, ended: null }, 200);
      const { workspaceId, workspaceName, settings, twoFactorAuth, ...person } = row;
      return c.json(
        {
          person: { id: actor.personId, ...person, accessRole: actor.accessRole, clientId: actor.clientId },
          permissions: [...permissionsOf(actor.accessRole)],
          workspace: { id: workspaceId, name: workspaceName },
          settings: { ...settings, companyName: workspaceName, twoFactorAuth },
          needsTwoFactor: actor.lacksTwoFactor === true,
        },
        200,
      );
    });
}

interface PersonRow {
  name: string;
  email: string;
  initials: string;
  workspaceId: string;
  workspaceName: string;
  settings: Settings;
  twoFactorAuth: boolean;
}

import { z } from '@hono/zod-openapi';
import { OpenSession, PasswordChange } from '@linework/domain';
import { endpoint, IdParam, jsonBody } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { notFound } from '../http/Problem';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { changePassword } from './changePassword';
import { endOwnSessions, openSessions } from './openSessions';

const tags = ['Account'];
const Ended = z.object({ ended: z.number().int() });

const password = endpoint(
  {
    method: 'put',
    path: '/api/account/password',
    tags,
    summary: 'Change the password. All other sessions end',
    request: { body: jsonBody(PasswordChange) },
  },
  z.object({ changed: z.literal(true) }),
);
const sessions = endpoint(
  { method: 'get', path: '/api/account/sessions', tags, summary: 'Where one is signed in' },
  z.object({ rows: z.array(OpenSession) }),
);
const endOne = endpoint(
  {
    method: 'delete',
    path: '/api/account/sessions/{id}',
    tags,
    summary: 'Sign out elsewhere',
    request: { params: IdParam },
  },
  Ended,
);
const endOthers = endpoint(
  { method: 'delete', path: '/api/account/sessions', tags, summary: 'Sign out everywhere else' },
  Ended,
);

/** What people do with the account that they sign in with: always their own. */
export function accountRoutes(services: Services) {
  const { database } = services;
  return createRouter()
    .openapi(password, async (c) => {
      await changePassword(services, c.var.actor, c.req.valid('json'), c.req.raw.signal);
      c.set('event', 'password-change');
      return c.json({ changed: true } as const, 200);
    })
    .openapi(sessions, async (c) =>
      c.json({ rows: await openSessions(database.orm, c.var.actor, services.now()) }, 200),
    )
    .openapi(endOne, async (c) => {
      const { id } = c.req.valid('param');
      const ended = await transact(database, (tx) => endOwnSessions(tx, c.var.actor, { id }));
      if (ended === 0) throw notFound('This session');
      c.set('event', 'sessions-end');
      return c.json({ ended }, 200);
    })
    .openapi(endOthers, async (c) => {
      const ended = await transact(database, (tx) => endOwnSessions(tx, c.var.actor, 'others'));
      c.set('event', 'sessions-end');
      return c.json({ ended }, 200);
    });
}

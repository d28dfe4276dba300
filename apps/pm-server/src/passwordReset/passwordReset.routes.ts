import { z } from '@hono/zod-openapi';
import {
  LinkRequest,
  OpenedPasswordReset,
  PasswordReset,
  PasswordResetState,
  PasswordResetToken,
} from '@linework/domain';
import { countLinkRequest } from '../access/linkRequestLimit';
import { jsonBody, openEndpoint } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { conflict } from '../http/Problem';
import { transact } from '../http/transact';
import { enqueue } from '../jobs/enqueue';
import type { Services } from '../server/Services';
import { resetPassword } from './passwordReset.service';
import { openResetLink } from './resetLinks';

const tags = ['Session'];

const state = openEndpoint(
  {
    method: 'get',
    path: '/api/auth/password-reset',
    tags,
    summary: 'Whether this server can mail links that reset a password',
  },
  PasswordResetState,
);
const ask = openEndpoint(
  {
    method: 'post',
    path: '/api/auth/password-reset',
    tags,
    summary: 'Ask for a link that resets a password. Answers the same for every address',
    request: { body: jsonBody(LinkRequest) },
  },
  z.object({ asked: z.literal(true) }),
);
const open = openEndpoint(
  {
    method: 'post',
    path: '/api/auth/password-reset/link',
    tags,
    summary: 'Whose password a link resets',
    // In the body, not in the address: addresses are logged.
    request: { body: jsonBody(PasswordResetToken) },
  },
  OpenedPasswordReset,
);
const reset = openEndpoint(
  {
    method: 'put',
    path: '/api/auth/password-reset',
    tags,
    summary: 'Set a new password by a link, once. All sessions end',
    request: { body: jsonBody(PasswordReset) },
  },
  z.object({ changed: z.literal(true) }),
);

/** For whoever forgot their password (GEN-02: for visitors). */
export function passwordResetRoutes(services: Services) {
  const { database, now } = services;
  return createRouter()
    .openapi(state, (c) => c.json({ isMailed: services.mail !== null }, 200))
    .openapi(ask, async (c) => {
      const { email } = c.req.valid('json');
      if (!services.mail)
        throw conflict('This server sends no mail. Ask whoever runs Linework for a link to a new password.');
      await countLinkRequest(database.orm, 'reset', email, now());
      await transact(database, (tx) => enqueue(tx, 'preparePasswordReset', { email }, services));
      return c.json({ asked: true } as const, 200);
    })
    .openapi(open, async (c) => {
      const { email } = await openResetLink(database.orm, c.req.valid('json').token, now());
      return c.json({ email }, 200);
    })
    .openapi(reset, async (c) => {
      const { personId } = await resetPassword(services, c.req.valid('json'), c.req.raw.signal);
      c.set('personId', personId);
      c.set('event', 'password-reset');
      return c.json({ changed: true } as const, 200);
    });
}

import { z } from '@hono/zod-openapi';
import {
  PasswordConfirmation,
  RecoveryCodes,
  TwoFactorCode,
  TwoFactorKey,
  TwoFactorOff,
  TwoFactorState,
} from '@linework/domain';
import { endpoint, jsonBody } from '../http/contract';
import { createRouter } from '../http/createRouter';
import type { Services } from '../server/Services';
import {
  confirmEnrolment,
  newRecoveryCodes,
  startEnrolment,
  turnOff,
  twoFactorState,
} from './twoFactor.service';

const tags = ['Account'];

const read = endpoint(
  {
    method: 'get',
    path: '/api/account/two-factor',
    tags,
    summary: 'Whether signing in asks for a code, and how many recovery codes are left',
  },
  TwoFactorState,
);
const start = endpoint(
  {
    method: 'post',
    path: '/api/account/two-factor',
    tags,
    summary: 'Make a key for an authenticator app. Nothing changes until a first code of it is given',
    request: { body: jsonBody(PasswordConfirmation) },
  },
  TwoFactorKey,
);
const confirm = endpoint(
  {
    method: 'put',
    path: '/api/account/two-factor',
    tags,
    summary: 'Turn on two-factor authentication by a first code. All other sessions end',
    request: { body: jsonBody(TwoFactorCode) },
  },
  RecoveryCodes,
);
const renew = endpoint(
  {
    method: 'post',
    path: '/api/account/two-factor/recovery-codes',
    tags,
    summary: 'Make new recovery codes in place of those left',
    request: { body: jsonBody(PasswordConfirmation) },
  },
  RecoveryCodes,
);
const off = endpoint(
  {
    method: 'post',
    path: '/api/account/two-factor/off',
    tags,
    summary: 'Turn off two-factor authentication. All other sessions end',
    request: { body: jsonBody(TwoFactorOff) },
  },
  z.object({ isOn: z.literal(false) }),
);

/** Two-factor authentication of one's own account. The second step of signing in is a route of the session. */
export function twoFactorRoutes(services: Services) {
  return createRouter()
    .openapi(read, async (c) => c.json(await twoFactorState(services.database.orm, c.var.actor), 200))
    .openapi(start, async (c) =>
      c.json(await startEnrolment(services, c.var.actor, c.req.valid('json'), c.req.raw.signal), 200),
    )
    .openapi(confirm, async (c) => {
      const codes = await confirmEnrolment(services, c.var.actor, c.req.valid('json'));
      c.set('event', 'two-factor-on');
      return c.json(codes, 200);
    })
    .openapi(renew, async (c) => {
      const codes = await newRecoveryCodes(services, c.var.actor, c.req.valid('json'), c.req.raw.signal);
      c.set('event', 'recovery-codes');
      return c.json(codes, 200);
    })
    .openapi(off, async (c) => {
      await turnOff(services, c.var.actor, c.req.valid('json'), c.req.raw.signal);
      c.set('event', 'two-factor-off');
      return c.json({ isOn: false } as const, 200);
    });
}

import { z } from '@hono/zod-openapi';
import {
  InvitationToken,
  invitationMessages,
  LinkRequest,
  OpenedInvitation,
  RegistrationInput,
  RegistrationState,
} from '@linework/domain';
import type { Context } from 'hono';
import { hashInTurn } from '../access/hashInTurn';
import { countLinkRequest } from '../access/linkRequestLimit';
import { readSession } from '../access/session';
import { signInThrough } from '../access/signInThrough';
import type { AppEnv } from '../http/AppEnv';
import { jsonBody, openEndpoint } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { conflict } from '../http/Problem';
import { transact } from '../http/transact';
import { enqueue } from '../jobs/enqueue';
import { nameOf } from '../people/people.service';
import type { Services } from '../server/Services';
import { openInvitation, register, toldOf } from './registration.service';
import { isRegistrationOpen } from './requestedInvitation';

const tags = ['Registration'];

const state = openEndpoint(
  {
    method: 'get',
    path: '/api/registration',
    tags,
    summary: 'Whether a visitor can register without an invitation',
  },
  RegistrationState,
);
const ask = openEndpoint(
  {
    method: 'post',
    path: '/api/registration/request',
    tags,
    summary: 'Ask for a link to register by. Answers the same for every address',
    request: { body: jsonBody(LinkRequest) },
  },
  z.object({ asked: z.literal(true) }),
);
const open = openEndpoint(
  {
    method: 'post',
    path: '/api/registration/invitation',
    tags,
    summary: "What an invitation's link opens",
    // In the body, not in the address: addresses are logged.
    request: {
      body: jsonBody(z.object({ token: InvitationToken }, { error: invitationMessages.linkInvalid })),
    },
  },
  OpenedInvitation,
);
const create = openEndpoint(
  {
    method: 'post',
    path: '/api/registration',
    tags,
    summary: 'Make the account of somebody who was invited, and sign in',
    request: { body: jsonBody(RegistrationInput) },
  },
  z.object({ done: z.literal(true) }),
);

/** For whoever holds an invitation (USR-08), or may ask for one (GEN-02). */
export function registrationRoutes(services: Services) {
  const { database, now } = services;
  return createRouter()
    .openapi(state, async (c) => c.json({ isOpen: await isRegistrationOpen(services) }, 200))
    .openapi(ask, async (c) => {
      const { email } = c.req.valid('json');
      if (!(await isRegistrationOpen(services))) throw conflict(invitationMessages.closed);
      await countLinkRequest(database.orm, 'register', email, now());
      await transact(database, (tx) => enqueue(tx, 'prepareInvitation', { email }, services));
      return c.json({ asked: true } as const, 200);
    })
    .openapi(open, async (c) => {
      const { token } = c.req.valid('json');
      return c.json(toldOf(await openInvitation(database.orm, token, now())), 200);
    })
    .openapi(create, async (c) => {
      const { password, confirmPassword, ...input } = c.req.valid('json');
      await refuseSignedIn(c, services);
      // Before the password is hashed: a made-up token costs the server nothing.
      const { companyName } = await openInvitation(database.orm, input.token, now());
      const about = [companyName, nameOf(input), input.email];
      const passwordHash = await hashInTurn(services, password, about, {
        browser: 'unknown',
        gone: c.req.raw.signal,
      });
      await transact(database, (tx) => register(tx, { ...input, passwordHash }, services));
      await signInThrough(c, services, { email: input.email, password });
      return c.json({ done: true } as const, 200);
    });
}

/** A link that was sent to somebody else must not end the session of whoever opens it. */
async function refuseSignedIn(c: Context<AppEnv>, services: Services): Promise<void> {
  if (await readSession(c, services))
    throw conflict('You are signed in already. Sign out first, then open the invitation again.');
}

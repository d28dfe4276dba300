import { z } from '@hono/zod-openapi';
import { InvitationToken, invitationMessages, OpenedInvitation, RegistrationInput } from '@linework/domain';
import type { Context } from 'hono';
import { hashInTurn } from '../access/hashInTurn';
import { readSession } from '../access/session';
import { signInThrough } from '../access/signInThrough';
import type { AppEnv } from '../http/AppEnv';
import { jsonBody, openEndpoint } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { conflict } from '../http/Problem';
import { transact } from '../http/transact';
import { nameOf } from '../people/people.service';
import type { Services } from '../server/Services';
import { openInvitation, register } from './registration.service';

const tags = ['Registration'];

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

/** For whoever holds an invitation (USR-08). */
export function registrationRoutes(services: Services) {
  const { database, now } = services;
  return createRouter()
    .openapi(open, async (c) => {
      const { token } = c.req.valid('json');
      const { email, companyName, invitedBy, accessRole, expiresAt, dateFormat } = await openInvitation(
        database.orm,
        token,
        now(),
      );
      return c.json({ email, companyName, invitedBy, accessRole, expiresAt, dateFormat }, 200);
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

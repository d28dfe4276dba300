import { timingSafeEqual } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { SetupInput, setupMessages } from '@linework/domain';
import { hashInTurn } from '../access/hashInTurn';
import { signInThrough } from '../access/signInThrough';
import { jsonBody, openEndpoint } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { invalid } from '../http/Problem';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { isSetUp, isSetUpAlready, knownOf, setUp } from './setup.service';

const tags = ['Set-up'];

const read = openEndpoint(
  { method: 'get', path: '/api/setup', tags, summary: 'Whether the server waits for its first workspace' },
  z.object({ needed: z.boolean(), tokenRequired: z.boolean() }),
);
const create = openEndpoint(
  {
    method: 'post',
    path: '/api/setup',
    tags,
    summary: 'Make the workspace and its owner, and sign in',
    request: { body: jsonBody(SetupInput) },
  },
  z.object({ done: z.literal(true) }),
);

/** The first run. Once there is a workspace, nothing here changes anything. */
export function setupRoutes(services: Services) {
  const { database, setupToken } = services;
  return createRouter()
    .openapi(read, async (c) => {
      const needed = !(await isSetUp(database.orm));
      return c.json({ needed, tokenRequired: needed && setupToken !== null }, 200);
    })
    .openapi(create, async (c) => {
      const { password, ...input } = c.req.valid('json');
      if (await isSetUp(database.orm)) throw isSetUpAlready();
      if (setupToken !== null && !isToken(input.token ?? '', setupToken))
        throw invalid([{ path: 'token', message: setupMessages.tokenRequired }]);
      const passwordHash = await hashInTurn(services, password, knownOf(input), {
        browser: 'unknown',
        gone: c.req.raw.signal,
      });
      await transact(database, (tx) => setUp(tx, { ...input, passwordHash }, services));
      // Hundreds of rows came at once: the planner should know before the first list.
      await database.script('analyze');
      await signInThrough(c, services, { email: input.email, password });
      return c.json({ done: true } as const, 200);
    });
}

function isToken(typed: string, token: string): boolean {
  const [a, b] = [Buffer.from(typed), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

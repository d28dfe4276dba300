import { z } from '@hono/zod-openapi';
import { ApiToken, ApiTokenInput, NewApiToken } from '@linework/domain';
import { endpoint, IdParam, jsonBody } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { makeToken, ownTokens, revokeToken } from './apiTokens.service';

const tags = ['Account'];

const list = endpoint(
  { method: 'get', path: '/api/account/tokens', tags, summary: "One's API tokens, the newest first" },
  z.object({ rows: z.array(ApiToken) }),
);
const make = endpoint(
  {
    method: 'post',
    path: '/api/account/tokens',
    tags,
    summary: 'Make an API token of one’s own. It is shown this once',
    request: { body: jsonBody(ApiTokenInput) },
  },
  NewApiToken,
);
const revoke = endpoint(
  {
    method: 'delete',
    path: '/api/account/tokens/{id}',
    tags,
    summary: 'Revoke an API token of one’s own',
    request: { params: IdParam },
  },
  z.object({ revoked: z.literal(true) }),
);

/** Tokens are answered by `c.json`, which never compresses: they are secrets. */
export function apiTokenRoutes(services: Services) {
  const { database } = services;
  return createRouter()
    .openapi(list, async (c) => c.json({ rows: await ownTokens(database.orm, c.var.actor) }, 200))
    .openapi(make, async (c) =>
      c.json(await makeToken(services, c.var.actor, c.req.valid('json'), c.req.raw.signal), 200),
    )
    .openapi(revoke, async (c) => {
      const { id } = c.req.valid('param');
      await transact(database, (tx) => revokeToken(tx, c.var.actor, id, services));
      return c.json({ revoked: true } as const, 200);
    });
}

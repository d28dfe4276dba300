import { z } from '@hono/zod-openapi';
import { OpenSession } from '@linework/domain';
import { openSessions } from '../access/openSessions';
import { permit } from '../access/permit';
import { endpoint, IdParam } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { checkMayEndAccess, endAccess } from './endAccess';
import { personEntity } from './person.entity';

const tags = ['People'];
const path = '/api/people/{id}/sessions';

const read = endpoint(
  {
    method: 'get',
    path,
    tags,
    summary: 'Where a person is signed in',
    middleware: permit('person:delete', personEntity),
    request: { params: IdParam },
  },
  z.object({ rows: z.array(OpenSession) }),
);
const end = endpoint(
  {
    method: 'delete',
    path,
    tags,
    summary: 'Sign a person out everywhere, and revoke their API tokens',
    middleware: permit('person:delete', personEntity),
    request: { params: IdParam },
  },
  z.object({ ended: z.number().int() }),
);

/** What those who may remove people do about a lost laptop, without removing anybody. */
export function personSessionRoutes(services: Services) {
  const { database } = services;
  return createRouter()
    .openapi(read, async (c) => {
      const { id } = c.req.valid('param');
      await checkMayEndAccess(database.orm, c.var.actor, id);
      return c.json({ rows: await openSessions(database.orm, c.var.actor, services.now(), id) }, 200);
    })
    .openapi(end, async (c) => {
      const { id } = c.req.valid('param');
      const ended = await transact(database, (tx) => endAccess(tx, c.var.actor, id, services));
      return c.json({ ended }, 200);
    });
}

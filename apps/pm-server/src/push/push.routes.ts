import { z } from '@hono/zod-openapi';
import { PushInfo, PushSubscriptionInput } from '@linework/domain';
import { endpoint, jsonBody } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { pushInfo, subscribe, unsubscribe } from './push.service';

const tags = ['Notifications'];
const path = '/api/account/push';
const Done = z.object({ done: z.literal(true) });

const read = endpoint(
  {
    method: 'get',
    path,
    tags,
    summary: 'What this browser needs to show notifications, and whether it does',
  },
  PushInfo,
);
const turnOn = endpoint(
  {
    method: 'put',
    path,
    tags,
    summary: 'Show notifications in this browser',
    request: { body: jsonBody(PushSubscriptionInput) },
  },
  Done,
);
const turnOff = endpoint(
  { method: 'delete', path, tags, summary: 'Show notifications in this browser no more' },
  Done,
);

/** Notifications while Linework is not open (SET-01): each browser by its session. */
export function pushRoutes(services: Services) {
  const { database } = services;
  const done = { done: true } as const;
  return createRouter()
    .openapi(read, async (c) => c.json(await transact(database, (tx) => pushInfo(tx, c.var.actor)), 200))
    .openapi(turnOn, async (c) => {
      const input = c.req.valid('json');
      await transact(database, (tx) => subscribe(tx, c.var.actor, input, services));
      return c.json(done, 200);
    })
    .openapi(turnOff, async (c) => {
      await transact(database, (tx) => unsubscribe(tx, c.var.actor));
      return c.json(done, 200);
    });
}

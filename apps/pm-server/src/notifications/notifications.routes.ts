import { z } from '@hono/zod-openapi';
import { Id, NotificationChoice, NotificationPage, NotificationQuery } from '@linework/domain';
import { endpoint, jsonBody } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { notificationPage } from './notifications.queries';
import { deleteNotifications, readNotifications, restoreNotifications } from './notifications.service';

const tags = ['Notifications'];
const Done = z.object({ done: z.literal(true) });

const list = endpoint(
  {
    method: 'get',
    path: '/api/notifications',
    tags,
    summary: "One's own notifications, newest first",
    request: { query: NotificationQuery },
  },
  NotificationPage,
);
const read = endpoint(
  {
    method: 'post',
    path: '/api/notifications/read',
    tags,
    summary: 'Mark notifications as read',
    request: { body: jsonBody(NotificationChoice) },
  },
  Done,
);
const remove = endpoint(
  {
    method: 'post',
    path: '/api/notifications/delete',
    tags,
    summary: 'Delete notifications',
    request: { body: jsonBody(NotificationChoice) },
  },
  z.object({ deletionId: Id.nullable() }),
);
const restore = endpoint(
  {
    method: 'post',
    path: '/api/notifications/restore',
    tags,
    summary: 'Bring deleted notifications back',
    request: { body: jsonBody(z.object({ deletionId: Id })) },
  },
  Done,
);

/** What somebody heard of (NOT-01 to NOT-03): each person has their own, and nobody else's. */
export function notificationRoutes(services: Services) {
  const { database } = services;
  const done = { done: true } as const;
  return createRouter()
    .openapi(list, async (c) =>
      c.json(await notificationPage(database.orm, c.var.actor, c.req.valid('query')), 200),
    )
    .openapi(read, async (c) => {
      await transact(database, (tx) => readNotifications(tx, c.var.actor, c.req.valid('json'), services));
      return c.json(done, 200);
    })
    .openapi(remove, async (c) => {
      const deletionId = await transact(database, (tx) =>
        deleteNotifications(tx, c.var.actor, c.req.valid('json'), services),
      );
      return c.json({ deletionId }, 200);
    })
    .openapi(restore, async (c) => {
      const { deletionId } = c.req.valid('json');
      await transact(database, (tx) => restoreNotifications(tx, c.var.actor, deletionId, services));
      return c.json(done, 200);
    });
}

import { z } from '@hono/zod-openapi';
import { MailPage, PageQuery } from '@linework/domain';
import { permit } from '../access/permit';
import { endpoint, IdParam } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { mailPage } from './mails.queries';
import { cancelMail, retryMail } from './mails.service';

const tags = ['Mail'];

const list = endpoint(
  {
    method: 'get',
    path: '/api/mails',
    tags,
    summary: 'Mails that wait, and those of the last days, newest first',
    middleware: permit('mail:read'),
    request: { query: PageQuery },
  },
  MailPage,
);
const retry = endpoint(
  {
    method: 'post',
    path: '/api/mails/{id}/retry',
    tags,
    summary: 'Queue a mail again that failed or was cancelled',
    middleware: permit('mail:update'),
    request: { params: IdParam },
  },
  z.object({ queued: z.literal(true) }),
);
const cancel = endpoint(
  {
    method: 'delete',
    path: '/api/mails/{id}',
    tags,
    summary: 'Take a mail out of the queue',
    middleware: permit('mail:update'),
    request: { params: IdParam },
  },
  z.object({ cancelled: z.literal(true) }),
);

/** The queue of mails. Neither text nor links are in it. */
export function mailRoutes(services: Services) {
  const { database } = services;
  return createRouter()
    .openapi(list, async (c) => {
      const page = await mailPage(database.orm, c.var.actor, c.req.valid('query'));
      return c.json({ ...page, isConfigured: services.mail !== null }, 200);
    })
    .openapi(retry, async (c) => {
      const { id } = c.req.valid('param');
      await transact(database, (tx) => retryMail(tx, c.var.actor, id, services));
      return c.json({ queued: true } as const, 200);
    })
    .openapi(cancel, async (c) => {
      const { id } = c.req.valid('param');
      await transact(database, (tx) => cancelMail(tx, c.var.actor, id, services));
      return c.json({ cancelled: true } as const, 200);
    });
}

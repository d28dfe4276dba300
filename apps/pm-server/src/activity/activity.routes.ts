import { ActivityPage, ActivityQuery } from '@linework/domain';
import { endpoint } from '../http/contract';
import { createRouter } from '../http/createRouter';
import type { Services } from '../server/Services';
import { activityPage } from './activity.queries';

const page = endpoint(
  {
    method: 'get',
    path: '/api/activity',
    tags: ['Activity'],
    summary: 'What happened in a project, or to a client and in its projects, newest first',
    request: { query: ActivityQuery },
  },
  ActivityPage,
);

/** Who did what, when, and from what to what: as far as each reader may know it. */
export function activityRoutes({ database }: Services) {
  return createRouter().openapi(page, async (c) =>
    c.json(await activityPage(database.orm, c.var.actor, c.req.valid('query')), 200),
  );
}

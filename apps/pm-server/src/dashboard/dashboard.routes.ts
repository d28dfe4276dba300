import { Dashboard } from '@linework/domain';
import { endpoint } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { jsonText } from '../http/respond';
import type { Services } from '../server/Services';
import { dashboard } from './dashboard.queries';

const read = endpoint(
  { method: 'get', path: '/api/dashboard', tags: ['Dashboard'], summary: 'Figures and what changed last' },
  Dashboard,
);

export function dashboardRoutes({ database, now }: Services) {
  return createRouter().openapi(read, async (c) =>
    jsonText(c, await dashboard(database.orm, c.var.actor, now())),
  );
}

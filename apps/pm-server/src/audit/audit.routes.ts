import { AuditRow, auditColumns, auditList, listQuerySchema, pageOf } from '@linework/domain';
import { permit } from '../access/permit';
import { endpoint } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { exportRoute } from '../http/exportRoute';
import { jsonText } from '../http/respond';
import type { Services } from '../server/Services';
import { listAudit } from './audit.queries';

const query = listQuerySchema(auditList);

const list = endpoint(
  {
    method: 'get',
    path: '/api/audit',
    tags: ['Audit'],
    summary: 'The audit log, searched, filtered and paged',
    middleware: permit('audit:read'),
    request: { query },
  },
  pageOf(AuditRow),
);

/** What people did, and were refused, for owners and admins. */
export function auditRoutes(services: Services) {
  const { database, now } = services;
  return createRouter()
    .route(
      '/',
      exportRoute(services, {
        resource: 'audit',
        plural: 'audit entries',
        middleware: permit('audit:read'),
        query,
        list: listAudit,
        columns: auditColumns,
      }),
    )
    .openapi(list, async (c) =>
      jsonText(c, await listAudit(database.orm, c.var.actor, c.req.valid('query'), now())),
    );
}

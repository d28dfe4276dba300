import { Id, type Permission, reachOf } from '@linework/domain';
import { createMiddleware } from 'hono/factory';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import type { Entity } from '../entities/Entity';
import type { AppEnv } from '../http/AppEnv';
import { forbidden, notFound } from '../http/Problem';
import { reachableRows } from './reachableRows';

/**
 * Lets a request on where the actor may do so, before its body is read: first the role, then, where the address names a row and
 * the role does not reach all of them, the row. What a form names is the service's question, as is the row once more when it is
 * locked: it may be another's by then.
 *
 * @throws Problem 404 where the actor does not see the row, 403 where they may not do this to it
 */
export function permit(permission: Permission, entity?: Entity) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { actor, database } = c.var;
    const reach = reachOf(actor, permission);
    if (reach !== 'all' && entity) {
      const id = Id.safeParse(c.req.param('id'));
      if (!id.success) throw notFound();
      const [row] = await rowsOf<{ allowed: boolean }>(
        database,
        reachableRows(actor, entity, [id.data], permission, sql`1 as row`),
      );
      if (!row) throw notFound(`This ${entity.noun}`);
      if (!row.allowed) throw forbidden();
    } else if (reach === null) throw forbidden();
    await next();
  });
}

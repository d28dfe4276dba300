import { ACCESS_ROLES } from '@linework/domain';
import { type SQL, sql } from '../database/sql';
import type { Entity } from '../entities/Entity';
import type { Asker } from './Asker';
import { visibleTo } from './visibleTo';

/** The condition for people `u` who see a row: `visibleTo`, asked the other way round. */
export function seenBy({ workspaceId }: Pick<Asker, 'workspaceId'>, entity: Entity, id: string): SQL {
  const roles = ACCESS_ROLES.map((accessRole) => {
    const asker = { accessRole, workspaceId, personId: sql`u.id`, clientId: sql`u.client_id` };
    return sql`when ${accessRole} then exists (select from ${entity.from} where ${visibleTo(asker, entity)} and ${entity.row}.id = ${id})`;
  });
  return sql`case u.access_role ${sql.join(roles, sql` `)} else false end`;
}

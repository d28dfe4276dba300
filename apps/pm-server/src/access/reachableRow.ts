import type { Permission } from '@linework/domain';
import { type SQL, sql } from '../database/sql';
import type { Entity } from '../entities/Entity';
import type { SignedIn } from './SignedIn';
import { reachedBy, visibleTo } from './visibleTo';

/**
 * A select of the row with that id where the actor sees it: the columns, and whether the actor may do to it what the permission
 * says, as `allowed`. No row: to the actor there is none.
 */
export function reachableRow(
  actor: SignedIn,
  entity: Entity,
  id: string,
  permission: Permission,
  columns: SQL,
): SQL {
  const { from, row } = entity;
  return sql`select ${columns}, ${reachedBy(actor, entity, permission)} as allowed from ${from}
    where ${visibleTo(actor, entity)} and ${row}.id = ${id}`;
}

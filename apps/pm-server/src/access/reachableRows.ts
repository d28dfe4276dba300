import type { Permission } from '@linework/domain';
import { type SQL, sql } from '../database/sql';
import { uuids } from '../database/uuids';
import type { Entity } from '../entities/Entity';
import type { SignedIn } from './SignedIn';
import { reachedBy, visibleTo } from './visibleTo';

/**
 * A select of the rows with these ids that the actor sees: the columns, and whether the actor may do to it what the permission
 * says, as `allowed`. A row that is left out: to the actor there is none.
 */
export function reachableRows(
  actor: SignedIn,
  entity: Entity,
  ids: readonly string[],
  permission: Permission,
  columns: SQL,
): SQL {
  const { from, row } = entity;
  return sql`select ${columns}, ${reachedBy(actor, entity, permission)} as allowed from ${from}
    where ${visibleTo(actor, entity)} and ${row}.id = any(${uuids(ids)})`;
}

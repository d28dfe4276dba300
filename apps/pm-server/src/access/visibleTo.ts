import { type DeletableKind, entities, type Permission, reachOf } from '@linework/domain';
import { type SQL, sql } from '../database/sql';
import type { Entity } from '../entities/Entity';
import type { Asker } from './Asker';

/**
 * The condition for the rows of a kind that the asker sees: of their workspace, not deleted, and within reach. Every read goes
 * through it; a statement of another kind's rows joins them by the kind's alias.
 *
 * @example sql`select c.id from clients c where ${visibleTo(actor, clientEntity)}`
 */
export function visibleTo(asker: Asker, entity: Entity): SQL {
  return sql`${keptIn(asker, entity)} and ${reachedBy(asker, entity)}`;
}

/** The condition for the rows of a kind that the workspace has, seen by this asker or not. */
export function keptIn({ workspaceId }: Pick<Asker, 'workspaceId'>, { row }: Pick<Entity, 'row'>): SQL {
  return sql`${row}.workspace_id = ${workspaceId} and ${row}.deleted_at is null`;
}

/** The condition for the rows of a kind, deleted ones included, that a permission of the asker reaches: to see them, unless it says more. */
export function reachedBy(asker: Asker, entity: Entity, permission: Permission = readingOf(entity)): SQL {
  const reach = reachOf(asker, permission);
  if (reach === 'all') return sql`true`;
  return reach === 'own' ? entity.own(asker, permission) : sql`false`;
}

export function readingOf({ kind }: Pick<Entity, 'kind'>): Permission {
  return `${entities[kind].permission}:read`;
}

/** What changing a row of a kind needs. */
export function changingOf(kind: DeletableKind, action: 'create' | 'update' | 'delete'): Permission {
  return `${entities[kind].permission}:${action}`;
}

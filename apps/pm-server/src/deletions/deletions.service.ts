import { type DeletableKind, entities, parentsOf, reachOf } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { changingOf, readingOf } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { type Entity, parentColumn } from '../entities/Entity';
import { entityOf } from '../entities/entityOf';
import { touch } from '../entities/touch';
import type { Telling } from '../events/ChangeFeed';
import { conflict, forbidden, notFound } from '../http/Problem';
import type { Ports } from '../server/Ports';
import { type CascadeCounts, restoreDeletion } from './softDelete';

export interface DeletionRow {
  resource: DeletableKind;
  rowIds: string[];
  counts: CascadeCounts;
  deletedBy: string;
  undone: boolean;
}

/**
 * Brings back exactly what one deletion took; again is answered alike. Who may delete such a thing may also bring it back.
 *
 * @throws Problem 409 where what it belonged to is gone by now
 */
export async function undoDeletion(
  tx: Tx,
  actor: SignedIn,
  deletionId: string,
  ports: Ports,
  telling?: Telling,
): Promise<{ deletionId: string; counts: CascadeCounts }> {
  const [deletion] = await rowsOf<DeletionRow>(
    tx,
    sql`select resource, row_ids as "rowIds", counts, deleted_by as "deletedBy", undone_at is not null as undone from deletions
        where workspace_id = ${actor.workspaceId} and id = ${deletionId} for update`,
  );
  if (!deletion) throw notFound('This deletion');
  const entity = entityOf(deletion.resource);
  const reach = reachOf(actor, changingOf(deletion.resource, 'delete'));
  // People who may not see what was deleted must not learn that it was.
  if (reach === null && reachOf(actor, readingOf(entity)) !== 'all') throw notFound('This deletion');
  if (reach === null) throw forbidden();
  if (reach === 'own' && deletion.deletedBy !== actor.personId) throw notFound('This deletion');
  if (deletion.undone) return { deletionId, counts: deletion.counts };
  const parents = await lockParents(tx, actor, entity, deletion.rowIds);
  const counts = await restoreDeletion(tx, actor, { id: deletionId, entity }, ports, telling);
  await tx.execute(
    sql`update deletions set undone_at = ${ports.now().toISOString()} where workspace_id = ${actor.workspaceId} and id = ${deletionId}`,
  );
  if (entities[entity.kind].isInParentForm)
    for (const { parent, ids } of parents) await touch(tx, actor, parent, ids, ports.now(), telling);
  return { deletionId, counts };
}

/** What rows belong to must stand, or nothing would show what came back. */
async function lockParents(
  tx: Tx,
  actor: SignedIn,
  entity: Entity,
  rowIds: string[],
): Promise<{ parent: Entity; ids: string[] }[]> {
  const locked = [];
  for (const parent of parentsOf(entity.kind).map(entityOf)) {
    const { table, row, name, noun } = parent;
    const rows = await rowsOf<{ id: string; gone: boolean; name: string }>(
      tx,
      sql`select ${row}.id, ${name ?? sql`''`} as name, ${row}.deleted_at is not null as gone from ${table} ${row}
          where ${row}.workspace_id = ${actor.workspaceId} and ${row}.id in (
            select ${parentColumn(entity, parent.kind)} from ${entity.table}
            where workspace_id = ${actor.workspaceId} and id = any(${uuids(rowIds)}))
          order by ${row}.id for update of ${row}`,
    );
    const missing = rows.find(({ gone }) => gone);
    if (missing)
      throw conflict(
        `The ${entity.noun} cannot be brought back: its ${noun} '${missing.name}' has been deleted too. Bring the ${noun} back first.`,
      );
    locked.push({ parent, ids: rows.map(({ id }) => id) });
  }
  return locked;
}

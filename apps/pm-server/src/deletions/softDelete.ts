import { descendantsOf, type EntityKind, parentsOf, type Resource } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { recordDeleted } from '../activity/recordSaved';
import { recordDeletion } from '../audit/recordDeletion';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { type Entity, parentColumn, type SoftDeletion } from '../entities/Entity';
import { entityOf } from '../entities/entityOf';
import { announce, type Telling } from '../events/ChangeFeed';
import type { Ports } from '../server/Ports';
import { deletions } from './deletions.table';

/** How many rows of each kind went away or came back. */
export type CascadeCounts = Partial<Record<Resource, number>>;

/**
 * Takes rows and everything below them out of sight as one deletion, which `undoDeletion` brings back exactly. The caller has
 * checked that the actor may.
 *
 * @throws Problem 409 where time that is approved or closed would go along
 */
export async function softDelete(
  tx: Tx,
  actor: SignedIn,
  entity: Entity,
  ids: readonly string[],
  ports: Ports,
  { ofSample = false, ...telling }: Telling & Partial<Pick<SoftDeletion, 'ofSample'>> = {},
) {
  const { now, newId } = ports;
  const deletionId = newId();
  const at = now();
  const gone: Cascade = new Map();
  // Parents first, as every other write locks them, so that two writers wait for each other instead of for ever.
  for (const taken of cascadeOf(entity.kind)) {
    const condition = taken.kind === entity.kind ? sql`id = any(${uuids(ids)})` : belongsToGone(taken, gone);
    await taken.beforeSoftDelete?.(tx, actor, { deleted: entity, rows: condition, ofSample });
    const rows = await idsOf(
      tx,
      sql`update ${taken.table} set deleted_at = ${at.toISOString()}, deletion_id = ${deletionId}
          where workspace_id = ${actor.workspaceId} and deleted_at is null and ${condition} returning id`,
    );
    gone.set(taken.kind, rows);
  }
  const counts = countsOf(gone);
  await tx.insert(deletions).values({
    workspaceId: actor.workspaceId,
    id: deletionId,
    resource: entity.kind,
    rowIds: [...ids],
    counts,
    deletedBy: actor.personId,
    deletedAt: at.toISOString(),
  });
  if (!telling.quiet) await recordDeletion(tx, actor, { action: 'deleted', entity, ids, counts }, ports);
  const { group } = telling;
  await recordDeleted(
    tx,
    actor,
    { action: 'deleted', entity, ids: gone.get(entity.kind) ?? [], group },
    ports,
  );
  await announceCascade(tx, actor, gone, at, telling);
  return { deletionId, counts };
}

/** Brings back what one deletion of rows of a kind took. The caller has checked that the parents are there. */
export async function restoreDeletion(
  tx: Tx,
  actor: SignedIn,
  { id, entity }: { id: string; entity: Entity },
  ports: Ports,
  telling?: Telling,
): Promise<CascadeCounts> {
  const at = ports.now();
  const back: Cascade = new Map();
  for (const { kind, table, beforeRestoring } of cascadeOf(entity.kind)) {
    await beforeRestoring?.(tx, actor, { rows: sql`deletion_id = ${id}` });
    const rows = await idsOf(
      tx,
      sql`update ${table} set deleted_at = null, deletion_id = null, version = version + 1, updated_at = ${at.toISOString()}
          where workspace_id = ${actor.workspaceId} and deletion_id = ${id} returning id`,
    );
    back.set(kind, rows);
  }
  const counts = countsOf(back);
  const ids = back.get(entity.kind) ?? [];
  await entity.afterRestoring?.(tx, actor, { entity, ids }, ports);
  if (!telling?.quiet) await recordDeletion(tx, actor, { action: 'restored', entity, ids, counts }, ports);
  await recordDeleted(tx, actor, { action: 'restored', entity, ids, group: telling?.group }, ports);
  await announceCascade(tx, actor, back, at, telling);
  return counts;
}

/** Ids by kind, parents first. */
type Cascade = Map<EntityKind, string[]>;

/** The kind and all that belongs to it, parents first. */
function cascadeOf(kind: EntityKind): Entity[] {
  return [kind, ...descendantsOf(kind)].map(entityOf);
}

/** Rows that belong to what is gone: of kinds that hold each other, the outer one has all of them. */
function belongsToGone(entity: Entity, gone: Cascade): SQL {
  const parent = parentsOf(entity.kind).find((kind) => gone.has(kind));
  if (!parent) throw new Error(`A ${entity.kind} belongs to nothing that is deleted`);
  return sql`${parentColumn(entity, parent)} = any(${uuids(gone.get(parent) ?? [])})`;
}

async function idsOf(tx: Tx, statement: SQL): Promise<string[]> {
  return (await rowsOf<{ id: string }>(tx, statement)).map(({ id }) => id);
}

function countsOf(cascade: Cascade): CascadeCounts {
  return Object.fromEntries([...cascade].map(([kind, ids]) => [entityOf(kind).resource, ids.length]));
}

async function announceCascade(
  tx: Tx,
  actor: SignedIn,
  cascade: Cascade,
  at: Date,
  telling?: Telling,
): Promise<void> {
  for (const [kind, ids] of cascade) await announce(tx, actor.workspaceId, kind, ids, at, telling);
}

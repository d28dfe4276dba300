import { descendantsOf, entityKinds, parentsOf } from '@linework/domain';
import { getTableName } from 'drizzle-orm';
import type { SignedIn } from '../access/SignedIn';
import { recordDeletion } from '../audit/recordDeletion';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { columnOf, type Entity, parentColumn } from '../entities/Entity';
import { entityOf } from '../entities/entityOf';
import { referencesTo } from '../entities/referencesTo';
import { announce } from '../events/ChangeFeed';
import { removeUnnamed } from '../files/sweepFiles';
import { conflict, notFound, Problem } from '../http/Problem';
import { transact } from '../http/transact';
import type { Ports } from '../server/Ports';
import type { Services } from '../server/Services';
import type { DeletionRow } from './deletions.service';

interface Purge {
  workspaceId: string;
  deletionId: string;
  at: Date;
}

/** Ids by kind, parents first. */
type Taken = Map<Entity, string[]>;

/**
 * Removes for good what one deletion took, and rows below it that were deleted before it and could not be restored without it.
 *
 * @returns keys of contents that may be named by no file any more, once this is committed
 * @throws Problem 404 where the trash has no such deletion, 409 where people of a client, or work of a person, are still there
 */
export async function deleteForGood(tx: Tx, { workspaceId, deletionId, at }: Purge): Promise<string[]> {
  const [deletion] = await rowsOf<Pick<DeletionRow, 'resource' | 'rowIds'>>(
    tx,
    sql`select resource, row_ids as "rowIds" from deletions
        where workspace_id = ${workspaceId} and id = ${deletionId} and undone_at is null for update`,
  );
  if (!deletion) throw notFound('This deletion');
  const taken = await lockTaken(tx, workspaceId, entityOf(deletion.resource), deletionId);
  await refuseNamed(tx, workspaceId, taken);
  const contents = await contentsOf(tx, workspaceId, taken);
  await removeRelated(tx, workspaceId, taken);
  const others = await removeRows(tx, workspaceId, taken);
  await tx.execute(sql`delete from deletions where workspace_id = ${workspaceId} and id = ${deletionId}`);
  others.delete(deletionId);
  await correctDeletions(tx, workspaceId, [...others]);
  await announce(tx, workspaceId, deletion.resource, deletion.rowIds, at);
  return contents;
}

/** As `deleteForGood`, for somebody who asks, which the audit log tells. */
export async function deleteForGoodBy(
  tx: Tx,
  actor: SignedIn,
  deletionId: string,
  ports: Ports,
): Promise<string[]> {
  const { workspaceId } = actor;
  const [deletion] = await rowsOf<Pick<DeletionRow, 'resource' | 'rowIds'>>(
    tx,
    sql`select resource, row_ids as "rowIds" from deletions where workspace_id = ${workspaceId} and id = ${deletionId}`,
  );
  if (deletion) {
    const { resource, rowIds } = deletion;
    const gone = { action: 'deleted-for-good', entity: entityOf(resource), ids: rowIds } as const;
    // Before it is gone, with its name.
    await recordDeletion(tx, actor, gone, ports);
  }
  return deleteForGood(tx, { workspaceId, deletionId, at: ports.now() });
}

/**
 * Removes for good what was deleted before a moment, each deletion in a transaction of its own. One that is refused stays until
 * what still names its rows is gone.
 */
export async function emptyTrash(
  { database, fileStore }: Pick<Services, 'database' | 'fileStore'>,
  before: Date,
  now: Date,
): Promise<void> {
  const old = await rowsOf<{ workspaceId: string; deletionId: string }>(
    database.orm,
    sql`select workspace_id as "workspaceId", id as "deletionId" from deletions
        where undone_at is null and deleted_at < ${before.toISOString()} order by deleted_at, id`,
  );
  for (const deletion of old) {
    try {
      const contents = await transact(database, (tx) => deleteForGood(tx, { ...deletion, at: now }));
      await removeUnnamed(database.orm, fileStore, contents);
    } catch (error) {
      // 404: restored, or gone with an earlier one. 409: still named.
      if (!(error instanceof Problem)) throw error;
    }
  }
}

/** Parents first, as every other write locks them. */
async function lockTaken(tx: Tx, workspaceId: string, root: Entity, deletionId: string): Promise<Taken> {
  const taken: Taken = new Map();
  for (const entity of [root.kind, ...descendantsOf(root.kind)].map(entityOf)) {
    const below = [...taken]
      .filter(([above]) => parentsOf(entity.kind).includes(above.kind))
      .map(([above, ids]) => sql`${parentColumn(entity, above.kind)} = any(${uuids(ids)})`);
    const belongs = sql.join([sql`deletion_id = ${deletionId}`, ...below], sql` or `);
    const rows = await rowsOf<{ id: string }>(
      tx,
      sql`select id from ${entity.table} where workspace_id = ${workspaceId} and deleted_at is not null
          and (${belongs}) order by id for update`,
    );
    taken.set(
      entity,
      rows.map(({ id }) => id),
    );
  }
  return taken;
}

/** Rows that name what is removed, without belonging to it, and are not to lose that name. */
async function refuseNamed(tx: Tx, workspaceId: string, taken: Taken): Promise<void> {
  for (const { entity, above, ids, column, refusal } of namingOf(taken)) {
    if (refusal === null) continue;
    const [named] = await rowsOf<{ isThere: boolean }>(
      tx,
      sql`select exists (select 1 from ${entity.table} where workspace_id = ${workspaceId} and ${column} = any(${uuids(ids)})
            and not id = any(${uuids(taken.get(entity) ?? [])})) as "isThere"`,
    );
    if (named?.isThere) throw conflict(`The ${above.noun} cannot be deleted for good: ${refusal}`);
  }
}

/** What names the rows that are taken, without belonging to them. */
function namingOf(taken: Taken) {
  return entityKinds.map(entityOf).flatMap((entity) =>
    [...taken].flatMap(([above, ids]) => {
      const naming = ids.length > 0 && entity.names[above.kind];
      if (!naming) return [];
      const { field, refusal } = naming;
      return [{ entity, above, ids, column: columnOf(entity, field), refusal }];
    }),
  );
}

async function contentsOf(tx: Tx, workspaceId: string, taken: Taken): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    tx,
    sql`select storage_key as key from files where workspace_id = ${workspaceId} and id = any(${idsOf(taken, 'file')})
        union select storage_key from file_revisions where workspace_id = ${workspaceId} and file_id = any(${idsOf(taken, 'file')})`,
  );
  return rows.map(({ key }) => key);
}

/** What is part of the rows or means nothing without them: places on teams, invitations, activity, accounts. */
async function removeRelated(tx: Tx, workspaceId: string, taken: Taken): Promise<void> {
  for (const { table, column, ids } of partsOf(taken))
    await tx.execute(
      sql`delete from ${table} where workspace_id = ${workspaceId} and ${column} = any(${uuids(ids)})`,
    );
  for (const { entity, ids, column, refusal } of namingOf(taken))
    if (refusal === null)
      await tx.execute(
        sql`delete from ${entity.table} where workspace_id = ${workspaceId} and ${column} = any(${uuids(ids)})`,
      );
  await tx.execute(
    sql`delete from activity_entries where workspace_id = ${workspaceId}
        and (project_id = any(${idsOf(taken, 'project')}) or client_id = any(${idsOf(taken, 'client')}))`,
  );
  await removeAccounts(tx, workspaceId, idsOf(taken, 'person'));
}

/** Tables whose rows are part of what is taken, and by which column: a place on a team is of a project and of a person. */
function partsOf(taken: Taken) {
  const parts = entityKinds.flatMap((kind) => entityOf(kind).tables.slice(1));
  return [...taken].flatMap(([{ tables }, ids]) =>
    parts.flatMap((part) => {
      const columns = ids.length > 0 ? referencesTo(tables[0], part) : [];
      return columns.map((column) => ({ table: sql.identifier(getTableName(part)), column, ids }));
    }),
  );
}

async function removeAccounts(tx: Tx, workspaceId: string, persons: SQL): Promise<void> {
  const accounts = await rowsOf<{ userId: string }>(
    tx,
    sql`update people set user_id = null from (
          select id, user_id from people where workspace_id = ${workspaceId} and id = any(${persons}) and user_id is not null
        ) had where people.workspace_id = ${workspaceId} and people.id = had.id returning had.user_id as "userId"`,
  );
  const users = uuids(accounts.map(({ userId }) => userId));
  await tx.execute(
    sql`delete from auth_users a where a.id = any(${users}) and not exists (select 1 from people u where u.user_id = a.id)`,
  );
}

/** Children first, as the foreign keys ask. @returns the deletions that had taken the rows */
async function removeRows(tx: Tx, workspaceId: string, taken: Taken): Promise<Set<string>> {
  const deletions = new Set<string>();
  for (const [{ table }, ids] of [...taken].reverse()) {
    const rows = await rowsOf<{ id: string }>(
      tx,
      sql`with removed as (
            delete from ${table} where workspace_id = ${workspaceId} and id = any(${uuids(ids)}) returning deletion_id
          ) select distinct deletion_id as id from removed`,
    );
    for (const { id } of rows) deletions.add(id);
  }
  return deletions;
}

/** Earlier deletions of which rows are gone now: those of nothing else are removed, the others say what is left. */
async function correctDeletions(tx: Tx, workspaceId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const { kind, table, resource } of entityKinds.map(entityOf)) {
    const left = sql`(select jsonb_agg(r.id order by r.id) from ${table} r
      where r.workspace_id = d.workspace_id and r.deletion_id = d.id and d.row_ids @> to_jsonb(r.id::text))`;
    await tx.execute(
      sql`update deletions d set row_ids = coalesce(${left}, '[]')
          where d.workspace_id = ${workspaceId} and d.id = any(${uuids(ids)}) and d.resource = ${kind}`,
    );
    await tx.execute(
      sql`update deletions d set counts = d.counts || jsonb_build_object(${resource}::text,
            (select count(*) from ${table} r where r.workspace_id = d.workspace_id and r.deletion_id = d.id))
          where d.workspace_id = ${workspaceId} and d.id = any(${uuids(ids)}) and jsonb_exists(d.counts, ${resource})`,
    );
  }
  await tx.execute(
    sql`delete from deletions where workspace_id = ${workspaceId} and id = any(${uuids(ids)}) and row_ids = '[]'`,
  );
}

function idsOf(taken: Taken, kind: Entity['kind']): SQL {
  return uuids(taken.get(entityOf(kind)) ?? []);
}

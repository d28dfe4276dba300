import { entities, type Permission, parentsOf } from '@linework/domain';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { type Entity, parentColumn } from '../entities/Entity';
import { forbidden, notFound, Problem } from '../http/Problem';
import { reachableRows } from './reachableRows';
import type { SignedIn } from './SignedIn';

export interface LockedRow {
  id: string;
  version: number;
  /** What it belongs to, first of all: a task's project, a project's client. */
  parentId: string | null;
}

/**
 * Locks a row for a change by the actor, after two questions in their order: does the actor see it (404), may the actor do this to
 * it (403). `checkVersion` asks the third.
 *
 * @param more further columns, with a comma before each
 */
export async function lockRow<More = unknown>(
  tx: Tx,
  actor: SignedIn,
  entity: Entity,
  id: string,
  permission: Permission,
  more?: SQL,
): Promise<LockedRow & More> {
  const [row] = await lockRows<More>(tx, actor, entity, [id], permission, more);
  if (!row) throw notFound(`This ${entity.noun}`);
  return row;
}

/**
 * The same of many rows of a kind, all or none, in the order of their ids.
 *
 * @param ids each once
 */
export async function lockRows<More = unknown>(
  tx: Tx,
  actor: SignedIn,
  entity: Entity,
  ids: readonly string[],
  permission: Permission,
  more: SQL = sql``,
): Promise<(LockedRow & More)[]> {
  const { kind, row: alias } = entity;
  const [parent] = parentsOf(kind);
  const parentId = parent ? sql`${alias}.${parentColumn(entity, parent)}` : sql`null`;
  const columns = sql`${alias}.id, ${alias}.version, ${parentId} as "parentId" ${more}`;
  const rows = await rowsOf<LockedRow & More & { allowed: boolean }>(
    tx,
    sql`${reachableRows(actor, entity, ids, permission, columns)} order by ${alias}.id for update of ${alias}`,
  );
  if (rows.length < ids.length)
    throw notFound(ids.length === 1 ? `This ${entity.noun}` : `One of these ${entities[kind].plural}`);
  if (rows.some(({ allowed }) => !allowed)) throw forbidden();
  return rows;
}

/** @throws Problem 412 carrying the row as it is stored now */
export async function checkVersion(
  row: LockedRow,
  seen: number,
  current: () => Promise<{ json: string } | null>,
): Promise<void> {
  if (seen === row.version) return;
  const stored = await current();
  throw new Problem(412, {
    detail: 'Somebody else has changed this in the meantime. Compare both versions, then save again.',
    current: stored ? JSON.parse(stored.json) : null,
  });
}

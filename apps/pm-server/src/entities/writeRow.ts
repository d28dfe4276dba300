import { type ActivityRow, entities, reachOf } from '@linework/domain';
import type { PgTable } from 'drizzle-orm/pg-core';
import { checkVersion, type LockedRow, lockRow, lockRows } from '../access/lockForChange';
import type { SignedIn } from '../access/SignedIn';
import { changingOf } from '../access/visibleTo';
import { recordSaved } from '../activity/recordSaved';
import { toldColumns } from '../activity/rowFacts';
import { type Assigned, assignments } from '../database/assignments';
import type { Tx } from '../database/Database';
import { insertAll } from '../database/insertAll';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { softDelete } from '../deletions/softDelete';
import { announce } from '../events/ChangeFeed';
import { forbidden, notFound } from '../http/Problem';
import type { Ports } from '../server/Ports';
import { createFingerprint, type Earlier, isRetry } from './createdOnce';
import type { EditableEntity, Entity } from './Entity';
import { entityOf } from './entityOf';
import { found, type StoredRow } from './StoredRow';
import { changedStamp, newStamp } from './stamps';
import { touch } from './touch';

/** A form that is being saved, and the locked row that it changes; no row where it makes one. */
export interface Saving<Input, Row extends LockedRow = LockedRow> {
  actor: SignedIn;
  id: string;
  input: Input;
  before: Row | null;
  now: Date;
}

/**
 * What is special about saving one kind of row. `createRow`, `updateRow` and `deleteRow` do what is the same of all: permissions,
 * one row for a request that is sent twice, versions, stamps, the parent's version, events.
 */
export interface RowRules<Input, Row extends LockedRow = LockedRow> {
  entity: EditableEntity;
  /** The row as its form edits it; null where the actor sees none. */
  detail: (tx: Tx, actor: SignedIn, id: string) => Promise<StoredRow | null>;
  /** The form as the table's columns. A new row takes no SQL. */
  columns: (saving: Saving<Input, Row>) => Assigned<PgTable>;
  /** What the form says that the row belongs to; absent where rows of this kind belong to nothing. */
  parentId?: (input: Input) => string;
  /** Columns of the locked row that only this kind has, with a comma before each. */
  locked?: SQL;
  /** Locks and checks what the form names. Throws a Problem where the row may not be saved so. */
  check?: (tx: Tx, actor: SignedIn, saving: Saving<Input, Row>) => Promise<void>;
  /** Saves what is part of the row. */
  saveParts?: (tx: Tx, actor: SignedIn, saving: Saving<Input, Row>, ports: Ports) => Promise<unknown>;
  /** Throws a Problem where the locked row may not be deleted. */
  beforeDeletion?: (tx: Tx, actor: SignedIn, before: Row, ports: Ports) => Promise<void>;
  /** Whether somebody may see less than before; absent: always. */
  hides?: (saving: Saving<Input, Row>) => boolean;
}

interface Target {
  id: string;
  /** The version that the person saw. */
  version: number;
}

/** What is told of the row as it was. */
interface Told {
  told?: ActivityRow;
}

/** Stores a new row with its parts; the same request again is answered with the row that it made. */
export async function createRow<Input extends { id: string }, Row extends LockedRow>(
  tx: Tx,
  actor: SignedIn,
  rules: RowRules<Input, Row>,
  input: Input,
  ports: Ports,
): Promise<StoredRow> {
  const { entity } = rules;
  const { workspaceId, personId } = actor;
  if (reachOf(actor, changingOf(entity.kind, 'create')) === null) throw forbidden();
  const fingerprint = createFingerprint(input);
  const [earlier] = await rowsOf<Earlier>(
    tx,
    sql`select created_by as "createdBy", create_hash as "createHash", deleted_at as "deletedAt" from ${entity.table}
        where workspace_id = ${workspaceId} and id = ${input.id}`,
  );
  const isOwn = earlier?.createdBy === personId;
  if (isOwn && isRetry(earlier, personId, fingerprint)) return stored(tx, actor, rules, input.id);
  const saving: Saving<Input, Row> = { actor, id: input.id, input, before: null, now: ports.now() };
  await rules.check?.(tx, actor, saving);
  // Asked last: who may not make such a row does not learn either that the id is taken.
  isRetry(earlier, personId, fingerprint);
  const stamp = newStamp(actor, saving.now, fingerprint);
  const columns = rules.columns(saving);
  await insertAll(tx, entity.tables[0], [{ ...stamp, id: input.id, ...columns }]);
  await recordSaved(tx, actor, entity, [{ id: input.id, before: null, after: columns }], ports);
  return saved(tx, actor, rules, saving, ports);
}

/**
 * Saves a row's form with its parts, all or nothing.
 *
 * @throws Problem 404, 403 as `lockRow`, 412 where somebody else has changed it since
 */
export async function updateRow<Input, Row extends LockedRow>(
  tx: Tx,
  actor: SignedIn,
  rules: RowRules<Input, Row>,
  { id, version, input }: Target & { input: Input },
  ports: Ports,
): Promise<StoredRow> {
  const { entity } = rules;
  const columnsBefore = sql`${rules.locked ?? sql``} ${toldColumns(entity)}`;
  const permission = changingOf(entity.kind, 'update');
  const before = await lockRow<Row & Told>(tx, actor, entity, id, permission, columnsBefore);
  await checkVersion(before, version, () => rules.detail(tx, actor, id));
  const saving: Saving<Input, Row> = { actor, id, input, before, now: ports.now() };
  await rules.check?.(tx, actor, saving);
  const columns = rules.columns(saving);
  await setColumns(tx, actor, entity, id, { ...columns, ...changedStamp(saving.now) });
  await recordSaved(tx, actor, entity, [{ id, before: before.told ?? {}, after: columns }], ports);
  return saved(tx, actor, rules, saving, ports);
}

/** Takes a row and what belongs to it out of sight: see `softDelete`. */
export async function deleteRow<Input, Row extends LockedRow>(
  tx: Tx,
  actor: SignedIn,
  rules: RowRules<Input, Row>,
  { id, version }: Target,
  ports: Ports,
) {
  const { entity } = rules;
  const permission = changingOf(entity.kind, 'delete');
  const before = await lockRow<Row>(tx, actor, entity, id, permission, rules.locked);
  await checkVersion(before, version, () => rules.detail(tx, actor, id));
  await rules.beforeDeletion?.(tx, actor, before, ports);
  const deletion = await softDelete(tx, actor, entity, [id], ports);
  await touchParents(tx, actor, entity, [before.parentId], ports.now());
  return deletion;
}

/**
 * Takes many rows of a kind out of sight as one deletion, whatever version they have by now.
 *
 * @throws Problem 404, 403 as `lockRows`
 */
export async function deleteRows<Input, Row extends LockedRow>(
  tx: Tx,
  actor: SignedIn,
  rules: RowRules<Input, Row>,
  wanted: readonly string[],
  ports: Ports,
) {
  const { entity } = rules;
  const ids = [...new Set(wanted)];
  if (ids.length === 0) throw notFound(`This ${entity.noun}`);
  const permission = changingOf(entity.kind, 'delete');
  const before = await lockRows<Row>(tx, actor, entity, ids, permission, rules.locked);
  for (const row of before) await rules.beforeDeletion?.(tx, actor, row, ports);
  const deletion = await softDelete(tx, actor, entity, ids, ports);
  const parents = new Set(before.map(({ parentId }) => parentId));
  await touchParents(tx, actor, entity, [...parents], ports.now());
  return deletion;
}

/** Sets columns of one row, by the table's field names. */
export async function setColumns(
  tx: Tx,
  { workspaceId }: SignedIn,
  { tables: [table], table: name }: Entity,
  id: string,
  columns: Assigned<PgTable>,
): Promise<void> {
  await tx.execute(
    sql`update ${name} set ${assignments(table, columns)} where workspace_id = ${workspaceId} and id = ${id}`,
  );
}

/** The row as it is stored now. */
export async function stored<Input, Row extends LockedRow>(
  tx: Tx,
  actor: SignedIn,
  { detail, entity }: RowRules<Input, Row>,
  id: string,
): Promise<StoredRow> {
  return found(await detail(tx, actor, id), `This ${entity.noun}`);
}

/** What follows once the row's own columns are written. */
async function saved<Input, Row extends LockedRow>(
  tx: Tx,
  actor: SignedIn,
  rules: RowRules<Input, Row>,
  saving: Saving<Input, Row>,
  ports: Ports,
): Promise<StoredRow> {
  const { id, input, before, now } = saving;
  const telling = { hides: rules.hides?.(saving) ?? true };
  const parent = rules.parentId?.(input) ?? null;
  const moved = parent === before?.parentId ? [] : [before?.parentId ?? null, parent];
  await rules.saveParts?.(tx, actor, saving, ports);
  const [row] = await Promise.all([
    stored(tx, actor, rules, id),
    touchParents(tx, actor, rules.entity, moved, now, telling),
    announce(tx, actor.workspaceId, rules.entity.kind, [id], now, telling),
  ]);
  return row;
}

async function touchParents(
  tx: Tx,
  actor: SignedIn,
  { kind }: Entity,
  ids: readonly (string | null)[],
  now: Date,
  telling?: { hides: boolean },
): Promise<void> {
  const { belongsTo, isInParentForm } = entities[kind];
  const [parent] = belongsTo;
  if (parent && isInParentForm)
    await touch(
      tx,
      actor,
      entityOf(parent),
      ids.flatMap((id) => id ?? []),
      now,
      telling,
    );
}

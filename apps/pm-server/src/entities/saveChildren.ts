import type { FieldError } from '@linework/domain';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { SignedIn } from '../access/SignedIn';
import { recordSaved } from '../activity/recordSaved';
import type { Assigned } from '../database/assignments';
import type { Tx } from '../database/Database';
import { drizzleSql } from '../database/drizzleSql';
import { insertAll } from '../database/insertAll';
import { type SQL, sql } from '../database/sql';
import { updateAll } from '../database/updateAll';
import { uuids } from '../database/uuids';
import { softDelete } from '../deletions/softDelete';
import { announce } from '../events/ChangeFeed';
import { invalid, Problem } from '../http/Problem';
import type { Ports } from '../server/Ports';
import { type Entity, parentColumn, parentField } from './Entity';
import { changedStamp, newStamp } from './stamps';

/** A row that a form carries along: with the version that the form saw, or new. */
interface Sent {
  id: string;
  version?: number;
}

interface StoredChild {
  id: string;
  version: number;
  deletedAt: string | null;
}

interface Children<Child extends Sent, Row extends StoredChild> {
  entity: Entity;
  parent: Entity;
  /** The saved row of the parent's kind: the caller has locked it. */
  parentId: string;
  sent: readonly Child[];
  /** Where the rows stand in the form: 'tasks'. */
  path: string;
  /** What is wrong with one beyond its schema, at a path inside it. */
  check?: (child: Child, before: Row | undefined) => FieldError | null;
  /** What the form says of one, as columns. */
  columns: (child: Child, before: Row | undefined) => Partial<Row>;
  /** Columns that a new one has besides. */
  added?: (columns: Partial<Row>) => Partial<Row>;
  /** Columns that follow from others on every change; `sent` names the row's own. */
  derived?: Assigned<PgTable>;
  /** Asked once where some are to be removed. */
  mayRemove?: () => void;
  /** Hears of each that is made or changed, and how it was before. */
  saved?: (child: Child, before: Row | undefined) => void;
}

/**
 * Makes the rows of one parent what its form sent: one with a version is updated, one without is made, one that was not sent is
 * removed with what belongs to it.
 *
 * @throws Problem 422 at `path.i.<field>`, 412 at `path.i` where one has changed since, 409 where a new id is taken
 */
export async function saveChildren<Child extends Sent, Row extends StoredChild>(
  tx: Tx,
  actor: SignedIn,
  children: Children<Child, Row>,
  ports: Ports,
): Promise<void> {
  const { entity, sent, path, check, columns, added, derived, mayRemove, saved } = children;
  const [table] = entity.tables;
  const { kind } = children.parent;
  const field = parentField(entity, kind);
  const now = ports.now();
  const locked = async (condition: SQL) =>
    (await tx
      .select()
      .from(table)
      .where(drizzleSql(sql`workspace_id = ${actor.workspaceId} and ${condition}`))
      .for('update')) as Row[];
  const named = await locked(sql`id = any(${uuids(sent.map(({ id }) => id))})`);
  const here = await locked(sql`${parentColumn(entity, kind)} = ${children.parentId} and deleted_at is null`);
  const hereIds = new Set(here.map(({ id }) => id));
  const known = new Map([...named, ...here].map((row) => [row.id, row]));

  const errors: FieldError[] = [];
  const inserted: Record<string, unknown>[] = [];
  const updated: ({ id: string } & Record<string, unknown>)[] = [];
  for (const [index, child] of sent.entries()) {
    const before = known.get(child.id);
    const wrong = check?.(child, before);
    if (wrong) {
      errors.push({ ...wrong, path: `${path}.${index}.${wrong.path}` });
      continue;
    }
    const values = columns(child, before);
    const change = changeOf(before, {
      isHere: hereIds.has(child.id),
      version: child.version,
      values,
      path: `${path}.${index}`,
      noun: entity.noun,
    });
    const { id } = child;
    if (change !== 'none') saved?.(child, before);
    if (change === 'update') updated.push({ ...values, id });
    if (change === 'insert') {
      const stamp = newStamp(actor, now);
      inserted.push({ ...values, ...added?.(values), ...stamp, id, [field]: children.parentId });
    }
  }
  if (errors.length > 0) throw invalid(errors);

  await updateAll(tx, table, actor.workspaceId, updated, { ...changedStamp(now), ...derived });
  await insertAll(tx, table, inserted);
  const kept = new Set(sent.map(({ id }) => id));
  const removed = here.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (removed.length > 0) {
    mayRemove?.();
    await softDelete(tx, actor, entity, removed, ports);
  }
  const saves = [...updated, ...inserted].map(({ id, ...after }) => ({
    id: `${id}`,
    before: hereIds.has(`${id}`) ? { ...known.get(`${id}`) } : null,
    after,
  }));
  await recordSaved(tx, actor, entity, saves, ports);
  const changedIds = [...updated, ...inserted].map(({ id }) => `${id}`);
  await announce(tx, actor.workspaceId, entity.kind, changedIds, now);
}

interface SentChange<Row> {
  isHere: boolean;
  /** The version that the form saw; undefined for a row that it made. */
  version: number | undefined;
  values: Partial<Row>;
  path: string;
  noun: string;
}

/**
 * What to do with one row of the form: one without a version is new, or was made by an earlier try of the same save; one with a
 * version is changed, or stays as it is.
 *
 * @throws Problem 412 where it has changed since the form was opened, 409 where a new id is taken
 */
function changeOf<Row extends StoredChild>(
  before: Row | undefined,
  { isHere, version, values, path, noun }: SentChange<Row>,
): 'insert' | 'update' | 'none' {
  const here = isHere ? before : undefined;
  const isSame = here && (Object.keys(values) as (keyof Row)[]).every((name) => here[name] === values[name]);
  if (version === undefined) {
    if (isSame) return 'none';
    if (before) throw refused(409, `${path}.id`, 'Something else was saved under this id already');
    return 'insert';
  }
  if (here?.version !== version)
    throw refused(412, path, `Somebody else has changed this ${noun} in the meantime`);
  return isSame ? 'none' : 'update';
}

function refused(status: 409 | 412, path: string, message: string): Problem {
  return new Problem(status, {
    detail: `${message}. Load the newest version and try again.`,
    errors: [{ path, message }],
  });
}

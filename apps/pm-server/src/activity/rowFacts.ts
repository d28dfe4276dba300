import {
  type ActivityChange,
  type ActivityRow,
  activityChanges,
  activitySubjects,
  type EntityKind,
  isActivitySubject,
} from '@linework/domain';
import { getTableColumns } from 'drizzle-orm';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { columnOf, type Entity } from '../entities/Entity';
import type { ActivityFact } from './recordActivity';

/** A row that was saved. `before`: null where it was made. What `after` leaves out stays as it was. */
export interface SavedRow {
  id: string;
  before: ActivityRow | null;
  after: ActivityRow;
}

/** What is told of a row, as JSON named `told`, with a comma before; nothing of kinds of which nothing is told. */
export function toldColumns(entity: Entity): SQL {
  const told = toldObject(entity);
  return told ? sql`, ${told} as told` : sql``;
}

function toldObject(entity: Entity): SQL | null {
  const { kind, row, tables, belongsTo } = entity;
  if (!isActivitySubject(kind)) return null;
  const { fields, nameField } = activitySubjects[kind];
  if (nameField === null) return null;
  const known = getTableColumns(tables[0]);
  const names = new Set([nameField, ...Object.keys(fields), ...Object.values(belongsTo)]);
  const pairs = [...names]
    .filter((name) => name in known)
    .map((name) => sql`${name}::text, ${row}.${columnOf(entity, name)}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** What is to be told of rows that were made or changed. */
export function savedFacts(kind: EntityKind, rows: readonly SavedRow[]): ActivityFact[] {
  if (!isActivitySubject(kind)) return [];
  const { nameField, made } = activitySubjects[kind];
  if (nameField === null || made === null) return [];
  return rows.flatMap(({ id, before, after }) => {
    const row = { ...before, ...after };
    const named = { kind, id, name: textOf(row[nameField]) };
    if (!before) return { ...named, action: made, ...placeOf(kind, id, row) };
    const changes = activityChanges(kind, before, after);
    const fact = { ...named, action: 'changed', changes, ...placeOf(kind, id, row) } as const;
    const moved = changes.filter(({ field }) => field === 'projectId');
    // Also where it was: the rest of the change is none of that project's.
    return moved.length > 0 ? [fact, { ...fact, changes: moved, ...placeOf(kind, id, before) }] : fact;
  });
}

/** What is to be told of rows that went away or came back: the caller has just done that. */
export async function deletionFacts(
  tx: Tx,
  workspaceId: string,
  { action, entity, ids }: { action: 'deleted' | 'restored'; entity: Entity; ids: readonly string[] },
  group?: string,
): Promise<ActivityFact[]> {
  const { kind, table, row } = entity;
  const told = toldObject(entity);
  if (!told || !isActivitySubject(kind) || ids.length === 0) return [];
  const nameField = activitySubjects[kind].nameField ?? '';
  const rows = await rowsOf<{ id: string; told: ActivityRow }>(
    tx,
    sql`select ${row}.id, ${told} as told from ${table} ${row}
        where ${row}.workspace_id = ${workspaceId} and ${row}.id = any(${uuids(ids)}) order by ${row}.id`,
  );
  return rows.map(({ id, told }) => {
    const place = placeOf(kind, id, told);
    // A project that is out of sight says nothing itself: its client does.
    const isGone = kind === 'project' && action === 'deleted';
    return {
      kind,
      id,
      name: textOf(told[nameField]),
      action,
      group,
      ...place,
      ...(isGone && { projectId: null }),
    };
  });
}

/** Whether a change moved a project to another client. @returns that one */
export function newClientOf(kind: EntityKind, changes: readonly ActivityChange[] = []): string | null {
  const to = kind === 'project' ? changes.find(({ field }) => field === 'clientId')?.to : undefined;
  return typeof to === 'string' ? to : null;
}

function placeOf(
  kind: EntityKind,
  id: string,
  row: ActivityRow,
): Pick<ActivityFact, 'projectId' | 'clientId'> {
  if (kind === 'client') return { projectId: null, clientId: id };
  if (kind === 'project') return { projectId: id, clientId: textOf(row.clientId) };
  return { projectId: textOf(row.projectId) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

import { type Permission, reachOf } from '@linework/domain';
import type { SignedIn } from '../../access/SignedIn';
import { reachedBy, visibleTo } from '../../access/visibleTo';
import { recordActivity } from '../../activity/recordActivity';
import type { Tx } from '../../database/Database';
import { rowsOf } from '../../database/rowsOf';
import { type SQL, sql } from '../../database/sql';
import { undoDeletion } from '../../deletions/deletions.service';
import { softDelete } from '../../deletions/softDelete';
import { touch } from '../../entities/touch';
import { announce, announceMany, type Telling } from '../../events/ChangeFeed';
import { forbidden } from '../../http/Problem';
import { projectEntity } from '../../projects/project.entity';
import { addAssigneesToTeams } from '../../projects/team';
import type { Ports } from '../../server/Ports';
import { taskEntity } from '../task.entity';
import { type BulkChange, chosenBetween, keepChange } from './bulkChanges';

/** A change of up to so many tasks is one slice. */
const MOST_AT_ONCE = 500;
/** Tasks of one slice of a larger one: some hundredths of a second of the embedded database, which answers nobody else meanwhile. */
export const SLICE = 50;
/** Each open screen looks again at what it shows when it hears of a change: of a large one it hears once in so many tasks. */
const TASKS_PER_TELLING = 10_000;

/** What each action, and its Undo, asks of who does it. */
export const BULK_PERMISSIONS = {
  complete: 'task:update',
  delete: 'task:delete',
} as const satisfies Record<BulkChange['action'], Permission>;

/** Whether what is left to do, or to undo, is one slice. */
export function isOneSlice(change: BulkChange): boolean {
  const { chosen, position, restored } = change;
  return (restored === null ? chosen - position : position) <= sliceOf(change);
}

/**
 * Does, or undoes, the next tasks of a change, whose row is locked. A chosen task that is out of the actor's sight or reach by
 * now stays as it is; so does one that somebody has changed since, when it is undone.
 *
 * @returns the change as it is then
 * @throws Problem 403 where the actor may not do so at all (any more), 409 where what the tasks belong to is gone
 */
export async function workSlice(
  tx: Tx,
  actor: SignedIn,
  change: BulkChange,
  ports: Ports,
): Promise<BulkChange> {
  if (reachOf(actor, BULK_PERMISSIONS[change.action]) === null) throw forbidden();
  const isUndo = change.restored !== null;
  const work = WORK[change.action][isUndo ? 'undo' : 'do'];
  const [from, to] = isUndo ? [previous(change), change.position] : [change.position, after(change)];
  const slice: Slice = { change, from, to, ports, telling: { quiet: isLarge(change), group: change.id } };
  const position = isUndo ? from : to;
  const isOver = position === (isUndo ? 0 : change.chosen);
  const next = { ...change, position, ...(await work(tx, actor, slice)) };
  const isTold = isOver || position % TASKS_PER_TELLING === 0;
  if (isLarge(change) && isTold) await announceMany(tx, actor.workspaceId, 'task', ports.now());
  return keepChange(tx, isOver ? { ...next, state: 'done' } : next);
}

function isLarge({ chosen }: BulkChange): boolean {
  return chosen > MOST_AT_ONCE;
}

/** The most tasks of a slice of the change: Undo goes back by the same. */
function sliceOf(change: BulkChange): number {
  return isLarge(change) ? SLICE : MOST_AT_ONCE;
}

function previous(change: BulkChange): number {
  const size = sliceOf(change);
  return Math.max(0, Math.ceil(change.position / size) - 1) * size;
}

function after(change: BulkChange): number {
  return Math.min(change.position + sliceOf(change), change.chosen);
}

interface Slice {
  change: BulkChange;
  /** Positions among the chosen tasks. */
  from: number;
  to: number;
  ports: Ports;
  telling: Telling;
}

type Work = (tx: Tx, actor: SignedIn, slice: Slice) => Promise<Partial<BulkChange>>;

const WORK: Record<BulkChange['action'], Record<'do' | 'undo', Work>> = {
  complete: { do: complete, undo: reopen },
  delete: { do: remove, undo: bringBack },
};

/** Completes what is open of the tasks and keeps what Undo needs. */
async function complete(tx: Tx, actor: SignedIn, slice: Slice) {
  const { change, ports, telling } = slice;
  const { workspaceId } = actor;
  const now = ports.now();
  const at = now.toISOString();
  const rows = await rowsOf<ToldTask>(
    tx,
    sql`with reached as materialized (${reached(actor, slice)}),
        done as (
          update tasks t set status = 'Completed', completed_at = ${at}, updated_at = ${at}, version = t.version + 1
          from reached where t.workspace_id = ${workspaceId} and t.id = reached.id and reached.status <> 'Completed'
          returning t.id, t.version, reached.status, t.title as name, t.project_id
        ),
        noted as (
          insert into task_bulk_rows (workspace_id, change_id, task_id, status_before, version_after)
          select ${workspaceId}::uuid, ${change.id}::uuid, id, status, version from done
        )
        select id, name, project_id as "projectId" from done order by id`,
  );
  const ids = rows.map(({ id }) => id);
  await recordStatus(tx, actor, rows, { slice, from: null, to: 'Completed' });
  await announce(tx, workspaceId, 'task', ids, now, { ...telling, hides: false });
  return { changed: change.changed + ids.length };
}

/** Looks up task by task what was before: a join would read all rows of the change for each slice, there being no statistics of them yet. */
async function reopen(tx: Tx, actor: SignedIn, slice: Slice) {
  const { change, from, to, ports, telling } = slice;
  const { workspaceId } = actor;
  const now = ports.now();
  const rows = await rowsOf<ToldTask>(
    tx,
    sql`with changed as materialized (
          select r.* from unnest(${chosenBetween(change, from, to)}) chosen (id) cross join lateral (
            select task_id, status_before, version_after from task_bulk_rows
            where workspace_id = ${workspaceId} and change_id = ${change.id} and task_id = chosen.id offset 0
          ) r
        )
        update tasks t set status = r.status_before, completed_at = null, updated_at = ${now.toISOString()}, version = t.version + 1
        from changed r, projects p
        where t.workspace_id = ${workspaceId} and t.id = r.task_id and t.version = r.version_after and t.deleted_at is null
          and p.workspace_id = t.workspace_id and p.id = t.project_id and ${reachedBy(actor, taskEntity, BULK_PERMISSIONS.complete)}
        returning t.id, t.title as name, t.project_id as "projectId"`,
  );
  const ids = rows.map(({ id }) => id);
  await recordStatus(tx, actor, rows, { slice, from: 'Completed', to: null });
  await addAssigneesToTeams(tx, actor, ids, ports);
  await announce(tx, workspaceId, 'task', ids, now, { ...telling, hides: false });
  return { restored: (change.restored ?? 0) + ids.length };
}

interface ToldTask {
  id: string;
  name: string;
  projectId: string;
}

/** Tells of tasks that were completed or reopened: one entry for each project, however many slices they are. */
async function recordStatus(
  tx: Tx,
  actor: SignedIn,
  tasks: readonly ToldTask[],
  { slice, from, to }: { slice: Slice; from: string | null; to: string | null },
): Promise<void> {
  const { change, ports } = slice;
  const changes = [{ field: 'status', from, to }];
  const facts = tasks.map(
    (task) => ({ ...task, kind: 'task', action: 'changed', changes, group: change.id }) as const,
  );
  await recordActivity(tx, actor, facts, ports);
}

async function remove(tx: Tx, actor: SignedIn, slice: Slice) {
  const { change, ports, telling } = slice;
  const rows = await rowsOf<{ id: string; projectId: string }>(tx, reached(actor, slice));
  const ids = rows.map(({ id }) => id);
  const { deletionId } = await softDelete(tx, actor, taskEntity, ids, ports, telling);
  const projects = [...new Set(rows.map(({ projectId }) => projectId))];
  await touch(tx, actor, projectEntity, projects, ports.now(), telling);
  return { changed: change.changed + ids.length, deletionIds: [...change.deletionIds, deletionId] };
}

async function bringBack(tx: Tx, actor: SignedIn, { change, ports, telling }: Slice) {
  const deletionIds = [...change.deletionIds];
  const last = deletionIds.pop();
  const undone = last === undefined ? null : await undoDeletion(tx, actor, last, ports, telling);
  return { deletionIds, restored: (change.restored ?? 0) + (undone?.counts.tasks ?? 0) };
}

/** The tasks of a slice that the actor still reaches, locked. */
function reached(actor: SignedIn, { change, from, to }: Slice): SQL {
  return sql`select t.id, t.project_id as "projectId", t.status from ${taskEntity.from}
    where ${visibleTo(actor, taskEntity)} and ${reachedBy(actor, taskEntity, BULK_PERMISSIONS[change.action])}
      and t.id = any(${chosenBetween(change, from, to)})
    order by t.id for update of t`;
}

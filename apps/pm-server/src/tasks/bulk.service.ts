import {
  MOST_BULK_TASKS,
  reachOf,
  type TaskBulk,
  type TaskBulkAnswer,
  type TaskBulkUndo,
  taskMessages,
} from '@linework/domain';
import { and, eq } from 'drizzle-orm';
import type { SignedIn } from '../access/SignedIn';
import { projectScope } from '../access/scope';
import { createFingerprint, isRetry } from '../database/createdOnce';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { taskBulkChanges } from '../database/schema';
import { type SQL, sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { undoDeletion } from '../deletions/deletions.service';
import { softDelete } from '../deletions/softDelete';
import { touchProjects } from '../deletions/touchParents';
import { announce, MOST_NAMED } from '../events/ChangeFeed';
import { forbidden, invalid, notFound } from '../http/Problem';
import { addAssigneesToTeams } from '../projects/team';
import type { Ports } from '../server/Ports';
import { matchingTasks, taskFrom, visibleTasks } from './tasks.queries';

/** What Undo needs is kept so long. */
const KEPT_HOURS = 24;

/** One action on many tasks: all of them or, where one is out of reach, none. The same request again is answered alike. */
export async function changeTasks(
  tx: Tx,
  actor: SignedIn,
  input: TaskBulk,
  ports: Ports,
): Promise<TaskBulkAnswer> {
  const { id, action, tasks } = input;
  const fingerprint = createFingerprint(input);
  const earlier = await changeById(tx, actor, id);
  const known = earlier && { createdBy: earlier.doneBy, createHash: earlier.createHash, deletedAt: null };
  if (earlier && isRetry(known, actor.personId, fingerprint)) return { id, changed: earlier.changed };

  const now = ports.now();
  await keepChange(tx, actor, { id, action, createHash: fingerprint }, now);
  const done =
    action === 'delete'
      ? await remove(tx, actor, tasks, ports)
      : await complete(tx, actor, { changeId: id, tasks, at: now });
  await tx.update(taskBulkChanges).set(done).where(isChange(actor, id));
  return { id, changed: done.changed };
}

/**
 * Makes the tasks of a bulk action what they were. One that somebody has changed since stays as it is, and counts as such.
 * Only who did it can undo it; again is answered alike.
 */
export async function undoBulk(tx: Tx, actor: SignedIn, id: string, ports: Ports): Promise<TaskBulkUndo> {
  const change = await changeById(tx, actor, id);
  if (!change || change.doneBy !== actor.personId) throw notFound('What was done to these tasks');
  const { action, deletionId } = change;
  if (reachOf(actor, action === 'delete' ? 'task:delete' : 'task:update') === null) throw forbidden();
  const answer = (restored: number) => ({ restored, changedSince: change.changed - restored });
  if (change.restored !== null) return answer(change.restored);

  const restored = deletionId
    ? ((await undoDeletion(tx, actor, deletionId, ports)).counts.tasks ?? 0)
    : await reopen(tx, actor, id, ports.now());
  await tx.update(taskBulkChanges).set({ restored }).where(isChange(actor, id));
  return answer(restored);
}

/** Notes the action before anything is done, so that the same request at the same moment waits here. Old ones go. */
async function keepChange(
  tx: Tx,
  actor: SignedIn,
  change: { id: string; action: TaskBulk['action']; createHash: string },
  now: Date,
): Promise<void> {
  const [workspaceId, at] = [actor.workspaceId, now.toISOString()];
  await tx.execute(
    sql`delete from task_bulk_changes where workspace_id = ${workspaceId}
        and done_at < ${at}::timestamptz - ${sql.raw(`interval '${KEPT_HOURS} hours'`)}`,
  );
  await tx
    .insert(taskBulkChanges)
    .values({ ...change, workspaceId, changed: 0, doneBy: actor.personId, doneAt: at });
}

interface Done {
  changed: number;
  deletionId?: string;
}

async function remove(tx: Tx, actor: SignedIn, tasks: TaskBulk['tasks'], ports: Ports): Promise<Done> {
  const rows = await rowsOf<{ id: string; projectId: string; allowed: boolean }>(
    tx,
    await lockedTasks(tx, actor, tasks, 'task:delete'),
  );
  const refused = rows.filter(({ allowed }) => !allowed).length;
  checkChosen(actor, tasks, 'task:delete', { chosen: rows.length, refused });
  if (rows.length === 0) return { changed: 0 };
  const ids = rows.map(({ id }) => id);
  const { deletionId } = await softDelete(tx, actor, 'task', ids, ports);
  await touchProjects(tx, actor, [...new Set(rows.map(({ projectId }) => projectId))], ports.now());
  return { changed: ids.length, deletionId };
}

/**
 * Completes what is open of the chosen tasks and keeps what Undo needs, in one statement: a hundred thousand rows would take as
 * long to travel here and back as to change. What turns out not to be allowed is rolled back with it.
 */
async function complete(
  tx: Tx,
  actor: SignedIn,
  { changeId, tasks, at }: { changeId: string; tasks: TaskBulk['tasks']; at: Date },
): Promise<Done> {
  const { workspaceId } = actor;
  const [row] = await rowsOf<{ chosen: number; refused: number; changed: number; ids: string[] }>(
    tx,
    sql`with chosen as materialized (${await lockedTasks(tx, actor, tasks, 'task:update')}),
        done as (
          update tasks t set status = 'Completed', completed_at = ${at.toISOString()}, updated_at = ${at.toISOString()}, version = t.version + 1
          from chosen where t.workspace_id = ${workspaceId} and t.id = chosen.id and chosen.status <> 'Completed'
          returning t.id, t.version, chosen.status
        ),
        kept as (
          insert into task_bulk_rows (workspace_id, change_id, task_id, status_before, version_after)
          select ${workspaceId}::uuid, ${changeId}::uuid, id, status, version from done
        )
        select count(*)::int as chosen, (count(*) filter (where not allowed))::int as refused,
          (select count(*)::int from done) as changed,
          (select coalesce(json_agg(named.id), '[]') from (select id from done limit ${MOST_NAMED + 1}) named) as ids
        from chosen`,
  );
  if (!row) throw new Error('A statement that counts answered no row');
  checkChosen(actor, tasks, 'task:update', row);
  await announce(tx, workspaceId, 'task', row.ids, at, { hides: false });
  return { changed: row.changed };
}

type BulkPermission = 'task:update' | 'task:delete';

/** The chosen tasks that the actor sees, locked; one more than may be chosen, to tell. */
async function lockedTasks(
  tx: Tx,
  actor: SignedIn,
  tasks: TaskBulk['tasks'],
  permission: BulkPermission,
): Promise<SQL> {
  const chosen =
    tasks.by === 'id'
      ? sql`${visibleTasks(actor)} and t.id = any(${uuids(tasks.ids)})`
      : sql`${await matchingTasks(tx, actor, tasks.list)} and t.id <> all(${uuids(tasks.except)})`;
  return sql`select t.id, t.project_id as "projectId", t.status, ${projectScope(actor, permission)} as allowed
    from ${taskFrom} where ${chosen} order by t.id limit ${MOST_BULK_TASKS + 1} for update of t`;
}

/** @throws Problem 404 where one is out of sight, 403 where one is out of reach, 422 where there are too many */
function checkChosen(
  actor: SignedIn,
  tasks: TaskBulk['tasks'],
  permission: BulkPermission,
  { chosen, refused }: { chosen: number; refused: number },
): void {
  if (tasks.by === 'id' && chosen < new Set(tasks.ids).size) throw notFound('One of these tasks');
  if (reachOf(actor, permission) === null || refused > 0) throw forbidden();
  if (chosen > MOST_BULK_TASKS) throw invalid([{ path: 'tasks', message: taskMessages.tooManyTasksChosen }]);
}

/** @returns how many tasks are as before */
async function reopen(tx: Tx, actor: SignedIn, changeId: string, now: Date): Promise<number> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`update tasks t set status = r.status_before, completed_at = null, updated_at = ${now.toISOString()}, version = t.version + 1
        from task_bulk_rows r, projects p
        where r.workspace_id = ${actor.workspaceId} and r.change_id = ${changeId}
          and t.workspace_id = r.workspace_id and t.id = r.task_id and t.version = r.version_after and t.deleted_at is null
          and p.workspace_id = t.workspace_id and p.id = t.project_id and ${projectScope(actor, 'task:update')}
        returning t.id`,
  );
  const ids = rows.map(({ id }) => id);
  await addAssigneesToTeams(tx, actor, ids, now);
  await announce(tx, actor.workspaceId, 'task', ids, now, { hides: false });
  return ids.length;
}

async function changeById(tx: Tx, actor: SignedIn, id: string) {
  const [change] = await tx.select().from(taskBulkChanges).where(isChange(actor, id)).for('update');
  return change;
}

function isChange(actor: SignedIn, id: string) {
  return and(eq(taskBulkChanges.workspaceId, actor.workspaceId), eq(taskBulkChanges.id, id));
}

import {
  MOST_BULK_TASKS,
  reachOf,
  type TaskBulk,
  type TaskBulkAnswer,
  type TaskBulkUndo,
  taskMessages,
} from '@linework/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { SignedIn } from '../access/SignedIn';
import { projectScope } from '../access/scope';
import { createFingerprint, isRetry } from '../database/createdOnce';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { taskBulkChanges } from '../database/schema';
import { uuids } from '../database/uuids';
import { undoDeletion } from '../deletions/deletions.service';
import { softDelete } from '../deletions/softDelete';
import { touchProjects } from '../deletions/touchParents';
import { announce } from '../events/ChangeFeed';
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

  const permission = action === 'delete' ? 'task:delete' : 'task:update';
  const rows = await lockTasks(tx, actor, tasks, permission);
  if (tasks.by === 'id' && rows.length < new Set(tasks.ids).size) throw notFound('One of these tasks');
  if (reachOf(actor, permission) === null || rows.some(({ allowed }) => !allowed)) throw forbidden();
  if (rows.length > MOST_BULK_TASKS)
    throw invalid([{ path: 'tasks', message: taskMessages.tooManyTasksChosen }]);

  const now = ports.now();
  const concerned = action === 'delete' ? rows : rows.filter(({ isOpen }) => isOpen);
  const ids = concerned.map((row) => row.id);
  const projectIds = [...new Set(concerned.map(({ projectId }) => projectId))];
  const deletion =
    action === 'delete' && ids.length > 0 ? await softDelete(tx, actor, 'task', ids, ports) : null;
  if (deletion) await touchProjects(tx, actor, projectIds, now);

  await tx.execute(
    sql`delete from task_bulk_changes where workspace_id = ${actor.workspaceId}
        and done_at < ${now.toISOString()}::timestamptz - ${sql.raw(`interval '${KEPT_HOURS} hours'`)}`,
  );
  await tx.insert(taskBulkChanges).values({
    workspaceId: actor.workspaceId,
    id,
    action,
    createHash: fingerprint,
    changed: ids.length,
    deletionId: deletion?.deletionId ?? null,
    doneBy: actor.personId,
    doneAt: now.toISOString(),
  });
  if (action === 'complete') {
    await complete(tx, actor, { changeId: id, ids, at: now.toISOString() });
    await announce(tx, actor.workspaceId, 'task', ids, now);
  }
  return { id, changed: ids.length };
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

interface LockedTask {
  id: string;
  projectId: string;
  isOpen: boolean;
  allowed: boolean;
}

function lockTasks(
  tx: Tx,
  actor: SignedIn,
  tasks: TaskBulk['tasks'],
  permission: 'task:update' | 'task:delete',
): Promise<LockedTask[]> {
  const chosen =
    tasks.by === 'id'
      ? sql`${visibleTasks(actor)} and t.id = any(${uuids(tasks.ids)})`
      : sql`${matchingTasks(actor, tasks.list)} and t.id <> all(${uuids(tasks.except)})`;
  return rowsOf<LockedTask>(
    tx,
    sql`select t.id, t.project_id as "projectId", t.status <> 'Completed' as "isOpen", ${projectScope(actor, permission)} as allowed
        from ${taskFrom} where ${chosen} order by t.id limit ${MOST_BULK_TASKS + 1} for update of t`,
  );
}

async function complete(
  tx: Tx,
  actor: SignedIn,
  { changeId, ids, at }: { changeId: string; ids: readonly string[]; at: string },
): Promise<void> {
  await tx.execute(
    sql`with done as (
          update tasks t set status = 'Completed', completed_at = ${at}, updated_at = ${at}, version = t.version + 1
          from tasks before
          where t.workspace_id = ${actor.workspaceId} and t.id = any(${uuids(ids)})
            and before.workspace_id = t.workspace_id and before.id = t.id
          returning t.id, t.version, before.status
        )
        insert into task_bulk_rows (workspace_id, change_id, task_id, status_before, version_after)
        select ${actor.workspaceId}::uuid, ${changeId}::uuid, id, status, version from done`,
  );
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
  await announce(tx, actor.workspaceId, 'task', ids, now);
  return ids.length;
}

async function changeById(tx: Tx, actor: SignedIn, id: string) {
  const [change] = await tx.select().from(taskBulkChanges).where(isChange(actor, id)).for('update');
  return change;
}

function isChange(actor: SignedIn, id: string) {
  return and(eq(taskBulkChanges.workspaceId, actor.workspaceId), eq(taskBulkChanges.id, id));
}

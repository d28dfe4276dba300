import {
  countOf,
  MOST_BULK_TASKS,
  reachOf,
  type TaskBulk,
  type TaskBulkAnswer,
  taskMessages,
} from '@linework/domain';
import type { SignedIn } from '../../access/SignedIn';
import { reachedBy, visibleTo } from '../../access/visibleTo';
import { recordAudit } from '../../audit/recordAudit';
import type { Tx } from '../../database/Database';
import { rowsOf } from '../../database/rowsOf';
import { type SQL, sql } from '../../database/sql';
import { uuids } from '../../database/uuids';
import { createFingerprint, isRetry } from '../../entities/createdOnce';
import { announceMany } from '../../events/ChangeFeed';
import { forbidden, invalid, notFound } from '../../http/Problem';
import type { Ports } from '../../server/Ports';
import { taskEntity } from '../task.entity';
import { matchingTasks } from '../tasks.queries';
import { answerOf, type BulkChange, findChange, keepChange, lockChange } from './bulkChanges';
import { BULK_PERMISSIONS, isOneSlice, workSlice } from './bulkSlice';

/** What Undo needs is kept so long. */
const KEPT_HOURS = 24;

/**
 * One action on many tasks. Up to a slice of them are done before this answers, all or none; of more it is only noted which they
 * are, for `openBulkWorker` to do slice by slice. The same request again is answered with how far it is.
 *
 * @throws Problem 404 where one is out of sight, 403 where one is out of reach, 422 where there are too many
 */
export async function changeTasks(
  tx: Tx,
  actor: SignedIn,
  input: TaskBulk,
  ports: Ports,
): Promise<TaskBulkAnswer> {
  const { id } = input;
  const { workspaceId, personId } = actor;
  const createHash = createFingerprint(input);
  const earlier = await lockChange(tx, { workspaceId, id });
  const known = earlier && { createdBy: earlier.doneBy, createHash: earlier.createHash, deletedAt: null };
  if (earlier && isRetry(known, personId, createHash)) return answerOf(earlier);

  await forgetOld(tx, actor, ports.now());
  const change = await choose(tx, actor, input, { createHash, at: ports.now() });
  if (isOneSlice(change)) return answerOf(await workSlice(tx, actor, change, ports));
  // Its slices say nothing each.
  if (change.action === 'delete')
    await recordAudit(tx, actor, { action: 'deleted', subject: countOf('task', change.chosen) }, ports);
  return answerOf(change);
}

/**
 * Makes the tasks of a bulk action what they were, as `changeTasks` does them: at once or slice by slice; one that is under way
 * turns back. A task that somebody has changed since stays as it is, and counts as such. Again is answered alike, or goes on where
 * it was stopped.
 *
 * @throws Problem 404 to all but who did it, 403 where they may not do so any more, 409 where what a task belonged to is gone
 */
export async function undoBulk(tx: Tx, actor: SignedIn, id: string, ports: Ports): Promise<TaskBulkAnswer> {
  const change = ownChange(actor, await lockChange(tx, { workspaceId: actor.workspaceId, id }));
  if (reachOf(actor, BULK_PERMISSIONS[change.action]) === null) throw forbidden();
  if (change.restored !== null && (change.state === 'done' || change.state === 'working'))
    return answerOf(change);
  const undoing: BulkChange = {
    ...change,
    state: 'working',
    problem: null,
    restored: change.restored ?? 0,
  };
  return answerOf(
    isOneSlice(undoing) ? await workSlice(tx, actor, undoing, ports) : await keepChange(tx, undoing),
  );
}

/** Stops a bulk action, or its Undo, where it is; what is through stays as it is. */
export async function cancelBulk(tx: Tx, actor: SignedIn, id: string, ports: Ports): Promise<TaskBulkAnswer> {
  const change = ownChange(actor, await lockChange(tx, { workspaceId: actor.workspaceId, id }));
  if (change.state !== 'working') return answerOf(change);
  await announceMany(tx, actor.workspaceId, 'task', ports.now());
  return answerOf(await keepChange(tx, { ...change, state: 'cancelled' }));
}

/** How far a bulk action is. @throws Problem 404 to all but who did it */
export async function bulkProgress(tx: Tx, actor: SignedIn, id: string): Promise<TaskBulkAnswer> {
  return answerOf(ownChange(actor, await findChange(tx, { workspaceId: actor.workspaceId, id })));
}

function ownChange({ personId }: SignedIn, change: BulkChange | undefined): BulkChange {
  if (change?.doneBy !== personId) throw notFound('What was done to these tasks');
  return change;
}

async function forgetOld(tx: Tx, { workspaceId }: SignedIn, now: Date): Promise<void> {
  await tx.execute(
    sql`delete from task_bulk_changes where workspace_id = ${workspaceId} and state <> 'working'
        and done_at < ${now.toISOString()}::timestamptz - ${sql.raw(`interval '${KEPT_HOURS} hours'`)}`,
  );
}

/** Notes which tasks are chosen. The same request at the same moment waits here, and is found to be there already. */
async function choose(
  tx: Tx,
  actor: SignedIn,
  { id, action, tasks }: TaskBulk,
  { createHash, at }: { createHash: string; at: Date },
): Promise<BulkChange> {
  const { workspaceId, personId } = actor;
  const [row] = await rowsOf<{ chosen: number; refused: number }>(
    tx,
    sql`with chosen as materialized (${await chosenTasks(tx, actor, tasks, BULK_PERMISSIONS[action], at)}),
        kept as (
          insert into task_bulk_changes (workspace_id, id, action, create_hash, chosen, done_by, done_at)
          select ${workspaceId}::uuid, ${id}::uuid, ${action}, ${createHash}, array(select chosen.id from chosen order by chosen.project_id, chosen.id),
            ${personId}::uuid, ${at.toISOString()}::timestamptz
        )
        select count(*)::int as chosen, (count(*) filter (where not allowed))::int as refused from chosen`,
  );
  if (!row) throw new Error('A statement that counts answered no row');
  const { chosen, refused } = row;
  if (tasks.by === 'id' && chosen < new Set(tasks.ids).size) throw notFound('One of these tasks');
  if (reachOf(actor, BULK_PERMISSIONS[action]) === null || refused > 0) throw forbidden();
  if (chosen > MOST_BULK_TASKS) throw invalid([{ path: 'tasks', message: taskMessages.tooManyTasksChosen }]);
  return ownChange(actor, await findChange(tx, { workspaceId, id }));
}

/** The chosen tasks that the actor sees; one more than may be chosen, to tell. */
async function chosenTasks(
  tx: Tx,
  actor: SignedIn,
  tasks: TaskBulk['tasks'],
  permission: (typeof BULK_PERMISSIONS)[TaskBulk['action']],
  now: Date,
): Promise<SQL> {
  const chosen =
    tasks.by === 'id'
      ? sql`${visibleTo(actor, taskEntity)} and t.id = any(${uuids(tasks.ids)})`
      : sql`${await matchingTasks(tx, actor, tasks.list, now)} and t.id <> all(${uuids(tasks.except)})`;
  return sql`select t.id, t.project_id, ${reachedBy(actor, taskEntity, permission)} as allowed
    from ${taskEntity.from} where ${chosen} limit ${MOST_BULK_TASKS + 1}`;
}

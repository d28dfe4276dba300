import {
  type EmbeddedTaskInput,
  reachOf,
  statusAfterToggle,
  type TaskCreate,
  type TaskInput,
  type TaskStatus,
} from '@linework/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { checkVersion, lockTask } from '../access/lockForChange';
import type { SignedIn } from '../access/SignedIn';
import { projectScope } from '../access/scope';
import { type Assigned, assignments } from '../database/assignments';
import { createFingerprint, isRetry } from '../database/createdOnce';
import type { Tx } from '../database/Database';
import { embeddedChange } from '../database/embeddedRow';
import { rowsOf } from '../database/rowsOf';
import { found, type StoredRow } from '../database/StoredRow';
import { tasks } from '../database/schema';
import { sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { softDelete } from '../deletions/softDelete';
import { touchProjects } from '../deletions/touchParents';
import { announce } from '../events/ChangeFeed';
import { type FieldError, forbidden, invalid } from '../http/Problem';
import { addAssigneesToTeams, addToTeam, unknownPeople, worksOnProjects } from '../projects/team';
import type { Ports } from '../server/Ports';
import { taskDetail } from './tasks.queries';

/** Stores a new task; the same request again is answered with the task that it made. */
export async function createTask(
  tx: Tx,
  actor: SignedIn,
  input: TaskCreate,
  ports: Ports,
): Promise<StoredRow> {
  if (reachOf(actor, 'task:create') === null) throw forbidden();
  const fingerprint = createFingerprint(input);
  const [[earlier], target] = await Promise.all([
    tx
      .select()
      .from(tasks)
      .where(isTask(actor, [input.id])),
    lockTarget(tx, actor, input),
  ]);
  if (isRetry(earlier, actor.personId, fingerprint))
    return found(await taskDetail(tx, actor, input.id), 'This task');
  const now = ports.now();
  checkTarget(target, 'mayCreate');
  await tx.insert(tasks).values({
    workspaceId: actor.workspaceId,
    id: input.id,
    createdBy: actor.personId,
    createHash: fingerprint,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    completedAt: input.status === 'Completed' ? now.toISOString() : null,
    ...columnsOf(input),
  });
  const [stored] = await Promise.all([
    taskDetail(tx, actor, input.id),
    addToTeam(tx, actor, input.projectId, peopleAtWork(input)),
    touchProjects(tx, actor, [input.projectId], now, { hides: false }),
    announce(tx, actor.workspaceId, 'task', [input.id], now, { hides: false }),
  ]);
  return found(stored, 'This task');
}

export async function updateTask(
  tx: Tx,
  actor: SignedIn,
  { id, version, input }: { id: string; version: number; input: TaskInput },
  ports: Ports,
): Promise<StoredRow> {
  const [row, target] = await Promise.all([
    lockTask(tx, actor, id, 'task:update'),
    lockTarget(tx, actor, input),
  ]);
  await checkVersion(row, version, () => taskDetail(tx, actor, id));
  const now = ports.now();
  const moved = row.projectId !== input.projectId;
  // Who had no other part in the project loses sight of it.
  const reassigned = row.assigneeId !== input.assigneeId;
  checkTarget(target, moved ? 'mayCreate' : 'mayUpdate');
  const [, stored] = await Promise.all([
    setTask(tx, actor, id, {
      ...columnsOf(input),
      ...changed(now),
      completedAt: completedAt(input.status, now),
    }),
    taskDetail(tx, actor, id),
    addToTeam(tx, actor, input.projectId, peopleAtWork(input)),
    touchProjects(tx, actor, moved ? [row.projectId ?? '', input.projectId] : [], now),
    announce(tx, actor.workspaceId, 'task', [id], now, { hides: moved || reassigned }),
  ]);
  return found(stored, 'This task');
}

/** Ticks or un-ticks a task; one that is as asked already stays as it is. */
export async function completeTask(
  tx: Tx,
  actor: SignedIn,
  { id, version, completed }: { id: string; version: number; completed: boolean },
  ports: Ports,
): Promise<StoredRow> {
  const row = await lockTask(tx, actor, id, 'task:update');
  await checkVersion(row, version, () => taskDetail(tx, actor, id));
  const [task] = await tx
    .select({ status: tasks.status })
    .from(tasks)
    .where(isTask(actor, [id]));
  const before = task?.status as TaskStatus;
  const status = statusAfterToggle(before, completed);
  if (status !== before) {
    const now = ports.now();
    await setTask(tx, actor, id, { status, ...changed(now), completedAt: completedAt(status, now) });
    if (status !== 'Completed') await addAssigneesToTeams(tx, actor, [id], now);
    await announce(tx, actor.workspaceId, 'task', [id], now, { hides: false });
  }
  return found(await taskDetail(tx, actor, id), 'This task');
}

export async function deleteTask(
  tx: Tx,
  actor: SignedIn,
  { id, version }: { id: string; version: number | null },
  ports: Ports,
) {
  const row = await lockTask(tx, actor, id, 'task:delete');
  await checkVersion(row, version, () => taskDetail(tx, actor, id));
  const deletion = await softDelete(tx, actor, 'task', [id], ports);
  await touchProjects(tx, actor, [row.projectId ?? ''], ports.now());
  return deletion;
}

/**
 * Makes a project's tasks what its form sent: a task with a version is updated, one without is made, one that was not sent is
 * removed. The caller has locked the project and checked it.
 *
 * @param team who may have open tasks
 * @throws Problem 422 at `tasks.i.<field>`, 412 where a task has changed since, 409 where a new id is taken
 */
export async function saveProjectTasks(
  tx: Tx,
  actor: SignedIn,
  { projectId, sent, team }: { projectId: string; sent: EmbeddedTaskInput[]; team: ReadonlySet<string> },
  ports: Ports,
): Promise<void> {
  const now = ports.now();
  const rows = await tx
    .select()
    .from(tasks)
    .where(
      isTask(
        actor,
        sent.map(({ id }) => id),
      ),
    )
    .for('update');
  const here = await tx
    .select()
    .from(tasks)
    .where(
      and(eq(tasks.workspaceId, actor.workspaceId), eq(tasks.projectId, projectId), isNull(tasks.deletedAt)),
    )
    .for('update');
  const known = new Map([...rows, ...here].map((row) => [row.id, row]));
  const errors: FieldError[] = [];
  const changedIds: string[] = [];
  const strangers = await unknownPeople(
    tx,
    actor,
    sent.flatMap(({ assigneeId }) => assigneeId ?? []),
  );

  for (const [index, task] of sent.entries()) {
    const before = known.get(task.id);
    const status = task.status ?? (before?.status as TaskStatus | undefined) ?? 'Todo';
    if (
      task.assigneeId &&
      (strangers.has(task.assigneeId) || (status !== 'Completed' && !team.has(task.assigneeId)))
    ) {
      errors.push({ path: `tasks.${index}.assigneeId`, message: 'The assignee must be on the project team' });
      continue;
    }
    const columns = {
      title: task.title,
      description: task.description,
      assigneeId: task.assigneeId,
      priority: task.priority,
      status,
      estimatedHours: task.estimatedHours,
      dueDate: task.dueDate,
    };
    const change = embeddedChange({
      before,
      isHere: (row) => row.projectId === projectId,
      version: task.version,
      columns,
      path: `tasks.${index}`,
      noun: 'task',
    });
    if (change === 'none') continue;
    if (change === 'update') {
      await setTask(tx, actor, task.id, {
        ...columns,
        ...changed(now),
        completedAt: completedAt(status, now),
      });
    } else {
      await tx.insert(tasks).values({
        ...columns,
        workspaceId: actor.workspaceId,
        id: task.id,
        projectId,
        createdBy: actor.personId,
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
        completedAt: status === 'Completed' ? now.toISOString() : null,
      });
    }
    changedIds.push(task.id);
  }
  if (errors.length > 0) throw invalid(errors);
  const kept = new Set(sent.map(({ id }) => id));
  const removed = here.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (removed.length > 0) await softDelete(tx, actor, 'task', removed, ports);
  await announce(tx, actor.workspaceId, 'task', changedIds, now);
}

/** Open tasks of people who left the team belong to nobody until somebody takes them. */
export async function unassignLeavers(
  tx: Tx,
  actor: SignedIn,
  projectId: string,
  team: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`update tasks set assignee_id = null, version = version + 1, updated_at = ${now.toISOString()}
        where workspace_id = ${actor.workspaceId} and project_id = ${projectId} and deleted_at is null and status <> 'Completed'
          and assignee_id is not null and not assignee_id = any(${uuids([...team])}) returning id`,
  );
  await announce(
    tx,
    actor.workspaceId,
    'task',
    rows.map(({ id }) => id),
    now,
  );
}

/** The project and the person that a task names. */
interface Target {
  mayCreate: boolean;
  mayUpdate: boolean;
  /** Whether the assignee is one who can have tasks. */
  hasAssignee: boolean;
}

/** Locks the project that a task names; undefined where the actor sees none. */
async function lockTarget(
  tx: Tx,
  actor: SignedIn,
  { projectId, assigneeId }: TaskInput,
): Promise<Target | undefined> {
  const [target] = await rowsOf<Target>(
    tx,
    sql`select ${projectScope(actor, 'task:create')} as "mayCreate", ${projectScope(actor, 'task:update')} as "mayUpdate",
          exists (select from people u where u.workspace_id = ${actor.workspaceId} and u.id = ${assigneeId} and ${worksOnProjects}) as "hasAssignee"
        from projects p
        where p.workspace_id = ${actor.workspaceId} and p.id = ${projectId} and p.deleted_at is null and ${projectScope(actor)} for update of p`,
  );
  return target;
}

/** @throws Problem 422 where project or person are not there (any more), 403 where the project is not the actor's to use so */
function checkTarget(target: Target | undefined, permission: 'mayCreate' | 'mayUpdate'): void {
  if (!target)
    throw invalid([{ path: 'projectId', message: 'This project does not exist any more. Choose another' }]);
  if (!target[permission]) throw forbidden();
  if (!target.hasAssignee)
    throw invalid([
      { path: 'assigneeId', message: 'This person is not in the workspace any more. Choose another' },
    ]);
}

/** Who of a task belongs on the project's team. */
function peopleAtWork({ status, assigneeId }: TaskInput): string[] {
  return status === 'Completed' ? [] : [assigneeId];
}

async function setTask(tx: Tx, actor: SignedIn, id: string, columns: Assigned<typeof tasks>): Promise<void> {
  await tx.execute(
    sql`update tasks set ${assignments(tasks, columns)} where workspace_id = ${actor.workspaceId} and id = ${id}`,
  );
}

function columnsOf(input: TaskInput) {
  const { title, description, projectId, assigneeId, priority, status, dueDate, estimatedHours, tags } =
    input;
  return { title, description, projectId, assigneeId, priority, status, dueDate, estimatedHours, tags };
}

function changed(now: Date) {
  return { version: sql`version + 1`, updatedAt: now.toISOString() };
}

/** Keeps the moment of a completed task that stays completed. */
function completedAt(status: TaskStatus, now: Date) {
  return status === 'Completed' ? sql`coalesce(completed_at, ${now.toISOString()}::timestamptz)` : null;
}

function isTask(actor: SignedIn, ids: string[]) {
  return and(eq(tasks.workspaceId, actor.workspaceId), inArray(tasks.id, ids));
}

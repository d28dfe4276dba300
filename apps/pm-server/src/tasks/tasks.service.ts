import {
  type ActivityRow,
  type EmbeddedTaskInput,
  statusAfterToggle,
  type TaskInput,
  type TaskStatus,
} from '@linework/domain';
import { checkVersion, type LockedRow, lockRow } from '../access/lockForChange';
import type { SignedIn } from '../access/SignedIn';
import { reachedBy, visibleTo } from '../access/visibleTo';
import { recordSaved } from '../activity/recordSaved';
import { toldColumns } from '../activity/rowFacts';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { uuids } from '../database/uuids';
import type { StoredRow } from '../entities/StoredRow';
import { saveChildren } from '../entities/saveChildren';
import { changedStamp } from '../entities/stamps';
import { type RowRules, type Saving, setColumns, stored } from '../entities/writeRow';
import { announce } from '../events/ChangeFeed';
import { forbidden, invalid } from '../http/Problem';
import { tellAssigned } from '../notifications/tellOfWork';
import { projectEntity } from '../projects/project.entity';
import { addAssigneesToTeams, addToTeam, unknownPeople, worksOnProjects } from '../projects/team';
import type { Ports } from '../server/Ports';
import { taskEntity } from './task.entity';
import { taskDetail } from './tasks.queries';
import type { tasks } from './tasks.table';

interface LockedTask extends LockedRow {
  assigneeId: string | null;
}

export const taskRules: RowRules<TaskInput, LockedTask> = {
  entity: taskEntity,
  detail: taskDetail,
  columns: ({ input, before, now }) => {
    const { title, description, projectId, assigneeId, priority, status, dueDate, estimatedHours, tags } =
      input;
    const own = {
      title,
      description,
      projectId,
      assigneeId,
      priority,
      status,
      dueDate,
      estimatedHours,
      tags,
    };
    return { ...own, completedAt: before ? completedAt(status, now) : completedNow(status, now) };
  },
  parentId: ({ projectId }) => projectId,
  locked: sql`, t.assignee_id as "assigneeId"`,
  check: checkTarget,
  // Whoever has an open task is on the project's team.
  saveParts: async (tx, actor, { id, input: { status, assigneeId, projectId }, before }, ports) => {
    if (status !== 'Completed') await addToTeam(tx, actor, projectId, [assigneeId], ports);
    if (before?.assigneeId !== assigneeId) await tellAssigned(tx, actor, [id], ports);
  },
  // Who had no other part in the project loses sight of it.
  hides: ({ input, before }) =>
    before !== null && (before.parentId !== input.projectId || before.assigneeId !== input.assigneeId),
};

/** Ticks or un-ticks a task; one that is as asked already stays as it is. */
export async function completeTask(
  tx: Tx,
  actor: SignedIn,
  { id, version, completed }: { id: string; version: number; completed: boolean },
  ports: Ports,
): Promise<StoredRow> {
  const row = await lockRow<LockedRow & { status: TaskStatus; told: ActivityRow }>(
    tx,
    actor,
    taskEntity,
    id,
    'task:update',
    sql`, t.status ${toldColumns(taskEntity)}`,
  );
  await checkVersion(row, version, () => taskDetail(tx, actor, id));
  const status = statusAfterToggle(row.status, completed);
  if (status !== row.status) {
    const now = ports.now();
    const columns = { status, ...changedStamp(now), completedAt: completedAt(status, now) };
    await setColumns(tx, actor, taskEntity, id, columns);
    await recordSaved(tx, actor, taskEntity, [{ id, before: row.told, after: { status } }], ports);
    if (status !== 'Completed') await addAssigneesToTeams(tx, actor, [id], ports);
    await announce(tx, actor.workspaceId, 'task', [id], now, { hides: false });
  }
  return stored(tx, actor, taskRules, id);
}

/**
 * Makes a project's tasks what its form sent. The caller has locked the project and checked it.
 *
 * @param team who may have open tasks
 * @throws Problem as `saveChildren`
 */
export async function saveProjectTasks(
  tx: Tx,
  actor: SignedIn,
  { projectId, sent, team }: { projectId: string; sent: EmbeddedTaskInput[]; team: ReadonlySet<string> },
  ports: Ports,
): Promise<void> {
  const now = ports.now();
  const strangers = await unknownPeople(
    tx,
    actor,
    sent.flatMap(({ assigneeId }) => assigneeId ?? []),
  );
  const assigned: string[] = [];
  const statusOf = (task: EmbeddedTaskInput, before?: StoredTask) =>
    task.status ?? (before?.status as TaskStatus | undefined) ?? 'Todo';
  await saveChildren<EmbeddedTaskInput, StoredTask>(
    tx,
    actor,
    {
      entity: taskEntity,
      parent: projectEntity,
      parentId: projectId,
      sent,
      path: 'tasks',
      check: (task, before) => {
        const { assigneeId } = task;
        if (!assigneeId) return null;
        const isOpen = statusOf(task, before) !== 'Completed';
        return strangers.has(assigneeId) || (isOpen && !team.has(assigneeId))
          ? { path: 'assigneeId', message: 'The assignee must be on the project team' }
          : null;
      },
      columns: (task, before) => ({
        title: task.title,
        description: task.description,
        assigneeId: task.assigneeId,
        priority: task.priority,
        status: statusOf(task, before),
        estimatedHours: task.estimatedHours,
        dueDate: task.dueDate,
      }),
      added: ({ status }) => ({ completedAt: completedNow(status, now) }),
      derived: {
        completedAt: sql`case when sent.status = 'Completed' then coalesce(completed_at, ${now.toISOString()}::timestamptz) end`,
      },
      saved: ({ id, assigneeId }, before) => {
        if (before?.assigneeId !== assigneeId) assigned.push(id);
      },
    },
    ports,
  );
  await tellAssigned(tx, actor, assigned, ports);
}

type StoredTask = typeof tasks.$inferSelect;

/** Open tasks of people who left the team belong to nobody until somebody takes them. */
export async function unassignLeavers(
  tx: Tx,
  actor: SignedIn,
  projectId: string,
  team: ReadonlySet<string>,
  ports: Ports,
): Promise<void> {
  const now = ports.now();
  const rows = await rowsOf<{ id: string; told: ActivityRow }>(
    tx,
    sql`with left_behind as (
          select t.id ${toldColumns(taskEntity)} from tasks t
          where t.workspace_id = ${actor.workspaceId} and t.project_id = ${projectId} and t.deleted_at is null and t.status <> 'Completed'
            and t.assignee_id is not null and not t.assignee_id = any(${uuids([...team])}) order by t.id for update
        )
        update tasks set assignee_id = null, version = version + 1, updated_at = ${now.toISOString()} from left_behind
        where tasks.workspace_id = ${actor.workspaceId} and tasks.id = left_behind.id returning tasks.id, left_behind.told`,
  );
  const saves = rows.map(({ id, told }) => ({ id, before: told, after: { assigneeId: null } }));
  await recordSaved(tx, actor, taskEntity, saves, ports);
  await announce(
    tx,
    actor.workspaceId,
    'task',
    rows.map(({ id }) => id),
    now,
  );
}

/**
 * Locks the project that a task names, and looks at the person.
 *
 * @throws Problem 422 where project or person are not there (any more), 403 where the project is not the actor's to use so
 */
async function checkTarget(
  tx: Tx,
  actor: SignedIn,
  { input: { projectId, assigneeId }, before }: Saving<TaskInput, LockedTask>,
): Promise<void> {
  const permission = before?.parentId === projectId ? 'task:update' : 'task:create';
  const [target] = await rowsOf<{ allowed: boolean; hasAssignee: boolean }>(
    tx,
    sql`select ${reachedBy(actor, taskEntity, permission)} as allowed,
          exists (select from people u where u.workspace_id = ${actor.workspaceId} and u.id = ${assigneeId} and ${worksOnProjects}) as "hasAssignee"
        from projects p where ${visibleTo(actor, projectEntity)} and p.id = ${projectId} for update of p`,
  );
  if (!target)
    throw invalid([{ path: 'projectId', message: 'This project does not exist any more. Choose another' }]);
  if (!target.allowed) throw forbidden();
  if (!target.hasAssignee)
    throw invalid([
      { path: 'assigneeId', message: 'This person is not in the workspace any more. Choose another' },
    ]);
}

/** Keeps the moment of a completed task that stays completed. */
function completedAt(status: TaskStatus, now: Date) {
  return status === 'Completed' ? sql`coalesce(completed_at, ${now.toISOString()}::timestamptz)` : null;
}

/** Of a task that had no such moment before. */
function completedNow(status: string | undefined, now: Date): string | null {
  return status === 'Completed' ? now.toISOString() : null;
}

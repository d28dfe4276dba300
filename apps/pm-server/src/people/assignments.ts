import {
  type ActivityRow,
  type Assignments,
  type FieldError,
  type Leaving,
  type Permission,
  type ProjectAssignment,
  peopleMessages,
  reachOf,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import { recordSaved } from '../activity/recordSaved';
import { recordTeam } from '../activity/recordTeam';
import { toldColumns } from '../activity/rowFacts';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sentRows } from '../database/sentRows';
import { type SQL, sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { touch } from '../entities/touch';
import { announce } from '../events/ChangeFeed';
import { invalid, Problem } from '../http/Problem';
import { tellAssigned } from '../notifications/tellOfWork';
import { projectEntity } from '../projects/project.entity';
import { projectTeam } from '../projects/projects.table';
import { addAssigneesToTeams, unknownPeople } from '../projects/team';
import type { Ports } from '../server/Ports';
import { taskEntity } from '../tasks/task.entity';

interface Assigning {
  personId: string;
  input: Assignments;
  ports: Ports;
}

/**
 * Saves a person's projects and tasks as their form sent them (USR-05), by the rules of a project's team: who leaves hands
 * their open tasks over, finished ones keep their name, and whoever has an open task is on the team. The caller has locked
 * the person.
 *
 * @throws Problem 422 at what is not there or not the actor's to change, 412 at `projects.i` where it has changed since
 */
export async function saveAssignments(
  tx: Tx,
  actor: SignedIn,
  personId: string,
  input: Assignments,
  ports: Ports,
): Promise<void> {
  const assigning = { personId, input, ports };
  const leaving = [...(input.leftProjects ?? []), ...(input.leftTasks ?? [])];
  await checkHeirs(tx, actor, personId, leaving);
  await saveProjects(tx, actor, assigning);
  await saveTasks(tx, actor, assigning);
}

async function saveProjects(tx: Tx, actor: SignedIn, { personId, input, ports }: Assigning): Promise<void> {
  const { projects = [], leftProjects = [] } = input;
  if (projects.length + leftProjects.length === 0) return;
  const ids = [...projects, ...leftProjects].map(({ id }) => id);
  const rows = await rowsOf<{ id: string; version: number; role: string | null }>(
    tx,
    sql`select p.id, p.version, (select m.role from project_team m
          where m.workspace_id = p.workspace_id and m.project_id = p.id and m.person_id = ${personId}) as role
        from projects p where ${visibleTo(actor, projectEntity)} and p.id = any(${uuids(ids)}) order by p.id for update of p`,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const changed = projects.filter((sent, index) => {
    const path = `projects.${index}`;
    const stored = known.get(sent.id);
    if (!stored) throw invalid([{ path: `${path}.id`, message: peopleMessages.projectGone }]);
    // Sent twice, or put on the team by somebody else: their role stays as it is.
    const isSame = stored.role !== null && (sent.version === undefined || stored.role === sent.role);
    if (isSame) return false;
    if (sent.version !== undefined && (stored.role === null || stored.version !== sent.version))
      throw changedSince(path);
    return true;
  });
  const left = leftProjects.filter(({ id }) => known.has(id));
  if (changed.length + left.length === 0) return;
  permitted(actor, 'project:update', 'projects');
  await setRoles(tx, actor, personId, changed);
  await tx.execute(
    sql`delete from project_team where workspace_id = ${actor.workspaceId} and person_id = ${personId}
        and project_id = any(${uuids(left.map(({ id }) => id))})`,
  );
  const roleBefore = (id: string) => {
    const role = known.get(id)?.role ?? null;
    return role === null ? undefined : { role };
  };
  const places = [
    ...changed.map(({ id, role }) => ({ projectId: id, personId, before: roleBefore(id), after: { role } })),
    ...left.flatMap(({ id }) => {
      const before = roleBefore(id);
      return before ? { projectId: id, personId, before } : [];
    }),
  ];
  await recordTeam(tx, actor, places, ports);
  const open = sql`t.project_id = leaving.id and t.status <> 'Completed'`;
  await assign(tx, actor, handedOver(actor, personId, left, open), ports);
  const touched = [...changed, ...left].map(({ id }) => id);
  await touch(tx, actor, projectEntity, touched, ports.now(), { hides: left.length > 0 });
}

async function setRoles(
  tx: Tx,
  { workspaceId }: SignedIn,
  personId: string,
  projects: readonly ProjectAssignment[],
): Promise<void> {
  if (projects.length === 0) return;
  const rows = projects.map(({ id, role }) => ({ workspaceId, projectId: id, personId, role }));
  const { from, columns } = sentRows(projectTeam, rows);
  const all = sql.join(columns, sql`, `);
  await tx.execute(
    sql`insert into project_team (${all}) select ${all} from ${from}
        on conflict (workspace_id, project_id, person_id) do update set role = excluded.role`,
  );
}

async function saveTasks(tx: Tx, actor: SignedIn, { personId, input, ports }: Assigning): Promise<void> {
  const { tasks = [], leftTasks = [] } = input;
  const given = tasks.filter(({ from }) => from !== undefined);
  if (given.length + leftTasks.length === 0) return;
  const rows = await rowsOf<{ id: string; assigneeId: string | null }>(
    tx,
    sql`select t.id, t.assignee_id as "assigneeId" from ${taskEntity.from}
        where ${visibleTo(actor, taskEntity)} and t.id = any(${uuids(given.map(({ id }) => id))}) order by t.id for update of t`,
  );
  const assignees = new Map(rows.map(({ id, assigneeId }) => [id, assigneeId]));
  const taken = tasks.flatMap(({ id, from }, index) => {
    if (from === undefined || assignees.get(id) === personId) return [];
    const problem = (message: string) => invalid([{ path: `tasks.${index}.id`, message }]);
    if (!assignees.has(id)) throw problem(peopleMessages.taskGone);
    if (assignees.get(id) !== from) throw problem(peopleMessages.taskTaken);
    return id;
  });
  if (taken.length + leftTasks.length === 0) return;
  permitted(actor, 'task:update', 'tasks');
  await assign(tx, actor, sql`select id, ${personId}::uuid from unnest(${uuids(taken)}) id`, ports);
  await assign(tx, actor, handedOver(actor, personId, leftTasks, sql`t.id = leaving.id`), ports);
}

/** The person's tasks of what they leave, each with its heir. */
function handedOver({ workspaceId }: SignedIn, personId: string, left: readonly Leaving[], which: SQL): SQL {
  return sql`select t.id, leaving.heir_id
    from unnest(${uuids(left.map(({ id }) => id))}, ${uuids(left.map(({ heirId }) => heirId))}) leaving (id, heir_id)
      join tasks t on t.workspace_id = ${workspaceId} and t.assignee_id = ${personId} and ${which}`;
}

/** Gives tasks to people, who join the teams, or to nobody. @param given the ids of tasks, and of who gets each */
async function assign(tx: Tx, actor: SignedIn, given: SQL, ports: Ports): Promise<void> {
  const now = ports.now();
  const rows = await rowsOf<{ id: string; isOpen: boolean; assigneeId: string | null; told: ActivityRow }>(
    tx,
    sql`update tasks set assignee_id = given.assignee_id, version = version + 1, updated_at = ${now.toISOString()}
        from (
          select given.id, given.assignee_id ${toldColumns(taskEntity)} from (${given}) given (id, assignee_id)
            join tasks t on t.workspace_id = ${actor.workspaceId} and t.id = given.id
        ) given
        where tasks.workspace_id = ${actor.workspaceId} and tasks.deleted_at is null and tasks.id = given.id
        returning tasks.id, status <> 'Completed' as "isOpen", tasks.assignee_id as "assigneeId", given.told`,
  );
  const saves = rows.map(({ id, told, assigneeId }) => ({ id, before: told, after: { assigneeId } }));
  await recordSaved(tx, actor, taskEntity, saves, ports);
  const open = rows.filter(({ isOpen }) => isOpen).map(({ id }) => id);
  await addAssigneesToTeams(tx, actor, open, ports);
  await tellAssigned(tx, actor, open, ports);
  await announce(
    tx,
    actor.workspaceId,
    'task',
    rows.map(({ id }) => id),
    now,
  );
}

async function checkHeirs(
  tx: Tx,
  actor: SignedIn,
  personId: string,
  leaving: readonly Leaving[],
): Promise<void> {
  const heirs = leaving.flatMap(({ heirId }) => heirId ?? []);
  const unknown = await unknownPeople(tx, actor, heirs);
  if (unknown.size > 0 || heirs.includes(personId))
    throw invalid([{ path: '', message: peopleMessages.heirUnknown }]);
}

function permitted(actor: SignedIn, permission: Permission, path: FieldError['path']): void {
  if (reachOf(actor, permission) !== 'all')
    throw invalid([{ path, message: peopleMessages.assignedByOthers }]);
}

function changedSince(path: string): Problem {
  const message = 'Somebody else has changed this project in the meantime';
  return new Problem(412, {
    detail: `${message}. Load the newest version and try again.`,
    errors: [{ path, message }],
  });
}

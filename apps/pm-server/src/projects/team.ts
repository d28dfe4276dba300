import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { touchProjects } from '../deletions/touchParents';

/** The people on a project's team. */
export async function teamOf(tx: Tx, actor: SignedIn, projectId: string): Promise<Set<string>> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select person_id as id from project_team where workspace_id = ${actor.workspaceId} and project_id = ${projectId}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Makes the team exactly these people. Returns whether anything changed. */
export async function setTeam(
  tx: Tx,
  actor: SignedIn,
  projectId: string,
  people: readonly string[],
): Promise<boolean> {
  const left = await rowsOf(
    tx,
    sql`delete from project_team where workspace_id = ${actor.workspaceId} and project_id = ${projectId}
        and not person_id = any(${uuids(people)}) returning person_id`,
  );
  const joined = await addToTeam(tx, actor, projectId, people);
  return left.length > 0 || joined;
}

/** Adds who is not on the team yet. */
export async function addToTeam(
  tx: Tx,
  actor: SignedIn,
  projectId: string,
  people: readonly string[],
): Promise<boolean> {
  if (people.length === 0) return false;
  const joined = await rowsOf(
    tx,
    sql`insert into project_team (workspace_id, project_id, person_id)
        select ${actor.workspaceId}::uuid, ${projectId}::uuid, person from unnest(${uuids(people)}) person
        on conflict do nothing returning person_id`,
  );
  return joined.length > 0;
}

/** Puts the assignees of tasks that are open again on the teams of their projects: who left one may have had completed tasks. */
export async function addAssigneesToTeams(
  tx: Tx,
  actor: SignedIn,
  taskIds: readonly string[],
  now: Date,
): Promise<void> {
  const joined = await rowsOf<{ projectId: string }>(
    tx,
    sql`insert into project_team (workspace_id, project_id, person_id)
        select distinct t.workspace_id, t.project_id, t.assignee_id from tasks t
        where t.workspace_id = ${actor.workspaceId} and t.id = any(${uuids(taskIds)}) and t.assignee_id is not null
        on conflict do nothing returning project_id as "projectId"`,
  );
  await touchProjects(tx, actor, [...new Set(joined.map(({ projectId }) => projectId))], now, {
    hides: false,
  });
}

/** People `u` who can be on teams and have tasks: those of clients only look on. */
export const worksOnProjects = sql`u.deleted_at is null and u.access_role <> 'client'`;

/** Which of these are no people who work on projects (any more). */
export async function unknownPeople(
  tx: Tx,
  actor: SignedIn,
  people: readonly string[],
): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select u.id from people u where u.workspace_id = ${actor.workspaceId} and u.id = any(${uuids(people)}) and ${worksOnProjects}`,
  );
  const known = new Set(rows.map(({ id }) => id));
  return new Set(people.filter((id) => !known.has(id)));
}

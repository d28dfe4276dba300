import type { SignedIn } from '../access/SignedIn';
import { recordTeam } from '../activity/recordTeam';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sentRows } from '../database/sentRows';
import { sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { touch } from '../entities/touch';
import type { Ports } from '../server/Ports';
import { projectEntity } from './project.entity';
import { projectTeam } from './projects.table';

/** A person of a project's team as it is stored. */
export interface StoredMember {
  role: string;
  hourlyRateMinor: number | null;
  isLead: boolean;
}

/** The people on a project's team, by their ids. */
export async function teamOf(tx: Tx, actor: SignedIn, projectId: string): Promise<Map<string, StoredMember>> {
  const rows = await rowsOf<StoredMember & { id: string }>(
    tx,
    sql`select person_id as id, role, hourly_rate_minor::float8 as "hourlyRateMinor", is_lead as "isLead" from project_team
        where workspace_id = ${actor.workspaceId} and project_id = ${projectId}`,
  );
  return new Map(rows.map(({ id, ...member }) => [id, member]));
}

/** Makes the team exactly these people, with what each does. Whoever leaves does not lead the project any more. */
export async function setTeam(
  tx: Tx,
  actor: SignedIn,
  projectId: string,
  team: ReadonlyMap<string, StoredMember>,
): Promise<void> {
  const of = sql`workspace_id = ${actor.workspaceId} and project_id = ${projectId}`;
  await tx.execute(
    sql`delete from project_team where ${of} and not person_id = any(${uuids([...team.keys()])})`,
  );
  // First, as a project has one lead at any moment.
  await tx.execute(sql`update project_team set is_lead = false where ${of} and is_lead`);
  if (team.size === 0) return;
  const rows = [...team].map(([personId, member]) => ({
    workspaceId: actor.workspaceId,
    projectId,
    personId,
    ...member,
  }));
  const { from, columns } = sentRows(projectTeam, rows);
  const all = sql.join(columns, sql`, `);
  await tx.execute(
    sql`insert into project_team (${all}) select ${all} from ${from}
        on conflict (workspace_id, project_id, person_id) do update
        set role = excluded.role, hourly_rate_minor = excluded.hourly_rate_minor, is_lead = excluded.is_lead`,
  );
}

/** Adds who is not on the team yet. */
export async function addToTeam(
  tx: Tx,
  actor: SignedIn,
  projectId: string,
  people: readonly string[],
  ports: Ports,
): Promise<void> {
  if (people.length === 0) return;
  const joined = await rowsOf<{ personId: string }>(
    tx,
    sql`insert into project_team (workspace_id, project_id, person_id)
        select ${actor.workspaceId}::uuid, ${projectId}::uuid, person from unnest(${uuids(people)}) person
        on conflict do nothing returning person_id as "personId"`,
  );
  await recordJoined(
    tx,
    actor,
    joined.map(({ personId }) => ({ projectId, personId })),
    ports,
  );
}

/** Puts the assignees of tasks that are open again on the teams of their projects: who left one may have had completed tasks. */
export async function addAssigneesToTeams(
  tx: Tx,
  actor: SignedIn,
  taskIds: readonly string[],
  ports: Ports,
): Promise<void> {
  const joined = await rowsOf<{ projectId: string; personId: string }>(
    tx,
    sql`insert into project_team (workspace_id, project_id, person_id)
        select distinct t.workspace_id, t.project_id, t.assignee_id from tasks t
        where t.workspace_id = ${actor.workspaceId} and t.id = any(${uuids(taskIds)}) and t.assignee_id is not null
        on conflict do nothing returning project_id as "projectId", person_id as "personId"`,
  );
  await recordJoined(tx, actor, joined, ports);
  const projects = [...new Set(joined.map(({ projectId }) => projectId))];
  await touch(tx, actor, projectEntity, projects, ports.now(), { hides: false });
}

async function recordJoined(
  tx: Tx,
  actor: SignedIn,
  joined: readonly { projectId: string; personId: string }[],
  ports: Ports,
): Promise<void> {
  await recordTeam(
    tx,
    actor,
    joined.map((place) => ({ ...place, after: { role: '' } })),
    ports,
  );
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

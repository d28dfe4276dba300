import { reachOf } from '@linework/domain';
import type { Asker } from '../access/Asker';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { defineEntity } from '../entities/Entity';
import { projects, projectTeam } from './projects.table';

export const projectEntity = defineEntity({
  kind: 'project',
  tables: [projects, projectTeam],
  alias: 'p',
  belongsTo: { client: 'clientId' },
  orders: {
    name: 'projects_by_name',
    client: null,
    status: null,
    progress: null,
    tasks: null,
    budget: null,
    startDate: 'projects_by_start',
    team: null,
    lead: null,
  },
  name: sql`p.name`,
  own: ownProject,
});

/** Projects `p` that are the asker's own: what belongs to a project is theirs by it. */
export function ownProject(asker: Asker): SQL {
  return asker.accessRole === 'client' ? sql`p.client_id = ${asker.clientId}` : worksOn(asker);
}

/**
 * The actor with the projects that they work on, where their permissions ask for these: for statements that have a scope many
 * times, as each would be planned, and find them, by itself.
 */
export async function withTheirProjects(tx: Tx, actor: SignedIn): Promise<SignedIn> {
  if (actor.accessRole === 'client' || reachOf(actor, 'project:read') !== 'own') return actor;
  const found = await rowsOf<{ id: string }>(
    tx,
    sql`select p.id from projects p where p.workspace_id = ${actor.workspaceId} and ${worksOn(actor)}`,
  );
  return { ...actor, projectIds: found.map(({ id }) => id) };
}

/**
 * Projects `p` whose team the person is on, or in which a task is theirs. Found once for the statement: the second half reads
 * one entry of the index per project, however many tasks the person has in it.
 */
export function worksOn({ workspaceId, personId, projectIds }: Asker): SQL {
  if (projectIds) return sql`p.id = any(${uuids(projectIds)})`;
  const mine = sql`select t.project_id from tasks t
    where t.workspace_id = ${workspaceId} and t.assignee_id = ${personId} and t.deleted_at is null`;
  const first = sql`order by t.project_id limit 1`;
  return sql`p.id = any(array(
    select m.project_id from project_team m where m.workspace_id = ${workspaceId} and m.person_id = ${personId}
    union all (
      with recursive work (project_id) as (
        (${mine} ${first})
        union all
        select (${mine} and t.project_id > work.project_id ${first}) from work where work.project_id is not null
      )
      select project_id from work where project_id is not null)))`;
}

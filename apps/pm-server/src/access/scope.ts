import { type AccessRole, type Permission, reachOf } from '@linework/domain';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { uuids } from '../database/uuids';
import type { SignedIn } from './SignedIn';

/*
 * Which rows a permission reaches, as conditions for SQL. Every read and write goes through one of these; what `own` means is
 * said in domain's permission table. Aliases: c clients, p projects, t tasks, u people.
 */

/** Who asks: somebody's ids, or the columns that have them where a statement asks for many people. */
export interface Asker {
  accessRole: AccessRole;
  workspaceId: string | SQL;
  personId: string | SQL;
  clientId: string | SQL | null;
  /** The projects that they work on, where a statement before has found them. */
  projectIds?: readonly string[];
}

const NOTHING = sql`false`;
const EVERYTHING = sql`true`;

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

/** Clients `c` that the actor's permission reaches. */
export function clientScope(actor: Asker, permission: Permission = 'client:read'): SQL {
  return scope(actor, permission, () =>
    actor.accessRole === 'client'
      ? sql`c.id = ${actor.clientId}`
      : sql`exists (select 1 from projects p where p.workspace_id = c.workspace_id and p.client_id = c.id
              and p.deleted_at is null and ${worksOn(actor)})`,
  );
}

/** Projects `p` that the actor's permission reaches. */
export function projectScope(actor: Asker, permission: Permission = 'project:read'): SQL {
  return scope(actor, permission, () =>
    actor.accessRole === 'client' ? sql`p.client_id = ${actor.clientId}` : worksOn(actor),
  );
}

/** Tasks that the actor's permission reaches, by their project `p`. */
export function taskScope(actor: Asker, permission: Permission = 'task:read'): SQL {
  return projectScope(actor, permission);
}

/** People `u` that the actor's permission reaches. */
export function personScope(actor: Asker, permission: Permission = 'person:read'): SQL {
  return scope(actor, permission, () =>
    actor.accessRole === 'client'
      ? sql`(u.id = ${actor.personId} or u.client_id = ${actor.clientId})`
      : sql`u.id = ${actor.personId}`,
  );
}

function scope(actor: Asker, permission: Permission, own: () => SQL): SQL {
  const reach = reachOf(actor, permission);
  if (reach === 'all') return EVERYTHING;
  return reach === 'own' ? own() : NOTHING;
}

/**
 * Projects `p` whose team the person is on, or in which a task is theirs. Found once for the statement: the second half reads
 * one entry of the index per project, however many tasks the person has in it.
 */
function worksOn({ workspaceId, personId, projectIds }: Asker): SQL {
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

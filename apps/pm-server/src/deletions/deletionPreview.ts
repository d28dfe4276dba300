import type { SignedIn } from '../access/SignedIn';
import { clientScope, projectScope, taskScope } from '../access/scope';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { forbidden, notFound } from '../http/Problem';
import type { Deletable } from './softDelete';

/** Names of each kind that the confirmation shows. */
const NAMES = 10;

/**
 * What goes with a row when it is deleted: its name, how much of each kind, and the first names (GEN-12). For those only who
 * may delete it: what goes with it may be more than the others see.
 *
 * @throws Problem 404 where the actor does not see the row, 403 where they may not delete it
 */
export async function deletionPreview(
  tx: Tx,
  actor: SignedIn,
  resource: Deletable,
  id: string,
): Promise<string> {
  const { row, projects, tasks, timeEntries } = PARTS[resource](actor, id);
  const mine = (table: SQL, condition: SQL) =>
    sql`from ${table} where x.workspace_id = ${actor.workspaceId} and x.deleted_at is null and ${condition}`;
  const projectRows = mine(sql`projects x`, projects);
  const taskRows = mine(sql`tasks x`, tasks);
  const entryRows = mine(sql`time_entries x`, timeEntries);
  const [preview] = await rowsOf<{ json: string; allowed: boolean }>(
    tx,
    sql`select found.allowed, json_build_object(
          'name', found.name,
          'counts', json_build_object('projects', (select count(*) ${projectRows}), 'tasks', (select count(*) ${taskRows}), 'timeEntries', (select count(*) ${entryRows})),
          'names', json_build_object(
            'projects', (select coalesce(json_agg(name), '[]') from (select x.name ${projectRows} order by lower(x.name) collate "C", x.id limit ${NAMES}) first),
            'tasks', (select coalesce(json_agg(title), '[]') from (select x.title ${taskRows} order by lower(x.title) collate "C", x.id limit ${NAMES}) first)
          ))::text as json
        from (${row}) found`,
  );
  if (!preview) throw notFound();
  if (!preview.allowed) throw forbidden();
  return preview.json;
}

interface Parts {
  /** Its name, and whether the actor may delete it. */
  row: SQL;
  projects: SQL;
  tasks: SQL;
  timeEntries: SQL;
}

const PARTS: Record<Deletable, (actor: SignedIn, id: string) => Parts> = {
  client: (actor, id) => ({
    row: sql`select c.name, ${clientScope(actor, 'client:delete')} as allowed from clients c where c.workspace_id = ${actor.workspaceId} and c.id = ${id} and c.deleted_at is null and ${clientScope(actor)}`,
    projects: sql`x.client_id = ${id}`,
    tasks: sql`x.project_id in ${projectsOf(actor, id)}`,
    timeEntries: sql`x.project_id in ${projectsOf(actor, id)}`,
  }),
  project: (actor, id) => ({
    row: sql`select p.name, ${projectScope(actor, 'project:delete')} as allowed from projects p where p.workspace_id = ${actor.workspaceId} and p.id = ${id} and p.deleted_at is null and ${projectScope(actor)}`,
    projects: sql`false`,
    tasks: sql`x.project_id = ${id}`,
    timeEntries: sql`x.project_id = ${id}`,
  }),
  task: (actor, id) => ({
    row: sql`select t.title as name, ${taskScope(actor, 'task:delete')} as allowed from tasks t join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id
      where t.workspace_id = ${actor.workspaceId} and t.id = ${id} and t.deleted_at is null and ${taskScope(actor)}`,
    projects: sql`false`,
    tasks: sql`false`,
    timeEntries: sql`x.task_id = ${id}`,
  }),
};

function projectsOf(actor: SignedIn, clientId: string): SQL {
  return sql`(select p.id from projects p where p.workspace_id = ${actor.workspaceId} and p.client_id = ${clientId} and p.deleted_at is null)`;
}

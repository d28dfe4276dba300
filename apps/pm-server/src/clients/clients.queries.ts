import { clientList, type QueryOf, reachOf, type SortOf } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import type { StoredRow } from '../entities/StoredRow';
import { isoInstant, jsonRow, type ListSource, listPage } from '../lists/listPage';
import { projectEntity } from '../projects/project.entity';
import { isActive, progressOf } from '../projects/projects.queries';
import { projectsOf } from '../tasks/taskConditions';
import { newestTasks } from '../tasks/taskOrder';
import { taskFigures } from '../tasks/taskTallies';
import { clientEntity } from './client.entity';

/** Projects on a client's card; `projectCount` tells how many there are. */
const PROJECTS_ON_CARD = 3;

/** Tasks that are looked at for the last active clients before all clients are. */
const NEWEST_TASKS = 200;

const from = sql`clients c`;

export function listClients(
  tx: Tx,
  actor: SignedIn,
  query: QueryOf<typeof clientList>,
  now: Date,
): Promise<string> {
  return listPage(tx, actor, clientList, query, clientSource(actor), now);
}

/** A client with what its form edits; null where the actor sees none. */
export async function clientDetail(tx: Tx, actor: SignedIn, id: string): Promise<StoredRow | null> {
  const [row] = await rowsOf<StoredRow>(
    tx,
    sql`select ${clientRow(actor, detailColumns(actor))} as json, c.version from ${from} where ${visibleTo(actor, clientEntity)} and c.id = ${id}`,
  );
  return row ?? null;
}

/**
 * What domain's ClientDetail has besides the row: columns that follow.
 *
 * @param ofProject columns that its projects `p` have besides, and what is joined for them
 */
export function detailColumns(
  actor: SignedIn,
  ofProject: { columns: SQL; joins: SQL } = { columns: sql``, joins: sql`` },
): SQL {
  const money = reachOf(actor, 'budget:read') === 'all' ? sql`, p.budget_minor as "budgetMinor"` : sql``;
  const notes = reachOf(actor, 'note:read') === null ? sql`` : sql`, c.notes`;
  return sql`
    , json_build_object('street', c.street, 'city', c.city, 'state', c.state, 'zipCode', c.zip_code, 'country', c.country) as "address"
    , json_build_object('name', c.contact_name, 'email', c.contact_email, 'phone', c.contact_phone, 'title', c.contact_title) as "primaryContact"
    , json_build_object('name', c.second_name, 'email', c.second_email, 'phone', c.second_phone, 'title', c.second_title) as "secondaryContact"
    ${notes}
    , (select coalesce(json_agg(row_to_json(one)), '[]') from (
        select p.id, p.version, p.name, p.description, p.status, p.start_date as "startDate", p.end_date as "endDate",
          ${progressOf(sql`k`)} as "progress", k.n as "taskCount", k.done as "completedTasks" ${money} ${ofProject.columns}
        from projects p, lateral ${taskFigures} k ${ofProject.joins} where ${projectsOfClient(actor)} order by p.created_at, p.id) one) as "projects"`;
}

/**
 * The last active first: the dashboard's panel. A client is active by itself, its projects and their tasks. The last active are
 * among the first of each of the three; of tasks the newest will do, as long as they are of enough clients.
 */
export function recentClients(actor: SignedIn, limit: number): SQL {
  return sql`select ${clientRow(actor, projectsOnCard(actor))}::json as row from ${from}
    where ${visibleTo(actor, clientEntity)} and c.id in (
      with newest as materialized (
        select p.client_id as id from (${newestTasks(actor, projectsOf(actor), NEWEST_TASKS)}) newest
          join projects p on p.workspace_id = ${actor.workspaceId} and p.id = newest.project_id
        group by p.client_id order by max(newest.sort) desc, p.client_id desc limit ${limit})
      select id from newest
      union all (select c.id from ${from} left join (select p.client_id, max(p.updated_at) as last from projects p
          where ${visibleTo(actor, projectEntity)} group by p.client_id) p on p.client_id = c.id
        where ${visibleTo(actor, clientEntity)} order by greatest(c.updated_at, p.last) desc, c.id desc limit ${limit})
      union all select c.id from ${from} where c.workspace_id = ${actor.workspaceId} and (select count(*) from newest) < ${limit})
    order by greatest(c.updated_at, (select max(greatest(p.updated_at, ${lastTaskUpdate}))
      from projects p where ${projectsOfClient(actor)})) desc, c.id desc limit ${limit}`;
}

function clientSource(actor: SignedIn): ListSource<SortOf<typeof clientList>> {
  return {
    from,
    id: sql`c.id`,
    visible: visibleTo(actor, clientEntity),
    orders: clientEntity.orders,
    fields: {
      name: sql`c.name`,
      email: sql`c.email`,
      contactName: sql`c.contact_name`,
      status: sql`c.status`,
      industry: sql`c.industry`,
      projectCount: sql`(select count(*) from projects p where ${projectsOfClient(actor)})`,
    },
    sortKeys: { name: sql`c.name_key`, email: sql`c.email_key` },
    row: clientRow(actor, projectsOnCard(actor)),
  };
}

/** domain's ClientRow as JSON text, without its projects. */
export function clientRow(actor: SignedIn, more: SQL): SQL {
  return jsonRow(sql`c.id, c.version, c.name, c.email, c.phone, c.website, c.industry, c.company_size as "companySize", c.status,
    c.contact_name as "contactName", work.projects as "projectCount", work.active as "activeProjectCount", work.tasks as "taskCount",
    ${isoInstant(sql`greatest(c.updated_at, work.last)`)} as "lastActivityAt",
    ${isoInstant(sql`c.created_at`)} as "createdAt", ${isoInstant(sql`c.updated_at`)} as "updatedAt" ${more}
    from (select count(*)::int as projects, count(*) filter (where ${isActive})::int as active,
        coalesce(sum(k.n), 0)::int as tasks, max(greatest(p.updated_at, ${lastTaskUpdate})) as last
      from projects p, lateral ${taskFigures} k
      where ${projectsOfClient(actor)}) work`);
}

/** When a task of project `p` changed last. */
const lastTaskUpdate = sql`(select t.updated_at from tasks t where t.workspace_id = p.workspace_id and t.project_id = p.id
  and t.deleted_at is null order by t.updated_at desc, t.id desc limit 1)`;

function projectsOnCard(actor: SignedIn): SQL {
  return sql`, (select coalesce(json_agg(row_to_json(one)), '[]') from (
      select p.id, p.name, p.status, ${progressOf(sql`k`)} as "progress" from projects p, lateral ${taskFigures} k
      where ${projectsOfClient(actor)} order by p.name_key, p.id limit ${PROJECTS_ON_CARD}) one) as "projects"`;
}

/** The projects `p` of client `c` that the actor sees. */
export function projectsOfClient(actor: SignedIn): SQL {
  return sql`p.client_id = c.id and ${visibleTo(actor, projectEntity)}`;
}

import { personList, type QueryOf, reachOf, SHOWN_OF_PERSON, type SortOf } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import type { StoredRow } from '../entities/StoredRow';
import { isoInstant, jsonRow, type ListSource, listPage } from '../lists/listPage';
import { projectEntity } from '../projects/project.entity';
import { isActive } from '../projects/projects.queries';
import { taskEntity } from '../tasks/task.entity';
import { personEntity, personName } from './person.entity';
import { companyOf } from './workOrCompany';

export function listPeople(
  tx: Tx,
  actor: SignedIn,
  query: QueryOf<typeof personList>,
  now: Date,
): Promise<string> {
  return listPage(tx, actor, personList, query, personSource(actor), now);
}

/** One person with the first of their projects and tasks; null where the actor sees none. */
export async function personDetail(tx: Tx, actor: SignedIn, id: string): Promise<StoredRow | null> {
  const [row] = await rowsOf<StoredRow>(
    tx,
    sql`select ${personRow(actor, assignments(actor))} as json, u.version from ${personEntity.from} where ${visibleTo(actor, personEntity)} and u.id = ${id}`,
  );
  return row ?? null;
}

function personSource(actor: SignedIn): ListSource<SortOf<typeof personList>> {
  return {
    from: personEntity.from,
    id: sql`u.id`,
    visible: visibleTo(actor, personEntity),
    orders: personEntity.orders,
    fields: {
      name: personName,
      email: sql`u.email`,
      jobRole: sql`u.job_role`,
      department: sql`u.department`,
      clientName: companyOf(actor, sql`c.name`),
      startDate: sql`u.start_date`,
      status: sql`u.status`,
      accessRole: sql`u.access_role`,
    },
    sortKeys: { name: sql`u.name_key` },
    row: personRow(actor),
  };
}

/** domain's PersonRow as JSON text. Counts and companies are of what the actor sees; rates only for those who may see them. */
function personRow(actor: SignedIn, more: SQL = sql``): SQL {
  const reach = reachOf(actor, 'rate:read');
  const mine = sql`u.id = ${actor.personId}`;
  const rate =
    reach === 'all'
      ? sql`, u.hourly_rate_minor as "hourlyRateMinor"`
      : reach === 'own'
        ? sql`, case when ${mine} then u.hourly_rate_minor end as "hourlyRateMinor"`
        : sql``;
  const row = sql`u.id, u.version, ${personName} as "name", u.first_name as "firstName", u.last_name as "lastName", u.initials, u.email,
    u.phone, u.job_role as "jobRole", u.department, u.status, u.start_date as "startDate", u.access_role as "accessRole", u.hours_per_week as "hoursPerWeek", u.user_id is not null as "hasAccount",
    ${companyOf(actor, sql`c.id`)} as "clientId", ${companyOf(actor, sql`c.name`)} as "clientName", team.n as "projectCount", work.n as "taskCount", work.done as "completedTasks" ${rate},
    ${isoInstant(sql`u.created_at`)} as "createdAt", ${isoInstant(sql`u.updated_at`)} as "updatedAt" ${more}
    from (select count(*)::int as n, count(*) filter (where ${isActive})::int as active from project_team m join projects p on p.workspace_id = m.workspace_id and p.id = m.project_id
        where m.person_id = u.id and ${visibleTo(actor, projectEntity)}) team,
      (select count(*)::int as n, count(*) filter (where t.status = 'Completed')::int as done
        from ${taskEntity.from} where t.assignee_id = u.id and ${visibleTo(actor, taskEntity)}) work`;
  // Somebody else's rate is left out, not shown as null.
  return reach === 'own' ? withoutHiddenRate(row) : jsonRow(row);
}

/** What a person's form shows besides, of what the actor sees. */
function assignments(actor: SignedIn): SQL {
  const role = reachOf(actor, 'team:read') === null ? sql`` : sql`, m.role`;
  const timer =
    reachOf(actor, 'time:read') === 'all'
      ? sql`, (select json_build_object('description', open.details ->> 'description') from timers open
          where open.workspace_id = u.workspace_id and open.person_id = u.id) as "openTimer"`
      : sql``;
  return sql`, team.active as "activeProjects" ${timer}
    , (select coalesce(json_agg(row_to_json(one)), '[]') from (
        select p.id, p.version, p.name, c.name as "clientName", p.start_date as "startDate", p.end_date as "endDate", p.status ${role}
        from project_team m join projects p on p.workspace_id = m.workspace_id and p.id = m.project_id
        join clients c on c.workspace_id = p.workspace_id and c.id = p.client_id
        where m.workspace_id = u.workspace_id and m.person_id = u.id and ${visibleTo(actor, projectEntity)}
        order by p.name_key, p.id limit ${SHOWN_OF_PERSON}) one) as "projects"
    , (select coalesce(json_agg(row_to_json(one)), '[]') from (
        select t.id, t.title, t.project_id as "projectId", p.name as "projectName", t.priority, t.status, t.due_date as "dueDate"
        from ${taskEntity.from} where t.assignee_id = u.id and ${visibleTo(actor, taskEntity)}
        order by t.status = 'Completed', t.due_date, t.id limit ${SHOWN_OF_PERSON}) one) as "tasks"`;
}

function withoutHiddenRate(row: SQL): SQL {
  return sql`(select (case when o ->> 'hourlyRateMinor' is null then o - 'hourlyRateMinor' else o end)::text from (select to_jsonb(r) as o from (select ${row}) r) s)`;
}

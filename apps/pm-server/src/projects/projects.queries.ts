import { ACTIVE_PROJECT_STATUSES, projectList, type QueryOf, reachOf, type SortOf } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import type { StoredRow } from '../entities/StoredRow';
import { isoInstant, jsonRow, type ListSource, listPage } from '../lists/listPage';
import { embeddedTaskColumns } from '../tasks/tasks.queries';
import { taskFigures } from '../tasks/taskTallies';
import { earned } from '../time/timeEntries.queries';
import { projectEntity } from './project.entity';

/** A lead who was deleted leads nothing; Undo makes them the lead again. */
export const projectsFrom = sql`projects p join clients c on c.workspace_id = p.workspace_id and c.id = p.client_id
  left join project_team l on l.workspace_id = p.workspace_id and l.project_id = p.id and l.is_lead
  left join people lead on lead.workspace_id = l.workspace_id and lead.id = l.person_id and lead.deleted_at is null`;

const leadName = sql`btrim(lead.first_name || ' ' || lead.last_name)`;

export function listProjects(
  tx: Tx,
  actor: SignedIn,
  query: QueryOf<typeof projectList>,
  now: Date,
): Promise<string> {
  return listPage(tx, actor, projectList, query, projectSource(actor), now);
}

/** A project with its team and tasks; null where the actor sees none. */
export async function projectDetail(tx: Tx, actor: SignedIn, id: string): Promise<StoredRow | null> {
  const detail = sql`
    , (select coalesce(json_agg(${memberOf(actor)} order by m.person_id), '[]') from project_team m
        where m.workspace_id = p.workspace_id and m.project_id = p.id) as "team"
    ${seesRates(actor) ? sql`, p.hourly_rate_minor as "hourlyRateMinor"` : sql``}
    , (select coalesce(json_agg(row_to_json(one)), '[]') from (
        select ${embeddedTaskColumns} from tasks t
        left join people u on u.workspace_id = t.workspace_id and u.id = t.assignee_id
        where t.workspace_id = p.workspace_id and t.project_id = p.id and t.deleted_at is null order by t.created_at, t.id) one) as "tasks"`;
  const [row] = await rowsOf<StoredRow>(
    tx,
    sql`select ${projectRow(actor, { more: detail })} as json, p.version from ${projectsFrom} where ${visibleTo(actor, projectEntity)} and p.id = ${id}`,
  );
  return row ?? null;
}

/** The counts of PRJ-01's chips: all that the actor sees, and per client. */
export async function projectCounts(tx: Tx, actor: SignedIn): Promise<string> {
  const [row] = await rowsOf<{ json: string }>(
    tx,
    sql`select json_build_object('total', coalesce(sum(n), 0), 'byClient', coalesce(json_agg(json_build_object(
          'clientId', id, 'clientName', name, 'count', n) order by name_key, id), '[]'))::text as json
        from (select c.id, c.name, c.name_key, count(*)::int as n from ${projectsFrom} where ${visibleTo(actor, projectEntity)} group by c.id, c.name, c.name_key) per_client`,
  );
  return row?.json ?? '';
}

/** The newest changes first: the dashboard's panel. */
export function recentProjects(actor: SignedIn, limit: number): SQL {
  return sql`select ${projectRow(actor)}::json as row from ${projectsFrom} where ${visibleTo(actor, projectEntity)} order by p.updated_at desc, p.id desc limit ${limit}`;
}

/** Domain's BudgetUse of the projects under way that have used most of their budget, the fullest first: the dashboard's panel. */
export function fullestBudgets(actor: SignedIn, limit: number): SQL {
  // Materialized, so that what is used is added up once: it is selected, compared and sorted by.
  return sql`with budgets as materialized (
      select p.id, p.client_id, p.name, p.name_key, p.budget_minor, ${usedOfBudget} as used from projects p
      where ${visibleTo(actor, projectEntity)} and p.status <> 'Completed' and p.budget_minor > 0)
    select json_build_object('id', f.id, 'name', f.name, 'clientName', c.name, 'budgetMinor', f.budget_minor, 'budgetUsedMinor', f.used) as row
    from budgets f join clients c on c.workspace_id = ${actor.workspaceId} and c.id = f.client_id
    where f.used > 0 order by f.used::numeric / f.budget_minor desc, f.name_key, f.id limit ${limit}`;
}

function projectSource(actor: SignedIn): ListSource<SortOf<typeof projectList>> {
  return {
    from: projectsFrom,
    id: sql`p.id`,
    visible: visibleTo(actor, projectEntity),
    orders: projectEntity.orders,
    fields: {
      id: sql`p.id`,
      name: sql`p.name`,
      description: sql`p.description`,
      clientId: sql`p.client_id`,
      clientName: sql`c.name`,
      status: sql`p.status`,
      priority: sql`p.priority`,
      startDate: sql`p.start_date`,
      endDate: sql`p.end_date`,
      budgetMinor: sql`p.budget_minor`,
      taskCount: sql`(select k.n from ${taskFigures} k)`,
      completedTasks: sql`(select k.done from ${taskFigures} k)`,
      progress: sql`(select ${progressOf(sql`k`)} from ${taskFigures} k)`,
      teamSize: sql`(select count(*) from project_team m where m.workspace_id = p.workspace_id and m.project_id = p.id)`,
      leadId: seesTeam(actor) ? sql`lead.id` : sql`null::uuid`,
      leadName: seesTeam(actor) ? leadName : sql`null::text`,
    },
    sortKeys: {
      name: sql`p.name_key`,
      clientName: sql`c.name_key`,
      leadName: seesTeam(actor) ? sql`lead.name_key` : sql`null::text`,
    },
    // No search has a line break in it, so none matches across name and description.
    searched: [sql`p.search_text`, sql`fold_text(c.name)`],
    relations: {
      people: (
        id,
      ) => sql`(exists (select 1 from project_team m where m.workspace_id = p.workspace_id and m.project_id = p.id and m.person_id = ${id})
        or exists (select 1 from tasks k where k.workspace_id = p.workspace_id and k.project_id = p.id and k.assignee_id = ${id} and k.deleted_at is null))`,
    },
    row: projectRow(actor),
  };
}

export function seesTeam(actor: SignedIn): boolean {
  return reachOf(actor, 'team:read') !== null;
}

/** The rates of everybody: who sees just their own sees them in their own time entries. */
function seesRates(actor: SignedIn): boolean {
  return reachOf(actor, 'rate:read') === 'all';
}

/** domain's TeamMember of the row `m`. */
function memberOf(actor: SignedIn): SQL {
  const role = seesTeam(actor) ? sql`, 'role', m.role` : sql``;
  const rate = seesRates(actor) ? sql`, 'hourlyRateMinor', m.hourly_rate_minor` : sql``;
  return sql`json_build_object('id', m.person_id ${role} ${rate})`;
}

/** What a project's row has in other words than a list's. */
interface RowParts {
  /** Columns that follow. */
  more?: SQL;
  /** The column of the hours. */
  hours?: SQL;
  /** What `e` is: it gives `hours` and `used`. */
  time?: SQL;
}

/** domain's ProjectRow as JSON text. Money only for those who may see it. */
export function projectRow(
  actor: SignedIn,
  { more = sql``, hours = sql`, e.hours`, time = timeFigures }: RowParts = {},
): SQL {
  const money =
    reachOf(actor, 'budget:read') === 'all'
      ? sql`, p.budget_minor as "budgetMinor", e.used as "budgetUsedMinor"`
      : sql``;
  const lead = seesTeam(actor) ? sql`, lead.id as "leadId", ${leadName} as "leadName"` : sql``;
  return jsonRow(sql`p.id, p.version, p.name, p.description, p.client_id as "clientId", c.name as "clientName",
    p.status, p.priority, p.start_date as "startDate", p.end_date as "endDate",
    ${progressOf(sql`k`)} as "progress", k.n as "taskCount", k.done as "completedTasks", m.n as "teamSize" ${hours}
    ${lead} ${money}, ${isoInstant(sql`p.created_at`)} as "createdAt", ${isoInstant(sql`p.updated_at`)} as "updatedAt" ${more}
    from ${taskFigures} k, ${teamFigures} m, ${time} e`);
}

/** domain's sharePercent of the figures `n` and `done`: 0 is none of them, 100 is all. */
export function progressOf(figures: SQL): SQL {
  return sql`(case ${figures}.done when 0 then 0 when ${figures}.n then 100
    else least(greatest(round(100.0 * ${figures}.done / ${figures}.n), 1), 99) end)::int`;
}

const teamFigures = sql`(select count(*)::int as n from project_team m where m.workspace_id = p.workspace_id and m.project_id = p.id)`;

/** Hours and money recorded on project `p`; each entry rounded by itself, as domain's earningsMinor says. */
export const timeFigures = sql`(select coalesce(sum(e.minutes), 0)::float8 / 60 as hours,
    coalesce(sum(${earned}) filter (where e.billable), 0)::bigint as used
  from time_entries e where e.workspace_id = p.workspace_id and e.project_id = p.id and e.deleted_at is null)`;

/** Minor units that project `p` has used of its budget. */
export const usedOfBudget = sql`(select e.used from ${timeFigures} e)`;

/** Whether project `p` counts as active. */
export const isActive = sql`p.status in (${sql.join(
  ACTIVE_PROJECT_STATUSES.map((status) => sql`${status}`),
  sql`, `,
)})`;

import {
  dateSpan,
  MOST_REPORT_BUDGETS,
  type ReportBudget,
  type ReportGroup,
  type ReportRow,
  reachOf,
  type TimeReport,
  timeEntryList,
  todayIn,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { matching } from '../lists/listPage';
import { personName } from '../people/person.entity';
import { projectEntity } from '../projects/project.entity';
import {
  earned,
  monday,
  seesRates,
  type TimeQuery,
  timeEntriesFrom,
  timeSource,
  weeksOfProject,
} from './timeEntries.queries';

interface ReportOptions {
  query: TimeQuery;
  groups: [ReportGroup, ReportGroup | null];
  now: Date;
}

/** What a group is told apart by, what it is called, and what it is sorted by. */
interface Grouping {
  key: SQL;
  label: SQL;
  sort: SQL;
}

const byMonth = sql`to_char(e.date, 'YYYY-MM')`;

const GROUPINGS: Record<ReportGroup, Grouping> = {
  project: { key: sql`e.project_id::text`, label: sql`p.name`, sort: sql`p.name_key` },
  client: { key: sql`p.client_id::text`, label: sql`c.name`, sort: sql`c.name_key` },
  person: { key: sql`e.person_id::text`, label: personName, sort: sql`u.name_key` },
  category: { key: sql`e.category`, label: sql`e.category`, sort: sql`e.category` },
  week: { key: monday, label: monday, sort: monday },
  month: { key: byMonth, label: byMonth, sort: byMonth },
};
const NONE: Grouping = { key: sql`null::text`, label: sql`null::text`, sort: sql`null::text` };

/** A sum over entries: of all, by the first group, by both, or by the first group and the week. */
interface Sum {
  level: 'all' | 'outer' | 'inner' | 'week';
  outer: string;
  inner: string;
  week: string;
  outerLabel: string;
  innerLabel: string;
  about: string | null;
  outerHours: number;
  innerHours: number;
  entries: number;
  minutes: number;
  billableMinutes: number;
  days: number;
  earningsMinor: number;
  people: number;
  allHours: number;
  first: string | null;
  last: string | null;
}

/**
 * Recorded time under the list's filters, grouped once or twice (TIM-08): all sums in one statement over the entries, which reads
 * them once. Each entry's earnings are rounded by itself, so that sums agree with the list's totals and its export.
 */
export async function timeReport(
  tx: Tx,
  actor: SignedIn,
  { query, groups, now }: ReportOptions,
): Promise<TimeReport> {
  const today = todayIn(actor.timeZone, now);
  const matches = matching(timeEntryList, query, timeSource(actor), today);
  const sums = await rowsOf<Sum>(tx, sumsOf(groups, matches));
  const all = sums.find(({ level }) => level === 'all');
  if (!all) throw new Error('An aggregate answered no row');
  const span = query.filters.date ? dateSpan(query.filters.date, today) : null;
  const seesMoney = seesRates(actor);
  const seesBudgets = reachOf(actor, 'budget:read') === 'all';
  const { people, allHours, first, last } = all;
  return {
    groups: groups.filter((group) => group !== null),
    from: span?.from ?? first,
    to: span?.to ?? last,
    total: { ...figuresOf(all, seesMoney), people, hoursPerWeek: allHours },
    rows: rowsOfReport(groups, sums, seesMoney),
    ...(seesBudgets && { budgets: await budgetsOf(tx, actor, matches, today) }),
  };
}

function sumsOf([outer, inner]: ReportOptions['groups'], matches: SQL): SQL {
  const one = GROUPINGS[outer];
  const other = inner ? GROUPINGS[inner] : NONE;
  return sql`
    with matched as materialized (
      select ${one.key} as outer_key, ${one.label} as outer_label, ${one.sort} as outer_sort,
        ${other.key} as inner_key, ${other.label} as inner_label, ${other.sort} as inner_sort,
        ${outer === 'project' ? sql`c.name` : sql`null::text`} as about, ${monday} as week,
        u.id as person_id, u.hours_per_week, e.date, e.minutes, e.billable, case when e.billable then ${earned} else 0 end as earned
      from ${timeEntriesFrom} where ${matches})
    select case when grouping(week) = 0 then 'week' when grouping(inner_key) = 0 then 'inner'
        when grouping(outer_key) = 0 then 'outer' else 'all' end as level,
      outer_key as "outer", inner_key as "inner", week, max(outer_label) as "outerLabel", max(inner_label) as "innerLabel", max(about) as about,
      max(hours_per_week)::float8 as "outerHours", max(hours_per_week)::float8 as "innerHours",
      count(*)::int as entries, coalesce(sum(minutes), 0)::float8 as minutes,
      coalesce(sum(minutes) filter (where billable), 0)::float8 as "billableMinutes", count(distinct date)::int as days,
      coalesce(sum(earned), 0)::float8 as "earningsMinor", count(distinct person_id)::int as people,
      (select coalesce(sum(one.hours_per_week), 0)::float8 from (select distinct person_id, hours_per_week from matched) one) as "allHours",
      min(date)::text as first, max(date)::text as last
    from matched group by grouping sets ((), (outer_key), (outer_key, week), (outer_key, inner_key))
    order by max(outer_sort) collate "C", outer_key, max(inner_sort) collate "C", inner_key, week`;
}

function rowsOfReport([outer, inner]: ReportOptions['groups'], sums: readonly Sum[], seesMoney: boolean) {
  const rows = new Map<string, ReportRow>();
  for (const sum of sums) {
    if (sum.level !== 'outer') continue;
    const hours = outer === 'person' ? { hoursPerWeek: sum.outerHours } : {};
    const { outer: key, outerLabel: label, about } = sum;
    rows.set(key, { key, label, ...hours, about, ...figuresOf(sum, seesMoney), parts: [], weeks: [] });
  }
  for (const sum of sums) {
    const row = rows.get(sum.outer);
    const hours = inner === 'person' ? { hoursPerWeek: sum.innerHours } : {};
    const { inner: key, innerLabel: label, week, minutes, earningsMinor } = sum;
    if (inner && sum.level === 'inner')
      row?.parts.push({ key, label, ...hours, ...figuresOf(sum, seesMoney) });
    if (sum.level === 'week') row?.weeks.push({ week, minutes, ...(seesMoney && { earningsMinor }) });
  }
  return [...rows.values()];
}

function figuresOf({ entries, minutes, billableMinutes, days, earningsMinor }: Sum, seesMoney: boolean) {
  return { entries, minutes, billableMinutes, days, ...(seesMoney && { earningsMinor }) };
}

/** Budget against actual of the projects that the report is about: those that the actor sees and that have a budget. */
async function budgetsOf(tx: Tx, actor: SignedIn, matches: SQL, today: string): Promise<ReportBudget[]> {
  const rows = await rowsOf<ReportBudget>(
    tx,
    sql`with chosen as (
        select e.project_id as id, sum(case when e.billable then ${earned} else 0 end) as earned from ${timeEntriesFrom}
        where ${matches} group by e.project_id order by earned desc, e.project_id limit ${MOST_REPORT_BUDGETS}),
      weekly as (
        select chosen.id, w.* from chosen cross join lateral (
          ${weeksOfProject({ workspaceId: sql`${actor.workspaceId}`, id: sql`chosen.id` }, today)}) w)
      select p.id as "projectId", p.name as "projectName", c.name as "clientName", p.status, p.start_date::text as "startDate",
        p.end_date::text as "endDate", p.budget_minor::float8 as "budgetMinor", sum(w.earned)::float8 as "budgetUsedMinor", sum(w.minutes)::float8 as minutes,
        sum(w.recent)::float8 as "lastFourWeeksMinor",
        coalesce(json_agg(json_build_object('week', w.week, 'earningsMinor', w.earned) order by w.week) filter (where w.earned <> 0), '[]') as weeks
      from ${projectEntity.from} join clients c on c.workspace_id = p.workspace_id and c.id = p.client_id
        join weekly w on w.id = p.id
      where ${visibleTo(actor, projectEntity)} and p.budget_minor is not null
      group by p.workspace_id, p.id, c.name order by p.name_key, p.id`,
  );
  return rows;
}

import { PACE_DAYS, type QueryOf, reachOf, type SortOf, timeEntryList, todayIn } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import type { StoredRow } from '../entities/StoredRow';
import { isoInstant, jsonRow, type ListSource, listPage, matching } from '../lists/listPage';
import { personName } from '../people/person.entity';
import { timeEntryEntity } from './timeEntry.entity';

export type TimeQuery = QueryOf<typeof timeEntryList>;

/** Entries `e` with their project `p`, client `c`, task `t` and person `u`. */
export const timeEntriesFrom = sql`${timeEntryEntity.from}
  join projects p on p.workspace_id = e.workspace_id and p.id = e.project_id
  join clients c on c.workspace_id = p.workspace_id and c.id = p.client_id
  left join tasks t on t.workspace_id = e.workspace_id and t.id = e.task_id
  join people u on u.workspace_id = e.workspace_id and u.id = e.person_id`;

export function listTimeEntries(tx: Tx, actor: SignedIn, query: TimeQuery, now: Date): Promise<string> {
  return listPage(tx, actor, timeEntryList, query, timeSource(actor), now);
}

/** One entry with its names; null where the actor sees none. */
export async function timeEntryDetail(tx: Tx, actor: SignedIn, id: string): Promise<StoredRow | null> {
  const [row] = await rowsOf<StoredRow>(
    tx,
    sql`select ${timeEntryRow(actor)} as json, e.version from ${timeEntriesFrom} where ${visibleTo(actor, timeEntryEntity)} and e.id = ${id}`,
  );
  return row ?? null;
}

/** The stat cards of TIM-01 under the list's filters; each entry's earnings rounded by itself, as domain's earningsMinor says. */
export async function timeTotals(tx: Tx, actor: SignedIn, query: TimeQuery, now: Date): Promise<string> {
  const earnings = seesRates(actor)
    ? sql`, 'earningsMinor', coalesce(sum(${earned}) filter (where e.billable), 0)::bigint`
    : sql``;
  const [row] = await rowsOf<{ json: string }>(
    tx,
    sql`select json_build_object('total', count(*), 'minutes', coalesce(sum(e.minutes), 0), 'billableMinutes',
          coalesce(sum(e.minutes) filter (where e.billable), 0), 'days', count(distinct e.date) ${earnings})::text as json
        from ${timeEntriesFrom} where ${matching(timeEntryList, query, timeSource(actor), todayIn(actor.timeZone, now))}`,
  );
  return row?.json ?? '';
}

/** Minor units that entry `e` earns where it is billable, as domain's earningsMinor says: in whole numbers, a fraction of the cost of decimals. */
export const earned = sql`((2 * e.minutes * e.hourly_rate_minor + 60) / 120)`;

/** The week of entry `e`, by its Monday: '2026-11-16'. */
export const monday = sql`to_char(date_trunc('week', e.date), 'YYYY-MM-DD')`;

/**
 * What was recorded on a project by week: a select of `week`, `minutes`, `earned` and `recent`, the money of the days that a budget's
 * pace is reckoned by. Asking who may see it is the caller's.
 */
export function weeksOfProject(project: { workspaceId: SQL; id: SQL }, today: string): SQL {
  const isRecent = sql`e.date > ${today}::date - ${PACE_DAYS}::int and e.date <= ${today}::date`;
  return sql`select ${monday} as week, sum(e.minutes) as minutes,
      sum(case when e.billable then ${earned} else 0 end) as earned,
      sum(case when e.billable and ${isRecent} then ${earned} else 0 end) as recent
    from time_entries e
    where e.workspace_id = ${project.workspaceId} and e.project_id = ${project.id} and e.deleted_at is null group by 1`;
}

export function timeSource(actor: SignedIn): ListSource<SortOf<typeof timeEntryList>> {
  return {
    from: timeEntriesFrom,
    id: sql`e.id`,
    visible: visibleTo(actor, timeEntryEntity),
    orders: timeEntryEntity.orders,
    fields: {
      description: sql`e.description`,
      projectName: sql`p.name`,
      taskTitle: sql`t.title`,
      personName,
      date: sql`e.date`,
      minutes: sql`e.minutes`,
      projectId: sql`e.project_id`,
      clientId: sql`p.client_id`,
      taskId: sql`e.task_id`,
      personId: sql`e.person_id`,
      status: sql`e.status`,
      category: sql`e.category`,
      billable: sql`e.billable::text`,
    },
    sortKeys: { projectName: sql`p.name_key`, personName: sql`u.name_key` },
    row: timeEntryRow(actor),
  };
}

/** An entry that overlaps another started at most so many days before it. */
const LONGEST_OVERLAP_DAYS = 2;

/** The first other entry of `e`'s person that was going on at the same time. */
const overlapping = sql`(select row_to_json(o) from (
  select o.id, o.description, ${isoInstant(sql`o.started_at`)} as "startedAt", ${isoInstant(sql`o.ended_at`)} as "endedAt" from time_entries o
  where o.workspace_id = e.workspace_id and o.person_id = e.person_id and o.deleted_at is null and o.id <> e.id
    and o.started_at is not null and o.started_at > e.started_at - make_interval(days => ${LONGEST_OVERLAP_DAYS})
    and o.started_at < e.ended_at and o.ended_at > e.started_at
  order by o.started_at, o.id limit 1) o)`;

/** domain's TimeEntryRow as JSON text. Who sees an entry without being one of those who see all rates sees their own. */
function timeEntryRow(actor: SignedIn): SQL {
  const rate = seesRates(actor) ? sql`, e.hourly_rate_minor as "hourlyRateMinor"` : sql``;
  return jsonRow(sql`e.id, e.version, e.person_id as "personId", ${personName} as "personName", u.initials as "personInitials",
    e.project_id as "projectId", p.name as "projectName", p.client_id as "clientId", c.name as "clientName",
    e.task_id as "taskId", t.title as "taskTitle", e.description, e.date,
    ${isoInstant(sql`e.started_at`)} as "startedAt", ${isoInstant(sql`e.ended_at`)} as "endedAt", ${overlapping} as overlaps,
    e.seconds, e.minutes, e.billable, e.category, e.status, e.sent_back_reason as "sentBackReason" ${rate}`);
}

/** Rates of all, or their own where they see no other entries than their own. */
export function seesRates(actor: SignedIn): boolean {
  const reach = reachOf(actor, 'rate:read');
  return reach === 'all' || (reach === 'own' && reachOf(actor, 'time:read') === 'own');
}

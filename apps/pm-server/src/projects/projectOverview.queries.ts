import { addDays, MOST_LOAD_TASKS, plannedUntil, reachOf, todayIn, weekStart } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { fileEntity } from '../files/file.entity';
import { latestFiles } from '../files/files.queries';
import { personEntity, personName } from '../people/person.entity';
import { workOrCompany } from '../people/workOrCompany';
import { taskEntity } from '../tasks/task.entity';
import { nextTasks } from '../tasks/tasks.queries';
import { weeksOfProject } from '../time/timeEntries.queries';
import { projectEntity, withTheirProjects } from './project.entity';
import { projectRow, projectsFrom, seesTeam } from './projects.queries';

/**
 * A project with what its page to read shows (GEN-01), as JSON text; null where the actor sees none. One statement: counts of tasks are
 * tallies, of open tasks no more are read than the load is told of, and the project's recorded time is read once, by week.
 */
export async function projectOverview(
  tx: Tx,
  signedIn: SignedIn,
  id: string,
  now: Date,
): Promise<string | null> {
  const actor = await withTheirProjects(tx, signedIn);
  const today = todayIn(actor.timeZone, now);
  const seesTime = reachOf(actor, 'time:read') === 'all';
  const seesBudget = reachOf(actor, 'budget:read') === 'all';
  const more = sql`, k.estimated as "estimatedHours", ${fileCount(actor, 'document')} as "documentCount",
    ${fileCount(actor, 'drawing')} as "drawingCount",
    ${nextTasks(actor, sql`open`)} as "nextTasks", ${latestFiles(sql`${visibleTo(actor, fileEntity)} and p.id = ${id}`)} as "latestFiles"
    ${seesTime ? sql`, e.this_week as "minutesThisWeek", e.last_week as "minutesLastWeek"` : sql``}
    ${seesTeam(actor) ? sql`, ${teamLoads(actor, today)} as "team", (select count(*) > ${MOST_LOAD_TASKS} from open) as "loadIsCapped"` : sql``}
    ${seesBudget ? sql`, e.recent as "lastFourWeeksMinor", e.weeks as "weeks"` : sql``}`;
  const row = projectRow(actor, {
    more,
    time: timeByWeek(today),
    ...(!seesTime && { hours: sql`` }),
  });
  const [found] = await rowsOf<{ json: string }>(
    tx,
    sql`with open as materialized (
          select t.id, t.assignee_id, t.due_date, t.priority, t.estimated_hours from ${taskEntity.from}
          where ${visibleTo(actor, taskEntity)} and t.project_id = ${id} and t.status <> 'Completed'
          order by t.due_date, t.priority limit ${MOST_LOAD_TASKS + 1})
        select ${row} as json from ${projectsFrom} where ${visibleTo(actor, projectEntity)} and p.id = ${id}`,
  );
  return found?.json ?? null;
}

function fileCount(actor: SignedIn, kind: 'document' | 'drawing'): SQL {
  return sql`(select count(*)::int from files f
    where ${visibleTo(actor, fileEntity)} and f.project_id = p.id and f.kind = ${kind})`;
}

/** Columns of the time of project `p`: in all as `timeFigures`, by week, and of this week and the one before. */
function timeByWeek(today: string): SQL {
  const thisWeek = weekStart(today);
  const minutesOf = (week: string) => sql`coalesce(sum(w.minutes) filter (where w.week = ${week}), 0)::int`;
  return sql`(select coalesce(sum(w.minutes), 0)::float8 / 60 as hours, coalesce(sum(w.earned), 0)::bigint as used,
      coalesce(sum(w.recent), 0)::bigint as recent,
      ${minutesOf(thisWeek)} as this_week, ${minutesOf(addDays(thisWeek, -7))} as last_week,
      coalesce(json_agg(json_build_object('week', w.week, 'earningsMinor', w.earned) order by w.week) filter (where w.earned <> 0), '[]') as weeks
    from (${weeksOfProject({ workspaceId: sql`p.workspace_id`, id: sql`p.id` }, today)}) w)`;
}

/** domain's TeamLoad of the team of project `p`, as `loadOf` defines it. */
function teamLoads(actor: SignedIn, today: string): SQL {
  return sql`(select coalesce(json_agg(row_to_json(one)), '[]') from (
      select u.id, ${personName} as "name", u.initials, coalesce(nullif(m.role, ''), ${workOrCompany(actor)}) as "role", m.is_lead as "isLead",
        u.hours_per_week as "hoursPerWeek", coalesce(load.n, 0)::int as "openTasks", coalesce(load.planned, 0)::float8 as "plannedHours"
      from project_team m join people u on u.workspace_id = m.workspace_id and u.id = m.person_id
      left join (select o.assignee_id, count(*) as n,
          sum(o.estimated_hours::numeric) filter (where o.due_date <= ${plannedUntil(today)}::date) as planned
        from open o group by o.assignee_id) load on load.assignee_id = u.id
      where m.workspace_id = p.workspace_id and m.project_id = p.id and ${visibleTo(actor, personEntity)}
      order by m.is_lead desc, u.name_key, u.id) one)`;
}

import { taskList } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { type SQL, sql } from '../database/sql';
import { filtered } from '../lists/listPage';
import { allOf, projectsOf, type TaskConditions, type TaskQuery } from './taskConditions';

/*
 * Counts of tasks without counting them: sums over `task_tallies`, which the database keeps. Filters by person or task are not
 * in them; those tasks are few and counted.
 */

/** How many tasks a list without a search has: a select of one number. */
export function taskTotal(actor: SignedIn, query: TaskQuery, conditions: TaskConditions): SQL {
  if (!isTallied(query)) return sql`select count(*) from tasks t where ${allOf(conditions)}`;
  return sql`select coalesce(sum(k.tasks), 0) from ${askedStates(actor, query, conditions)}`;
}

/** The columns of domain's TaskCounts, of a list without a search: a select of one row. */
export function tallied(actor: SignedIn, query: TaskQuery, conditions: TaskConditions, today: string): SQL {
  if (!isTallied(query)) return countedTasks(sql`select t.* from tasks t where ${allOf(conditions)}`, today);
  return sql`select coalesce(sum(k.tasks), 0) as "total",
      coalesce(sum(k.tasks) filter (where k.status = 'Completed'), 0) as "completed",
      coalesce(sum(k.tasks) filter (where k.status = 'In Progress'), 0) as "inProgress",
      (${overdue(actor, query, conditions, today)}) as "overdue",
      coalesce(sum(k.hours), 0)::float8 as "hours"
    from ${askedStates(actor, query, conditions)}`;
}

/** The columns of domain's TaskCounts over these tasks, by counting them: a select of one row. */
export function countedTasks(tasks: SQL, today: string): SQL {
  return sql`select count(*) as "total",
      count(*) filter (where status = 'Completed') as "completed",
      count(*) filter (where status = 'In Progress') as "inProgress",
      count(*) filter (where status <> 'Completed' and due_date < ${today}::date) as "overdue",
      coalesce(sum(estimated_hours::numeric), 0)::float8 as "hours"
    from (${tasks}) counted`;
}

/** Columns `n` and `done`: how many tasks project `p` has, and how many are completed. */
export const taskFigures = sql`(select coalesce(sum(k.tasks), 0)::int as n, coalesce(sum(k.tasks) filter (where k.status = 'Completed'), 0)::int as done
  from task_tallies k where k.workspace_id = p.workspace_id and k.counted = 'project' and k.project_id = p.id)`;

/** How many open tasks there were at each moment (whole days in UTC, or now), oldest first. */
export function openTasksAt(actor: SignedIn, moments: readonly Date[]): SQL[] {
  const projects = projectsOf(actor);
  const open = sql`coalesce((select sum(k.tasks) from ${states(actor, projects)} and k.status <> 'Completed'), 0)`;
  return moments.map((moment, index) => {
    if (index === moments.length - 1) return open;
    return projects
      ? openAtByProject(open, moment, projects)
      : sql`(${open} - ${daysFrom(actor, 'made', moment)} + ${daysFrom(actor, 'done', moment)})`;
  });
}

function openAtByProject(open: SQL, moment: Date, projects: SQL): SQL {
  const at = sql`${moment.toISOString()}::timestamptz`;
  const tasks = sql`select count(*) from projects p join tasks t on t.workspace_id = p.workspace_id and t.project_id = p.id and t.deleted_at is null where ${projects}`;
  return sql`(${open} - (${tasks} and t.created_at > ${at})
    + (${tasks} and t.status = 'Completed' and t.completed_at > ${at})
    + (${tasks} and t.status = 'Completed' and t.completed_at <= ${at} and t.created_at > ${at}))`;
}

function daysFrom(actor: SignedIn, counted: 'made' | 'done', moment: Date): SQL {
  return sql`coalesce((select sum(k.tasks) from ${lines(actor, counted)} and k.day >= ${moment.toISOString().slice(0, 10)}::date), 0)`;
}

function isTallied({ filters }: TaskQuery): boolean {
  return filters.user === undefined && filters.task === undefined;
}

/** Lines `k` of tasks by state that the filters leave, as FROM and WHERE. */
function askedStates(actor: SignedIn, { filters }: TaskQuery, { projects }: TaskConditions): SQL {
  const { status, priority } = filters;
  const asked = filtered(
    taskList,
    { ...(status && { status }), ...(priority && { priority }) },
    { fields: { status: sql`k.status`, priority: sql`k.priority` } },
  );
  return sql.join([states(actor, projects), ...asked], sql` and `);
}

function overdue(
  actor: SignedIn,
  { filters }: TaskQuery,
  { task, projects }: TaskConditions,
  today: string,
): SQL {
  if (filters.status === 'completed') return sql`0`;
  if (projects) {
    return sql`select count(*) from projects p join tasks t on t.workspace_id = p.workspace_id and t.project_id = p.id
      where ${projects} and ${task} and t.status <> 'Completed' and t.due_date < ${today}::date`;
  }
  const asked = filtered(taskList, filters.priority ? { priority: filters.priority } : {}, {
    fields: { priority: sql`k.priority` },
  });
  return sql`select coalesce(sum(k.tasks), 0) from ${sql.join([lines(actor, 'due'), sql`k.day < ${today}::date`, ...asked], sql` and `)}`;
}

/** Lines `k` of tasks by state, of the whole workspace or of some projects `p`, as FROM and WHERE. */
function states(actor: SignedIn, projects: SQL | null): SQL {
  if (!projects) return lines(actor, 'state');
  return sql`projects p join task_tallies k on k.workspace_id = p.workspace_id and k.counted = 'project' and k.project_id = p.id
    where ${projects}`;
}

/** Lines `k` of the whole workspace, as FROM and WHERE. */
function lines(actor: SignedIn, counted: 'state' | 'due' | 'made' | 'done'): SQL {
  return sql`task_tallies k where k.workspace_id = ${actor.workspaceId} and k.counted = ${counted}`;
}

import { chosenValues, PENDING_TASK_STATUSES, taskList } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { type SQL, sql } from '../database/sql';
import { filtered } from '../lists/listPage';
import { lines, states } from './tallyLines';
import { allOf, projectsOf, type TaskConditions, type TaskQuery } from './taskConditions';

/*
 * Counts of tasks without counting them: sums over `task_tallies`, which the database keeps. Filters by person, task or due date
 * are not in them; those tasks are counted, off an index.
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

/** Columns `n`, `done` and `estimated`: how many tasks project `p` has, how many are completed, and the hours that all are estimated at. */
export const taskFigures = sql`(select coalesce(sum(k.tasks), 0)::int as n, coalesce(sum(k.tasks) filter (where k.status = 'Completed'), 0)::int as done,
    coalesce(sum(k.hours), 0)::float8 as estimated
  from task_tallies k where k.workspace_id = p.workspace_id and k.counted = 'project' and k.project_id = p.id)`;

/**
 * How many open tasks there were at some moments (whole days in UTC) and are now: a select of an array in JSON, in their order.
 * They are those that are open now, less what was made since, and what was completed since.
 */
export function openTasksAt(actor: SignedIn, moments: readonly Date[]): SQL {
  const projects = projectsOf(actor);
  const since = projects ? sinceByProject(projects, moments) : sinceByDay(actor, moments);
  const open = sql`select coalesce(sum(k.tasks), 0) as n from ${states(actor, projects)} and k.status <> 'Completed'`;
  const counts = moments.map(
    (_, index) => sql`open.n - ${sql.identifier(`made${index}`)} + ${sql.identifier(`done${index}`)}`,
  );
  return sql`select json_build_array(${sql.join([...counts, sql`open.n`], sql`, `)}) from (${open}) open, ${since}`;
}

/** FROM with `made0`, `done0` and so on: how many tasks have been made and completed since each moment. */
function sinceByDay(actor: SignedIn, moments: readonly Date[]): SQL {
  const days = moments.map((moment) => sql`${moment.toISOString().slice(0, 10)}::date`);
  const sums = (counted: 'made' | 'done') => {
    const each = days.map(
      (day, index) =>
        sql`coalesce(sum(k.tasks) filter (where k.day >= ${day}), 0) as ${sql.identifier(`${counted}${index}`)}`,
    );
    return sql`(select ${sql.join(each, sql`, `)} from ${lines(actor, counted)} and k.day >= least(${sql.join(days, sql`, `)})) ${sql.identifier(counted)}`;
  };
  return sql`${sums('made')}, ${sums('done')}`;
}

/** The same of some projects, by the tasks of the last months. One that was completed before it was made counts from then. */
function sinceByProject(projects: SQL, moments: readonly Date[]): SQL {
  const instants = moments.map((moment) => sql`${moment.toISOString()}::timestamptz`);
  const counts = (name: string, where: SQL, isSince: (instant: SQL) => SQL) => {
    const each = instants.map(
      (instant, index) =>
        sql`count(*) filter (where ${isSince(instant)}) as ${sql.identifier(`${name}${index}`)}`,
    );
    return sql`(select ${sql.join(each, sql`, `)} from projects p
      join tasks t on t.workspace_id = p.workspace_id and t.project_id = p.id and t.deleted_at is null
      where ${projects} and ${where}) ${sql.identifier(name)}`;
  };
  const all = sql.join(instants, sql`, `);
  const [first, last] = [sql`least(${all})`, sql`greatest(${all})`];
  const isDone = sql`t.status = 'Completed'`;
  const made = counts('made', sql`t.created_at > ${first}`, (instant) => sql`t.created_at > ${instant}`);
  const late = counts(
    'late',
    sql`${isDone} and t.completed_at > ${first}`,
    (instant) => sql`t.completed_at > ${instant}`,
  );
  const early = counts(
    'early',
    sql`${isDone} and t.completed_at <= ${last} and t.created_at > ${first}`,
    (instant) => sql`t.completed_at <= ${instant} and t.created_at > ${instant}`,
  );
  const done = instants.map((_, index) => {
    const [lateOnes, earlyOnes] = [sql.identifier(`late${index}`), sql.identifier(`early${index}`)];
    return sql`${lateOnes} + ${earlyOnes} as ${sql.identifier(`done${index}`)}`;
  });
  return sql`${made}, lateral (select ${sql.join(done, sql`, `)} from ${late}, ${early}) done`;
}

/** What a list by tallies is asked by no filter that needs today. */
const NO_DATES = '';

function isTallied({ filters }: TaskQuery): boolean {
  return filters.user === undefined && filters.task === undefined && filters.due === undefined;
}

/** Lines `k` of tasks by state that the filters leave, as FROM and WHERE. */
function askedStates(actor: SignedIn, { filters }: TaskQuery, { projects }: TaskConditions): SQL {
  const { status, priority } = filters;
  const asked = filtered(
    taskList,
    { ...(status && { status }), ...(priority && { priority }) },
    { fields: { status: sql`k.status`, priority: sql`k.priority` } },
    NO_DATES,
  );
  return sql.join([states(actor, projects), ...asked], sql` and `);
}

function overdue(
  actor: SignedIn,
  { filters }: TaskQuery,
  { task, projects }: TaskConditions,
  today: string,
): SQL {
  const statuses = chosenValues(taskList.filters.status, filters.status ?? 'pending');
  const open = PENDING_TASK_STATUSES.filter((status) => statuses.includes(status));
  if (open.length === 0) return sql`0`;
  const isOverdue = sql`${task} and t.status <> 'Completed' and t.due_date < ${today}::date`;
  if (projects) {
    return sql`select count(*) from projects p join tasks t on t.workspace_id = p.workspace_id and t.project_id = p.id
      where ${projects} and ${isOverdue}`;
  }
  // Lines by due date do not know the status.
  if (open.length < PENDING_TASK_STATUSES.length) return sql`select count(*) from tasks t where ${isOverdue}`;
  const asked = filtered(
    taskList,
    filters.priority ? { priority: filters.priority } : {},
    { fields: { priority: sql`k.priority` } },
    NO_DATES,
  );
  return sql`select coalesce(sum(k.tasks), 0) from ${sql.join([lines(actor, 'due'), sql`k.day < ${today}::date`, ...asked], sql` and `)}`;
}

import { taskList } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { type SQL, sql } from '../database/sql';
import { inOrder, isAfter, type ListOrder, oneAfterAnother, stretchesAfter } from '../lists/listOrder';
import { allOf, type TaskConditions, type TaskQuery } from './taskConditions';

/*
 * How the page of a list is found among a million tasks: never by sorting all of them.
 *
 * - Without a search an index has the order already: the page is read off it from its place. Who sees some projects only, or
 *   asks for them, gets the page's length off the index of each of them, and these are merged. Orders by a joined name walk the
 *   names (few) in their order and read each one's tasks off an index.
 * - A search for what the planner takes for rare gathers all that it finds and sorts it. What is common, or turns out to be, is
 *   found soon by walking the order. The estimate only chooses the way; the rows are the same.
 *
 * A search within some projects reads their tasks one by one in either way. Walking is done with them sooner where it finds a page
 * in each project, and enough for the count, before it has read all of them.
 */

const { searchTotalCap: CAP = 0 } = taskList;
/** So many tasks are gathered and sorted rather than walked to: of a million, walking to a page of them looks at as many. */
const GATHERED = 7_000;

export interface FoundTasks {
  with?: SQL;
  /** A select of `stretch`, `sort` and `id`, in order and limited. */
  places: SQL;
  /** How many tasks a search finds, counted to somewhere beyond the list's cap; null without a search. */
  total: SQL | null;
}

export function findTasks(
  actor: SignedIn,
  query: TaskQuery,
  order: ListOrder,
  { expected, ...conditions }: TaskConditions,
): FoundTasks {
  const { task, search, projects } = conditions;
  const walk: Walk = { actor, order, task: search ? sql`${task} and ${search}` : task, projects };
  const walked = oneAfterAnother(order, walks[query.sort]?.(walk) ?? byOwnColumn(walk));
  if (!search) return { places: walked, total: null };
  const few = projects ? Math.min(GATHERED, order.limit * expected.projects + CAP) : GATHERED;
  if (expected.tasks > few) return { places: walked, total: countedTo(conditions, CAP + 1) };

  const { value } = order.sort;
  const withNames = sql`gathered t join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id
    join clients c on c.workspace_id = p.workspace_id and c.id = p.client_id
    left join people u on u.workspace_id = t.workspace_id and u.id = t.assignee_id`;
  const count = sql`(select count(*) from gathered)`;
  return {
    with: sql`gathered as materialized (
      select t.id, t.workspace_id, t.project_id, t.assignee_id, t.title, t.priority, t.status, t.due_date, t.estimated_hours
      from tasks t where ${allOf(conditions)} limit ${few + 1})`,
    places: sql`select * from (
        select 0 as stretch, ${value} as sort, t.id from ${query.sort in walks ? withNames : sql`gathered t`}
        where ${count} <= ${few} and ${isAfter(order, value, sql`t.id`)} ${inOrder(order, value, sql`t.id`)}) few
      union all select * from (${walked}) many where ${count} > ${few}`,
    total: count,
  };
}

/** How many tasks there are, counted up to a limit: a select of one number. */
function countedTo(conditions: Omit<TaskConditions, 'expected'>, limit: number): SQL {
  return sql`select count(*) from (select from tasks t where ${allOf(conditions)} limit ${limit}) counted`;
}

/** Tasks `t` under a condition by their title: a select of `sort` and `id`. */
export function tasksByTitle(projects: SQL | null, task: SQL, limit: number): SQL {
  const title = sql`lower(t.title) collate "C"`;
  return inProjects(projects, {
    columns: sql`${title} as sort, t.id`,
    task,
    by: (of) => sql`order by ${of === 'page' ? sql`t.sort` : title}, t.id limit ${limit}`,
  });
}

/** The tasks that changed last: a select of `sort` and `id`, the newest first. */
export function newestTasks(actor: SignedIn, projects: SQL | null, limit: number): SQL {
  const newest = (value: SQL) => sql`order by ${value} desc, t.id desc limit ${limit}`;
  return inProjects(projects, {
    columns: sql`t.updated_at as sort, t.id`,
    task: sql`t.workspace_id = ${actor.workspaceId} and t.deleted_at is null`,
    by: (of) => newest(of === 'page' ? sql`t.sort` : sql`t.updated_at`),
  });
}

interface Walk {
  actor: SignedIn;
  order: ListOrder;
  /** Of tasks `t`. */
  task: SQL;
  /** Of projects `p`; null for all. */
  projects: SQL | null;
}

/** Orders by a joined name: selects that follow each other. Any other order is by a column of the task. */
const walks: Partial<Record<TaskQuery['sort'], (walk: Walk) => SQL[]>> = {
  project: ({ actor, order, task, projects }) =>
    byName(order, (name, after) => {
      const each = inIdOrder(order, sql`${task} and t.project_id = p.id`, null, after);
      return sql`select ${order.sort.value} as sort, t.id from projects p cross join lateral (${each}) t
        where ${projects ?? sql`p.workspace_id = ${actor.workspaceId} and p.deleted_at is null`} and ${name}`;
    }),
  client: ({ actor, order, task, projects }) =>
    byName(order, (name, after) => {
      const ofClient = sql`p.workspace_id = c.workspace_id and p.client_id = c.id and p.deleted_at is null`;
      const each = inIdOrder(order, task, projects ? sql`${ofClient} and ${projects}` : ofClient, after);
      return sql`select ${order.sort.value} as sort, t.id from clients c cross join lateral (${each}) t
        where c.workspace_id = ${actor.workspaceId} and c.deleted_at is null and ${name}`;
    }),
  assignee: ({ actor, order, task, projects }) => {
    const assigned = byName(order, (name, after) => {
      const each = inIdOrder(order, sql`${task} and t.assignee_id = u.id`, projects, after);
      return sql`select ${order.sort.value} as sort, t.id from people u cross join lateral (${each}) t
        where u.workspace_id = ${actor.workspaceId} and ${name}`;
    });
    const unassigned = (after: SQL | null) =>
      sql`select null collate "C" as sort, t.id from (${inIdOrder(order, sql`${task} and t.assignee_id is null`, projects, after, sql`t.assignee_id`)}) t`;
    const isInUnassigned = order.after !== null && order.after.value === null;
    if (isInUnassigned) {
      const rest = unassigned(order.after?.id ?? null);
      return order.direction === 'asc' ? [rest] : [rest, ...assigned];
    }
    if (order.direction === 'asc') return [...assigned, unassigned(null)];
    return order.after ? assigned : [unassigned(null), ...assigned];
  },
};

function byOwnColumn({ order, task, projects }: Walk): SQL[] {
  const { value } = order.sort;
  return stretchesAfter(order, value, sql`t.id`).map((place) =>
    inProjects(projects, {
      columns: sql`${value} as sort, t.id`,
      task: sql`${task} and ${place}`,
      by: (of) => (of === 'page' ? inOrder(order, sql`t.sort`, sql`t.id`) : inOrder(order, value, sql`t.id`)),
    }),
  );
}

/**
 * The tasks of the name at the cursor that come after it, then those of the names that follow; of all names on a first page and
 * after rows without a name.
 *
 * @param select tasks with their name as `sort`: of names under the first condition, with ids after the second
 */
function byName(order: ListOrder, select: (name: SQL, after: SQL | null) => SQL): SQL[] {
  const { sort, after, direction } = order;
  const inPlace = (name: SQL, id: SQL | null) =>
    sql`${select(name, id)} ${inOrder(order, sort.value, sql`t.id`)}`;
  if (!after || after.value === null) return [inPlace(sql`true`, null)];
  const later = direction === 'asc' ? sql`>` : sql`<`;
  return [
    inPlace(sql`${sort.value} = ${after.value}`, after.id),
    inPlace(sql`${sort.value} ${later} ${after.value}`, null),
  ];
}

/**
 * Ids of tasks in their order, as many as a page can need of them.
 *
 * @param same a column that is null in all of them: to the planner an index has their ids in order only with it in front
 */
function inIdOrder(
  order: ListOrder,
  task: SQL,
  projects: SQL | null,
  after: SQL | null,
  same: SQL | null = null,
): SQL {
  const place = after ? sql`and t.id ${order.direction === 'asc' ? sql`>` : sql`<`} ${after}` : sql``;
  const way = sql.raw(order.direction);
  const ids = sql`t.id ${way} limit ${order.limit}`;
  return inProjects(projects, {
    columns: sql`t.id`,
    task: sql`${task} ${place}`,
    by: (of) => (same && of === 'project' ? sql`order by ${same} ${way}, ${ids}` : sql`order by ${ids}`),
  });
}

interface InProjects {
  columns: SQL;
  task: SQL;
  /** The order of one project's tasks, and of those of all projects. */
  by: (of: 'project' | 'page') => SQL;
}

/** Tasks in an order: of the workspace, or merged from those of some projects. */
function inProjects(projects: SQL | null, { columns, task, by }: InProjects): SQL {
  if (!projects) return sql`select ${columns} from tasks t where ${task} ${by('project')}`;
  const ofProject = sql`select ${columns} from tasks t where ${task} and t.project_id = p.id ${by('project')}`;
  return sql`select t.* from projects p cross join lateral (${ofProject}) t where ${projects} ${by('page')}`;
}

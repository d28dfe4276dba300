import { type Direction, filterValues, NO_VALUE } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { keptIn } from '../access/visibleTo';
import { clientEntity } from '../clients/client.entity';
import { type SQL, sql } from '../database/sql';
import { inOrder, isAfter, type ListOrder, oneAfterAnother, stretchesAfter } from '../lists/listOrder';
import { projectEntity } from '../projects/project.entity';
import { taskEntity } from './task.entity';
import { allLookedUp, allOf, type TaskConditions, type TaskQuery, upTo } from './taskConditions';

/*
 * How the page of a list is found among a million tasks: never by sorting all of them.
 *
 * - Without a search an index has the order already: the page is read off it from its place. For who sees some projects only, or
 *   asks for them, the indexes of those are merged (`byValue`). Orders by a joined name walk the names (few) in their order and
 *   read each one's tasks off an index.
 * - A search for what the planner takes for rare gathers all that it finds and sorts it. What is common, or turns out to be, is
 *   found soon by walking the order. The estimate only chooses the way; the rows are the same.
 *
 * Within some projects gathering asks the index for what these have of a word; walking reads their tasks one by one, and is done
 * sooner where it finds a page in each project, and enough for the count, before it has read all of them.
 */

export interface FoundTasks {
  with?: SQL;
  /** A select of `stretch`, `sort` and `id`, in order and limited. */
  places: SQL;
  /** How many tasks a search finds, counted to somewhere beyond the list's cap; null without a search. */
  total: SQL | null;
}

/** @param expected about how many tasks a search finds; it only chooses the way */
export function findTasks(
  actor: SignedIn,
  query: TaskQuery,
  order: ListOrder,
  conditions: TaskConditions,
  expected: number,
): FoundTasks {
  const { task, search, projects } = conditions;
  const walk: Walk = { actor, order, task: search ? sql`${task} and ${search}` : task, projects };
  const walked = oneAfterAnother(order, walks[query.sort]?.(walk) ?? byOwnColumn(walk, query));
  if (!search) return { places: walked, total: null };
  const few = fewTasks(order.limit, conditions);
  if (expected > few) return { places: walked, total: countedTasks(conditions) };

  const { value } = order.sort;
  const withNames = sql`gathered t join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id
    join clients c on c.workspace_id = p.workspace_id and c.id = p.client_id
    left join people u on u.workspace_id = t.workspace_id and u.id = t.assignee_id`;
  const count = sql`(select count(*) from gathered)`;
  return {
    with: sql`gathered as materialized (
      select t.id, t.workspace_id, t.project_id, t.assignee_id, t.title_key, t.priority, t.status, t.due_date, t.estimated_hours
      from tasks t where ${allLookedUp(conditions)} limit ${few + 1})`,
    places: sql`select * from (
        select 0 as stretch, ${value} as sort, t.id from ${query.sort in walks ? withNames : sql`gathered t`}
        where ${count} <= ${few} and ${isAfter(order, value, sql`t.id`)} ${inOrder(order, value, sql`t.id`)}) few
      union all select * from (${walked}) many where ${count} > ${few}`,
    total: count,
  };
}

/**
 * So many tasks that a search finds are gathered and sorted rather than walked to: all where all are counted. Of n among many,
 * walking to a page looks at many / n for each of its rows: at the square root gathering looks at as many. Within some projects
 * walking is done sooner where it finds a page in each, and enough to count.
 */
export function fewTasks(limit: number, { projectIds, cap, among }: TaskConditions): number {
  if (cap > among) return among;
  return projectIds ? limit * projectIds.length + cap : Math.ceil(Math.sqrt(limit * among));
}

/** How many tasks a search finds, counted to just beyond the cap: a select of one number. */
export function countedTasks(conditions: TaskConditions): SQL {
  return sql`select count(*) from (select from tasks t where ${allOf(conditions)} ${upTo(conditions.cap)}) counted`;
}

/** Tasks `t` under a condition by their title: a select of `sort` and `id`. */
export function tasksByTitle(projects: SQL | null, task: SQL, limit: number): SQL {
  return byValue(projects, task, { value: sql`t.title_key`, direction: 'asc', limit });
}

/** The tasks that changed last: a select of `sort`, `id` and `project_id`, the newest first. */
export function newestTasks(actor: SignedIn, projects: SQL | null, limit: number): SQL {
  const task = keptIn(actor, taskEntity);
  return byValue(projects, task, {
    value: sql`t.updated_at`,
    direction: 'desc',
    limit,
    more: sql`, t.project_id`,
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
        where ${projects ?? keptIn(actor, projectEntity)} and ${name}`;
    }),
  client: ({ actor, order, task, projects }) =>
    byName(order, (name, after) => {
      const ofClient = sql`p.workspace_id = c.workspace_id and p.client_id = c.id and p.deleted_at is null`;
      const each = inIdOrder(order, task, projects ? sql`${ofClient} and ${projects}` : ofClient, after);
      return sql`select ${order.sort.value} as sort, t.id from clients c cross join lateral (${each}) t
        where ${keptIn(actor, clientEntity)} and ${name}`;
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

function byOwnColumn({ order, task, projects }: Walk, { sort, filters }: TaskQuery): SQL[] {
  const { direction, limit } = order;
  const { value } = order.sort;
  const areFew = filters.user !== undefined && !filterValues(filters.user).includes(NO_VALUE);
  return stretchesAfter(order, value, sql`t.id`, sort === 'dueDate').map((place) =>
    byValue(projects, sql`${task} and ${place}`, { value, direction, limit, areFew }),
  );
}

interface ByValue {
  value: SQL;
  direction: Direction;
  limit: number;
  /** Each project has few of these tasks, all of which an index gives: they are read once. */
  areFew?: boolean;
  /** Columns besides `sort` and `id`, with a comma before each. */
  more?: SQL;
}

/**
 * Tasks by a value of their own and their id: a select of `sort` and `id`. Of some projects, the page's length is not read off
 * each of them. A few tasks off each give a page, if not the first; where it ends, the first one has ended, too, so that each
 * project is read no further than there.
 */
function byValue(
  projects: SQL | null,
  task: SQL,
  { value, direction, limit, areFew = false, more = sql`` }: ByValue,
): SQL {
  const way = sql.raw(direction);
  const tasks = (where: SQL, most: SQL) =>
    sql`select ${value} as sort, t.id ${more} from tasks t where ${task} and ${where} order by ${value} ${way}, t.id ${way} limit ${most}`;
  if (!projects) return tasks(sql`true`, sql`${limit}`);
  const merged = (where: SQL, most: SQL) =>
    sql`select t.* from mine p cross join lateral (${tasks(sql`t.project_id = p.id and ${where}`, most)}) t
      order by t.sort ${way}, t.id ${way} limit ${limit}`;
  const mine = sql`mine as materialized (select p.id from projects p where ${projects})`;
  if (areFew) return sql`with ${mine} ${merged(sql`true`, sql`${limit}`)}`;
  const each = sql`(select ${limit} * 3 / 2 / greatest(count(*), 1) + 1 from mine)`;
  const isBefore = direction === 'asc' ? sql`<=` : sql`>=`;
  // Said twice, the planner takes it for as little as it is, and reads on in the order.
  const upToBound = sql`${value} ${isBefore} (select sort from bound)
    and (${value}, t.id) ${isBefore} ((select sort from bound), (select id from bound))`;
  return sql`with ${mine},
      ahead as materialized (${merged(sql`true`, each)}),
      bound as materialized (select * from (
        select sort, id from ahead order by sort ${way}, id ${way} offset ${limit - 1}) last where sort is not null)
    select * from (${merged(upToBound, sql`${limit}`)}) bounded where exists (select from bound)
    union all select * from (${merged(sql`true`, sql`${limit}`)}) unbounded where not exists (select from bound)`;
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
  const tasks = (where: SQL, by: SQL) =>
    sql`select t.id from tasks t where ${task} ${place} and ${where} order by ${by}`;
  const ofProject = same ? sql`${same} ${way}, ${ids}` : ids;
  if (!projects) return tasks(sql`true`, ofProject);
  return sql`select t.* from projects p cross join lateral (${tasks(sql`t.project_id = p.id`, ofProject)}) t where ${projects} order by ${ids}`;
}

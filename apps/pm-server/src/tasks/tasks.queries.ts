import {
  defaultQuery,
  OVERVIEW_ROWS,
  PRIORITIES,
  type TaskCounts,
  taskList,
  todayIn,
  totalOf,
  WORK_PARTS,
  workFilters,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import type { StoredRow } from '../entities/StoredRow';
import { inOrderOfPlaces, listOrder } from '../lists/listOrder';
import { filtered, isoInstant, jsonRow, sortedBy, writePage } from '../lists/listPage';
import { personName } from '../people/person.entity';
import { taskEntity } from './task.entity';
import {
  allCounted,
  allOf,
  expectedTasks,
  projectsOf,
  type TaskQuery,
  taskConditions,
  taskFields,
  upTo,
} from './taskConditions';
import { findTasks, newestTasks } from './taskOrder';
import { countedTasks, tallied, taskTotal } from './taskTallies';

/** Tasks `t` with their project `p`, client `c` and assignee `u`. */
const taskFrom = sql`${taskEntity.from}
  join clients c on c.workspace_id = p.workspace_id and c.id = p.client_id
  left join people u on u.workspace_id = t.workspace_id and u.id = t.assignee_id`;

export async function listTasks(tx: Tx, actor: SignedIn, query: TaskQuery, now: Date): Promise<string> {
  const order = listOrder(actor, taskList, query, sortedBy(SORTED));
  const conditions = await taskConditions(tx, actor, query, todayIn(actor.timeZone, now));
  const expected = conditions.search ? await expectedTasks(tx, conditions) : 0;
  const found = findTasks(actor, query, order, conditions, expected);
  return writePage(tx, query, order, {
    ...found,
    page: sql`select ${taskRow} as json, place.sort, place.id from (${found.places}) place
      join ${taskFrom} on t.workspace_id = ${actor.workspaceId} and t.id = place.id
      ${inOrderOfPlaces(order)}`,
    total: found.total ?? taskTotal(actor, query, conditions),
    cap: conditions.cap,
  });
}

/** One task with its names; null where the actor sees none. */
export async function taskDetail(tx: Tx, actor: SignedIn, id: string): Promise<StoredRow | null> {
  const [row] = await rowsOf<StoredRow>(
    tx,
    sql`select ${taskRow} as json, t.version from ${taskFrom} where ${visibleTo(actor, taskEntity)} and t.id = ${id}`,
  );
  return row ?? null;
}

/** The condition for the tasks `t` that a list has for the actor. */
export async function matchingTasks(tx: Tx, actor: SignedIn, query: TaskQuery, now: Date): Promise<SQL> {
  return allOf(await taskConditions(tx, actor, query, todayIn(actor.timeZone, now)));
}

/** The stat cards of TSK-02 and the hours under the list's filters; 'overdue' by the workspace's calendar. */
export async function taskCounts(tx: Tx, actor: SignedIn, query: TaskQuery, now: Date): Promise<string> {
  const today = todayIn(actor.timeZone, now);
  const conditions = await taskConditions(tx, actor, query, today);
  const counts = conditions.search
    ? countedTasks(
        sql`select t.* from tasks t where ${await allCounted(tx, conditions)} ${upTo(conditions.cap)}`,
        today,
      )
    : tallied(actor, query, conditions, today);
  const [row] = await rowsOf<{ total: number; json: string }>(
    tx,
    sql`select counts."total"::int as total, row_to_json(counts)::text as json from (select counts.*, false as "totalIsCapped" from (${counts}) counts) counts`,
  );
  if (!row) throw new Error('The count answered no row');
  const told: TaskCounts = {
    ...totalOf(row.total, conditions.cap),
    completed: null,
    inProgress: null,
    overdue: null,
    hours: null,
  };
  return told.totalIsCapped ? JSON.stringify(told) : row.json;
}

/** The newest changes first: the dashboard's panel. */
export function recentTasks(actor: SignedIn, limit: number): SQL {
  return sql`select ${taskRow}::json as row from (${newestTasks(actor, projectsOf(actor), limit)}) newest
    join ${taskFrom} on t.workspace_id = ${actor.workspaceId} and t.id = newest.id order by newest.sort desc, newest.id desc`;
}

/**
 * Domain's 'My Work' as JSON: of each part how many tasks there are and the first by due date. The actor's open tasks are read once; the
 * parts are told apart among them by the list's own filters.
 */
export async function myWork(tx: Tx, actor: SignedIn, limit: number, today: string): Promise<SQL> {
  const query = { ...defaultQuery(taskList), filters: workFilters('open', actor.personId) };
  const mine = allOf(await taskConditions(tx, actor, query, today));
  const parts = WORK_PARTS.map((part) => {
    const filters = filtered(taskList, workFilters(part, actor.personId), { fields: taskFields }, today);
    const found = sql`from mine t where ${sql.join(filters, sql` and `)}`;
    return sql`${part}::text, json_build_object('total', (select count(*) ${found}),
      'tasks', (select coalesce(json_agg(shown.row), '[]') from (
        select ${taskRow}::json as row from (select t.id, t.due_date ${found} order by t.due_date, t.id limit ${limit}) place
        join ${taskFrom} on t.workspace_id = ${actor.workspaceId} and t.id = place.id order by place.due_date, place.id) shown))`;
  });
  return sql`(with mine as materialized (select t.id, t.assignee_id, t.status, t.due_date from tasks t where ${mine})
    select json_build_object(${sql.join(parts, sql`, `)}))`;
}

/**
 * domain's NextTask of the first of some tasks, as a JSON array: those due first, the urgent ones of a day before the others.
 *
 * @param places a table, or a statement in brackets, with `id`, `due_date` and `priority` of tasks that the actor sees
 */
export function nextTasks({ workspaceId }: SignedIn, places: SQL): SQL {
  const rank = sql`array_position(string_to_array(${PRIORITIES.join()}, ','), o.priority)`;
  return sql`(select coalesce(json_agg(row_to_json(one)), '[]') from (
      select t.id, t.title, t.project_id as "projectId", p.name as "projectName", ${personName} as "assigneeName",
        u.initials as "assigneeInitials", t.priority, t.status, t.due_date as "dueDate"
      from (select o.id, o.due_date, ${rank} as rank from ${places} o order by 2, 3 desc, 1 limit ${OVERVIEW_ROWS}) o
        join tasks t on t.workspace_id = ${workspaceId} and t.id = o.id join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id
        left join people u on u.workspace_id = t.workspace_id and u.id = t.assignee_id
      order by o.due_date, o.rank desc, o.id) one)`;
}

/** What the list is sorted by, by domain's field names. */
const SORTED = {
  fields: {
    priority: sql`t.priority`,
    status: sql`t.status`,
    dueDate: sql`t.due_date`,
    estimatedHours: sql`t.estimated_hours`,
  },
  sortKeys: {
    title: sql`t.title_key`,
    projectName: sql`p.name_key`,
    clientName: sql`c.name_key`,
    assigneeName: sql`u.name_key`,
  },
};

/** domain's EmbeddedTaskRow of task `t` and its assignee `u`. */
export const embeddedTaskColumns = sql`t.id, t.version, t.title, t.description, t.assignee_id as "assigneeId",
  ${personName} as "assigneeName", u.initials as "assigneeInitials", t.priority, t.status,
  t.estimated_hours as "estimatedHours", t.due_date as "dueDate"`;

/** domain's TaskRow as JSON text. */
const taskRow =
  jsonRow(sql`${embeddedTaskColumns}, t.project_id as "projectId", p.name as "projectName", p.client_id as "clientId",
  c.name as "clientName", u.job_role as "assigneeRole", t.tags, ${isoInstant(sql`t.created_at`)} as "createdAt",
  ${isoInstant(sql`t.updated_at`)} as "updatedAt"`);

import { type TaskCounts, taskList, todayIn, totalOf } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { taskScope } from '../access/scope';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import type { StoredRow } from '../database/StoredRow';
import { type SQL, sql } from '../database/sql';
import { listOrder } from '../lists/listOrder';
import { isoInstant, jsonRow, writePage } from '../lists/listPage';
import {
  allCounted,
  allOf,
  expectedTasks,
  projectsOf,
  type TaskQuery,
  taskConditions,
  upTo,
} from './taskConditions';
import { findTasks, newestTasks } from './taskOrder';
import { countedTasks, tallied, taskTotal } from './taskTallies';

/** Tasks `t` with their project `p`. */
export const tasksInProjects = sql`tasks t
  join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id`;

/** Tasks `t` with their project `p`, client `c` and assignee `u`. */
const taskFrom = sql`${tasksInProjects}
  join clients c on c.workspace_id = p.workspace_id and c.id = p.client_id
  left join people u on u.workspace_id = t.workspace_id and u.id = t.assignee_id`;

const fullName = sql`btrim(u.first_name || ' ' || u.last_name)`;

export async function listTasks(tx: Tx, actor: SignedIn, query: TaskQuery): Promise<string> {
  const order = listOrder(actor, taskList, query, sortedField);
  const conditions = await taskConditions(tx, actor, query);
  const expected = conditions.search ? await expectedTasks(tx, conditions) : 0;
  const found = findTasks(actor, query, order, conditions, expected);
  const way = sql.raw(order.direction);
  return writePage(tx, query, order, {
    ...found,
    page: sql`select ${taskRow} as json, place.sort, place.id from (${found.places}) place
      join ${taskFrom} on t.workspace_id = ${actor.workspaceId} and t.id = place.id
      order by place.stretch, place.sort ${way}, place.id ${way}`,
    total: found.total ?? taskTotal(actor, query, conditions),
    cap: conditions.cap,
  });
}

/** One task with its names; null where the actor sees none. */
export async function taskDetail(tx: Tx, actor: SignedIn, id: string): Promise<StoredRow | null> {
  const [row] = await rowsOf<StoredRow>(
    tx,
    sql`select ${taskRow} as json, t.version from ${taskFrom} where ${visibleTasks(actor)} and t.id = ${id}`,
  );
  return row ?? null;
}

/** The condition for the tasks `t` that a list has for the actor. */
export async function matchingTasks(tx: Tx, actor: SignedIn, query: TaskQuery): Promise<SQL> {
  return allOf(await taskConditions(tx, actor, query));
}

/** The stat cards of TSK-02 and the hours under the list's filters; 'overdue' by the workspace's calendar. */
export async function taskCounts(tx: Tx, actor: SignedIn, query: TaskQuery, now: Date): Promise<string> {
  const today = todayIn(actor.timeZone, now);
  const conditions = await taskConditions(tx, actor, query);
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

/** What the list is sorted by, by domain's field names. */
function sortedField(name: string): SQL {
  const field = SORTED[name];
  if (!field) throw new Error(`The list of tasks sorts by ${name}, which its SQL does not know`);
  return field;
}

const SORTED: Readonly<Record<string, SQL>> = {
  title: sql`t.title`,
  projectName: sql`p.name`,
  clientName: sql`c.name`,
  assigneeName: fullName,
  priority: sql`t.priority`,
  status: sql`t.status`,
  dueDate: sql`t.due_date`,
  estimatedHours: sql`t.estimated_hours`,
};

/** The condition for the tasks that the actor sees. */
export function visibleTasks(actor: SignedIn): SQL {
  return sql`t.workspace_id = ${actor.workspaceId} and t.deleted_at is null and ${taskScope(actor)}`;
}

/** domain's EmbeddedTaskRow of task `t` and its assignee `u`. */
export const embeddedTaskColumns = sql`t.id, t.version, t.title, t.description, t.assignee_id as "assigneeId",
  ${fullName} as "assigneeName", u.initials as "assigneeInitials", t.priority, t.status,
  t.estimated_hours as "estimatedHours", t.due_date as "dueDate"`;

/** domain's TaskRow as JSON text. */
const taskRow =
  jsonRow(sql`${embeddedTaskColumns}, t.project_id as "projectId", p.name as "projectName", p.client_id as "clientId",
  c.name as "clientName", u.job_role as "assigneeRole", t.tags, ${isoInstant(sql`t.created_at`)} as "createdAt",
  ${isoInstant(sql`t.updated_at`)} as "updatedAt"`);

import { type QueryOf, taskList, todayIn } from '@linework/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { SignedIn } from '../access/SignedIn';
import { taskScope } from '../access/scope';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import type { StoredRow } from '../database/StoredRow';
import { isoInstant, jsonRow, type ListSource, listPage, matching } from '../lists/listPage';

type TaskQuery = QueryOf<typeof taskList>;

/** Tasks `t` with their project `p`, client `c` and assignee `u`. */
export const taskFrom = sql`tasks t
  join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id
  join clients c on c.workspace_id = p.workspace_id and c.id = p.client_id
  left join people u on u.workspace_id = t.workspace_id and u.id = t.assignee_id`;

const fullName = sql`btrim(u.first_name || ' ' || u.last_name)`;

export function listTasks(tx: Tx, actor: SignedIn, query: TaskQuery): Promise<string> {
  return listPage(tx, actor, taskList, query, taskSource(actor));
}

/** One task with its names; null where the actor sees none. */
export async function taskDetail(tx: Tx, actor: SignedIn, id: string): Promise<StoredRow | null> {
  const [row] = await rowsOf<StoredRow>(
    tx,
    sql`select ${taskRow} as json, t.version from ${taskFrom} where ${visibleTasks(actor)} and t.id = ${id}`,
  );
  return row ?? null;
}

/** The condition for the tasks that a list has for the actor. */
export function matchingTasks(actor: SignedIn, query: TaskQuery): SQL {
  return matching(taskList, query, taskSource(actor));
}

/** The stat cards of TSK-02 and the hours under the list's filters; 'overdue' by the workspace's calendar. */
export async function taskCounts(tx: Tx, actor: SignedIn, query: TaskQuery, now: Date): Promise<string> {
  const today = todayIn(actor.timeZone, now);
  const [row] = await rowsOf<{ json: string }>(
    tx,
    sql`select json_build_object(
          'total', count(*),
          'completed', count(*) filter (where t.status = 'Completed'),
          'inProgress', count(*) filter (where t.status = 'In Progress'),
          'overdue', count(*) filter (where t.status <> 'Completed' and t.due_date < ${today}::date),
          'hours', coalesce(sum(t.estimated_hours), 0))::text as json
        from ${taskFrom} where ${matchingTasks(actor, query)}`,
  );
  return row?.json ?? '';
}

/** The newest changes first: the dashboard's panel. */
export function recentTasks(actor: SignedIn, limit: number): SQL {
  return sql`select ${taskRow}::json as row from ${taskFrom} where ${visibleTasks(actor)} order by t.updated_at desc, t.id limit ${limit}`;
}

function taskSource(actor: SignedIn): ListSource {
  return {
    from: taskFrom,
    id: sql`t.id`,
    visible: visibleTasks(actor),
    fields: {
      id: sql`t.id`,
      title: sql`t.title`,
      description: sql`t.description`,
      projectId: sql`t.project_id`,
      projectName: sql`p.name`,
      clientId: sql`p.client_id`,
      clientName: sql`c.name`,
      assigneeId: sql`t.assignee_id`,
      assigneeName: fullName,
      priority: sql`t.priority`,
      status: sql`t.status`,
      dueDate: sql`t.due_date`,
      estimatedHours: sql`t.estimated_hours`,
    },
    row: taskRow,
  };
}

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

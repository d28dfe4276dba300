import { type QueryOf, reachOf, taskList } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { taskScope } from '../access/scope';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { filtered, finds } from '../lists/listPage';

export type TaskQuery = QueryOf<typeof taskList>;

/** What a query asks of tasks, taken apart so that indexes answer it. */
export interface TaskConditions {
  /** Of tasks `t`: the workspace, 'not deleted', and the filters but for project and client. */
  task: SQL;
  /** Of tasks `t`: what is searched for; null without a search. */
  search: SQL | null;
  /** Of projects `p`: those that the actor sees and the query asks for. Null where these are all of the workspace. */
  projects: SQL | null;
  /** What to expect of the search; zeros without one. */
  expected: Expected;
}

interface Expected {
  /** About how many tasks it finds, as the planner's statistics have it. */
  tasks: number;
  /** How many projects there are to look in, where these are not all. */
  projects: number;
}

type Conditions = Omit<TaskConditions, 'expected'>;

/** @param query as the list's, of which only the search and the filters count */
export async function taskConditions(tx: Tx, actor: SignedIn, query: TaskQuery): Promise<TaskConditions> {
  const asked = { ...withoutSearch(actor, query), search: null };
  if (query.search === '') return { ...asked, expected: { tasks: 0, projects: 0 } };
  const found = await searched(tx, actor, query.search, asked.projects);
  const conditions = { ...asked, search: found.search };
  return { ...conditions, expected: { tasks: await estimateOf(tx, conditions), projects: found.within } };
}

/** The conditions as one on tasks `t`. */
export function allOf({ task, search, projects }: Conditions): SQL {
  const conditions = [task];
  if (search) conditions.push(search);
  if (projects) {
    conditions.push(sql`t.project_id = any(array(select p.id from projects p where ${projects}))`);
  }
  return sql.join(conditions, sql` and `);
}

/** Projects `p` whose tasks the actor sees; null where these are all of the workspace. */
export function projectsOf(actor: SignedIn, asked: readonly SQL[] = []): SQL | null {
  const conditions = reachOf(actor, 'task:read') === 'all' ? asked : [...asked, taskScope(actor)];
  if (conditions.length === 0) return null;
  const stored = sql`p.workspace_id = ${actor.workspaceId} and p.deleted_at is null`;
  return sql.join([stored, ...conditions], sql` and `);
}

function withoutSearch(actor: SignedIn, { filters }: TaskQuery): Pick<TaskConditions, 'task' | 'projects'> {
  const { project, client, ...ofTask } = filters;
  const ofProject = { ...(project && { project }), ...(client && { client }) };
  const stored = sql`t.workspace_id = ${actor.workspaceId} and t.deleted_at is null`;
  return {
    task: sql.join([stored, ...filtered(taskList, ofTask, { fields: FIELDS })], sql` and `),
    projects: projectsOf(actor, filtered(taskList, ofProject, { fields: FIELDS })),
  };
}

/** The filtered fields, those of a task's project as the project has them. */
const FIELDS = {
  id: sql`t.id`,
  projectId: sql`p.id`,
  clientId: sql`p.client_id`,
  assigneeId: sql`t.assignee_id`,
  status: sql`t.status`,
  priority: sql`t.priority`,
};

/**
 * The names of projects and people are searched first, so that the planner knows how many there are: then a task matches by its
 * own text, its project or its assignee, each of which has an index.
 */
async function searched(
  tx: Tx,
  actor: SignedIn,
  text: string,
  projects: SQL | null,
): Promise<{ search: SQL; within: number }> {
  const within = projects ? sql`select count(*)::int from projects p where ${projects}` : sql`select 0`;
  const [named] = await rowsOf<{ projects: string[]; people: string[]; within: number }>(
    tx,
    sql`select to_json(array(select p.id from projects p where p.workspace_id = ${actor.workspaceId} and p.deleted_at is null
            and ${finds(text, sql`lower(p.name)`)})) as projects,
          to_json(array(select u.id from people u where u.workspace_id = ${actor.workspaceId}
            and ${finds(text, sql`lower(btrim(u.first_name || ' ' || u.last_name))`)})) as people,
          (${within}) as within`,
  );
  const ways = [finds(text, sql`t.search_text`)];
  if (named && named.projects.length > 0) ways.push(sql`t.project_id = any(${uuids(named.projects)})`);
  if (named && named.people.length > 0) ways.push(sql`t.assignee_id = any(${uuids(named.people)})`);
  return { search: sql`(${sql.join(ways, sql` or `)})`, within: named?.within ?? 0 };
}

/** What the planner expects, without looking at a single task. */
async function estimateOf(tx: Tx, conditions: Conditions): Promise<number> {
  const [row] = await rowsOf<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    tx,
    sql`explain (format json) select from tasks t where ${allOf(conditions)}`,
  );
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

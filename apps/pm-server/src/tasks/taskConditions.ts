import { countedTo, type QueryOf, reachOf, taskList } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { keptIn, reachedBy } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { filtered, finds } from '../lists/listPage';
import { personName } from '../people/person.entity';
import { projectEntity, withTheirProjects } from '../projects/project.entity';
import { states } from './tallyLines';
import { taskEntity } from './task.entity';

export type TaskQuery = QueryOf<typeof taskList>;

/** What a query asks of tasks, taken apart so that indexes answer it. */
export interface TaskConditions {
  /** Of tasks `t`: the workspace, 'not deleted', and the filters but for project and client. */
  task: SQL;
  /** Of tasks `t`: what is searched for; null without a search. */
  search: SQL | null;
  /** Of projects `p`: those that the actor sees and the query asks for. Null where these are all of the workspace. */
  projects: SQL | null;
  /** Those projects' ids, as a search has found them before; null without a search, and where these are all. */
  projectIds: readonly string[] | null;
  /** How many tasks the actor sees; 0 without a search. */
  among: number;
  /** How far the tasks are counted. */
  cap: number;
}

type Conditions = Pick<TaskConditions, 'task' | 'search' | 'projects' | 'projectIds'>;

/**
 * @param query as the list's, of which only the search and the filters count
 * @param today what filters by date count from
 */
export async function taskConditions(
  tx: Tx,
  actor: SignedIn,
  query: TaskQuery,
  today: string,
): Promise<TaskConditions> {
  const { search } = query;
  if (search === '') {
    const cap = countedTo(query, taskList, 0);
    return { ...withoutSearch(actor, query, today), search: null, projectIds: null, among: 0, cap };
  }
  const asker = await withTheirProjects(tx, actor);
  const { task, projects } = withoutSearch(asker, query, today);
  const { names, among, projectIds } = await searched(tx, asker, search, projects);
  const ways = [await textCondition(tx, asker, search), ...names];
  const cap = countedTo(query, taskList, among);
  return { task, search: sql`(${sql.join(ways, sql` or `)})`, ...within(asker, projectIds), among, cap };
}

/** A search of nothing but tasks' own texts, in all that the actor sees. */
export async function textConditions(tx: Tx, actor: SignedIn, text: string): Promise<TaskConditions> {
  const [found] = await rowsOf<LookedThrough>(tx, sql`select ${lookedThrough(actor, projectsOf(actor))}`);
  const { among = 0, projectIds = null } = found ?? {};
  const search = await textCondition(tx, actor, text);
  const cap = countedTo({ search: text }, taskList, among);
  return { task: keptIn(actor, taskEntity), search, ...within(actor, projectIds), among, cap };
}

/** About how many tasks the conditions leave, as the planner's statistics have it. */
export async function expectedTasks(tx: Tx, conditions: Conditions): Promise<number> {
  return (await plannedRows(tx, sql`select from tasks t where ${allOf(conditions)}`)).rows;
}

/** Where more than one task in so many matches, reading the projects' tasks is sooner at the cap than all are looked up. */
const SOON_CAPPED = 40;

/** The conditions as one on tasks `t`, for counting them up to the cap. */
export async function allCounted(tx: Tx, conditions: TaskConditions): Promise<SQL> {
  const { projectIds, among } = conditions;
  if (!projectIds) return allOf(conditions);
  const areMany = (await expectedTasks(tx, conditions)) * SOON_CAPPED > among;
  return areMany ? allOf(conditions) : allLookedUp(conditions);
}

/** LIMIT of what is counted no further than just beyond the cap. */
export function upTo(cap: number): SQL {
  return Number.isFinite(cap) ? sql`limit ${cap + 1}` : sql``;
}

/** The conditions as one on tasks `t`. */
export function allOf({ task, search, projects, projectIds }: Conditions): SQL {
  const conditions = [task];
  if (search) conditions.push(search);
  if (projectIds) conditions.push(sql`t.project_id = any(${uuids(projectIds)})`);
  else if (projects) {
    conditions.push(sql`t.project_id = any(array(select p.id from projects p where ${projects}))`);
  }
  return sql.join(conditions, sql` and `);
}

/** The same for reading all that they leave: the index of trigrams has each task's project, too, as an array. */
export function allLookedUp(conditions: Conditions): SQL {
  const { projectIds } = conditions;
  return projectIds
    ? sql`${allOf(conditions)} and array[t.project_id] && ${uuids(projectIds)}`
    : allOf(conditions);
}

/** Projects `p` whose tasks the actor sees; null where these are all of the workspace. */
export function projectsOf(actor: SignedIn, asked: readonly SQL[] = []): SQL | null {
  const conditions = reachOf(actor, 'task:read') === 'all' ? asked : [...asked, reachedBy(actor, taskEntity)];
  if (conditions.length === 0) return null;
  return sql.join([keptIn(actor, projectEntity), ...conditions], sql` and `);
}

function withoutSearch(
  actor: SignedIn,
  { filters }: TaskQuery,
  today: string,
): Pick<TaskConditions, 'task' | 'projects'> {
  const { project, client, ...ofTask } = filters;
  const ofProject = { ...(project && { project }), ...(client && { client }) };
  return {
    task: sql.join(
      [keptIn(actor, taskEntity), ...filtered(taskList, ofTask, { fields: taskFields }, today)],
      sql` and `,
    ),
    projects: projectsOf(actor, filtered(taskList, ofProject, { fields: taskFields }, today)),
  };
}

/** The projects of a search, whose ids were found before; null where these are all. */
function within(
  { workspaceId }: SignedIn,
  projectIds: readonly string[] | null,
): Pick<TaskConditions, 'projects' | 'projectIds'> {
  if (!projectIds) return { projects: null, projectIds };
  return { projects: sql`p.workspace_id = ${workspaceId} and p.id = any(${uuids(projectIds)})`, projectIds };
}

/** The filtered fields of tasks `t`, those of a task's project as the project has them. */
export const taskFields = {
  id: sql`t.id`,
  projectId: sql`p.id`,
  clientId: sql`p.client_id`,
  assigneeId: sql`t.assignee_id`,
  status: sql`t.status`,
  priority: sql`t.priority`,
  dueDate: sql`t.due_date`,
};

interface LookedThrough {
  projectIds: string[] | null;
  among: number;
}

/**
 * What a search is about: how many tasks, which projects, and what the names in them find. The names of projects and people are
 * searched first, so that the planner knows how many there are: then a task matches by its own text, its project or its
 * assignee, each of which has an index.
 */
async function searched(
  tx: Tx,
  actor: SignedIn,
  text: string,
  projects: SQL | null,
): Promise<LookedThrough & { names: SQL[] }> {
  const [found] = await rowsOf<LookedThrough & { named: string[]; people: string[] }>(
    tx,
    sql`select to_json(array(select p.id from projects p where ${projects ?? keptIn(actor, projectEntity)} and ${finds(text, sql`fold_text(p.name)`)})) as named,
          to_json(array(select u.id from people u where u.workspace_id = ${actor.workspaceId}
            and ${finds(text, sql`fold_text(${personName})`)})) as people,
          ${lookedThrough(actor, projects)}`,
  );
  const { named = [], people = [], among = 0, projectIds = null } = found ?? {};
  const names: SQL[] = [];
  if (named.length > 0) names.push(sql`t.project_id = any(${uuids(named)})`);
  if (people.length > 0) names.push(sql`t.assignee_id = any(${uuids(people)})`);
  return { names, among, projectIds };
}

/** The columns of LookedThrough. */
function lookedThrough(actor: SignedIn, projects: SQL | null): SQL {
  const ids = projects ? sql`to_json(array(select p.id from projects p where ${projects}))` : sql`null::json`;
  return sql`(select coalesce(sum(k.tasks), 0)::int from ${states(actor, projectsOf(actor))}) as among, ${ids} as "projectIds"`;
}

/** Of more words each is asked for. */
const MOST_WEIGHED = 8;
/** A word rules nothing out, for what reading it in the index costs, where so many times more tasks have it than the rarest. */
const TOO_COMMON = 50;

/**
 * The condition that a task's own text has what is searched for. The index of trigrams reads all that have a word, for each word;
 * so common ones next to a rare one are kept from it.
 */
async function textCondition(tx: Tx, actor: SignedIn, text: string): Promise<SQL> {
  const whole = finds(text, sql`t.search_text`);
  const words = wordsIn(text);
  if (words.length === 1 || words.length > MOST_WEIGHED) return whole;
  const each = words.map(
    (word) =>
      sql`array(select t.id from tasks t where t.workspace_id = ${actor.workspaceId} and ${finds(word, sql`t.search_text`)})`,
  );
  const { parts } = await plannedRows(tx, sql`select ${sql.join(each, sql`, `)}`);
  const most = TOO_COMMON * Math.min(...parts);
  const rare = words.filter((_, index) => (parts[index] ?? 0) <= most).map(has);
  if (rare.length === words.length) return whole;
  // Of the whole by an expression that no index has.
  return sql`(${sql.join(rare, sql` and `)} and ${finds(text, sql`(t.search_text || '')`)})`;
}

/** That a task's text has a word. Of a regular expression the index is not asked for the commonest trigrams ('  k'), as of LIKE's. */
function has(word: string): SQL {
  return sql`t.search_text ~ ('***=' || fold_text(${word}))`;
}

/** The words of a text with the spaces next to them. */
function wordsIn(text: string): string[] {
  const words = text.split(' ');
  return words.map((word, index) => `${index > 0 ? ' ' : ''}${word}${index < words.length - 1 ? ' ' : ''}`);
}

interface Planned {
  'Plan Rows': number;
  Plans?: Planned[];
}

/** What the planner expects, without looking at a single row: of the statement, and of each part of it. */
async function plannedRows(tx: Tx, statement: SQL): Promise<{ rows: number; parts: number[] }> {
  const [row] = await rowsOf<{ 'QUERY PLAN': [{ Plan: Planned }] }>(
    tx,
    sql`explain (format json) ${statement}`,
  );
  const plan = row?.['QUERY PLAN'][0].Plan;
  return { rows: plan?.['Plan Rows'] ?? 0, parts: plan?.Plans?.map((part) => part['Plan Rows']) ?? [] };
}

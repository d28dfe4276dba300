import { MOST_CLIENT_PEOPLE, OVERVIEW_ROWS, reachOf } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { fileEntity } from '../files/file.entity';
import { latestFiles } from '../files/files.queries';
import { personEntity, personName } from '../people/person.entity';
import { withTheirProjects } from '../projects/project.entity';
import { timeFigures } from '../projects/projects.queries';
import { taskEntity } from '../tasks/task.entity';
import { nextTasks } from '../tasks/tasks.queries';
import { clientEntity } from './client.entity';
import { clientRow, detailColumns, projectsOfClient } from './clients.queries';

/**
 * A client with what its page to read shows (GEN-01), as JSON text; null where the actor sees none. Of the open tasks no more than the
 * first of each of its projects are read, off the index by due date.
 */
export async function clientOverview(tx: Tx, signedIn: SignedIn, id: string): Promise<string | null> {
  const actor = await withTheirProjects(tx, signedIn);
  const more = sql`${detailColumns(actor, projectColumns(actor))}
    , ${nextTasks(actor, sql`(${firstTasks(actor)})`)} as "nextTasks"
    , ${latestFiles(sql`${visibleTo(actor, fileEntity)} and p.client_id = ${id}`)} as "latestFiles"
    , ${people(actor)} as "people"`;
  const [row] = await rowsOf<{ json: string }>(
    tx,
    sql`select ${clientRow(actor, more)} as json from ${clientEntity.from} where ${visibleTo(actor, clientEntity)} and c.id = ${id}`,
  );
  return row?.json ?? null;
}

/** What domain's OverviewProject has besides the client's form: hours and money only for those who may see them. */
function projectColumns(actor: SignedIn): { columns: SQL; joins: SQL } {
  const seesBudget = reachOf(actor, 'budget:read') === 'all';
  const seesTime = reachOf(actor, 'time:read') === 'all';
  return {
    columns: sql`, (select t.due_date from tasks t where ${openTasks(actor)} order by t.due_date limit 1) as "nextDue"
      ${seesBudget ? sql`, e.used as "budgetUsedMinor"` : sql``} ${seesTime ? sql`, e.hours` : sql``}`,
    joins: seesBudget || seesTime ? sql`, lateral ${timeFigures} e` : sql``,
  };
}

/** The condition for the open tasks `t` of project `p`. */
function openTasks(actor: SignedIn): SQL {
  return sql`${visibleTo(actor, taskEntity)} and t.project_id = p.id and t.status <> 'Completed'`;
}

/** Of each project of client `c`, the first of its open tasks by due date. */
function firstTasks(actor: SignedIn): SQL {
  return sql`select o.id, o.due_date, o.priority from projects p cross join lateral (
      select t.id, t.due_date, t.priority from tasks t
      where ${openTasks(actor)} order by t.due_date, t.priority limit ${OVERVIEW_ROWS}) o
    where ${projectsOfClient(actor)}`;
}

/** People of client `c` with access to the workspace. */
function people(actor: SignedIn): SQL {
  return sql`(select coalesce(json_agg(row_to_json(one)), '[]') from (
      select u.id, ${personName} as "name", u.initials, u.email, u.status from ${personEntity.from}
      where ${visibleTo(actor, personEntity)} and u.client_id = c.id order by u.name_key, u.id limit ${MOST_CLIENT_PEOPLE}) one)`;
}

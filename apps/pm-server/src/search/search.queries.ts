import { type SearchKind, taskList } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { clientScope, personScope, projectScope } from '../access/scope';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { escapeLike, finds } from '../lists/listPage';
import { allOf, projectsOf } from '../tasks/taskConditions';
import { tasksByTitle } from '../tasks/taskOrder';

/** Hits of each kind that the search box shows. */
const HITS = 5;
/** A kind's hits are counted up to here, as a list's search is. */
const { searchTotalCap: CAP = 1_000 } = taskList;

/** The global search as JSON text: hits whose title begins with the text first. Empty text finds nothing. */
export async function searchEverything(tx: Tx, actor: SignedIn, text: string): Promise<string> {
  if (text === '') return JSON.stringify({ query: text, groups: [] });
  const groups = KINDS.map(
    (
      { kind, ...found },
      place,
    ) => sql`select ${kind} as kind, ${sql.raw(String(place))} as place, found.total, found.hits
      from (${'find' in found ? found.find(actor, text) : findFew(found, actor, text)}) found`,
  );
  const [row] = await rowsOf<{ groups: string }>(
    tx,
    sql`select coalesce(json_agg(json_build_object('kind', kind, 'total', least(total, ${CAP}), 'totalIsCapped', total > ${CAP},
          'hits', (select json_agg(json_build_object('kind', kind, 'id', hit.id, 'title', hit.title, 'subtitle', hit.subtitle))
            from json_to_recordset(hits) hit (id uuid, title text, subtitle text))) order by place), '[]')::text as groups
        from (${sql.join(groups, sql` union all `)}) found where total > 0`,
  );
  return `{"query":${JSON.stringify(text)},"groups":${row?.groups ?? '[]'}}`;
}

/** Rows of which there are some thousands at most: all that match are sorted. */
interface FewKind {
  from: SQL;
  id: SQL;
  title: SQL;
  subtitle: SQL;
  searched: SQL[];
  visible: (actor: SignedIn) => SQL;
}

/** `find`: a select of one row, `total` and `hits`, an array of id, title and subtitle in JSON. */
type Kind = { kind: SearchKind } & (FewKind | { find: (actor: SignedIn, text: string) => SQL });

const personName = sql`btrim(u.first_name || ' ' || u.last_name)`;

const KINDS: Kind[] = [
  {
    kind: 'client',
    from: sql`clients c`,
    id: sql`c.id`,
    title: sql`c.name`,
    subtitle: sql`c.contact_name`,
    searched: [sql`c.name`, sql`c.email`, sql`c.contact_name`],
    visible: (actor) =>
      sql`c.workspace_id = ${actor.workspaceId} and c.deleted_at is null and ${clientScope(actor)}`,
  },
  {
    kind: 'project',
    from: sql`projects p join clients c on c.workspace_id = p.workspace_id and c.id = p.client_id`,
    id: sql`p.id`,
    title: sql`p.name`,
    subtitle: sql`c.name`,
    searched: [sql`p.name`, sql`c.name`, sql`p.description`],
    visible: (actor) =>
      sql`p.workspace_id = ${actor.workspaceId} and p.deleted_at is null and ${projectScope(actor)}`,
  },
  { kind: 'task', find: findTasks },
  {
    kind: 'person',
    from: sql`people u`,
    id: sql`u.id`,
    title: personName,
    subtitle: sql`u.job_role`,
    searched: [personName, sql`u.email`],
    visible: (actor) =>
      sql`u.workspace_id = ${actor.workspaceId} and u.deleted_at is null and ${personScope(actor)}`,
  },
];

function findFew(
  { from, id, title, subtitle, searched, visible }: FewKind,
  actor: SignedIn,
  text: string,
): SQL {
  const contains = sql.join(
    searched.map((field) => finds(text, sql`lower(${field})`)),
    sql` or `,
  );
  return sql`with matching as (
      select ${id} as id, ${title} as title, ${subtitle} as subtitle from ${from} where ${visible(actor)} and (${contains}))
    select (select count(*) from matching) as total, (select json_agg(hit) from (
      select * from matching order by ${begins(sql`title`, text)} desc, ${folded(sql`title`)}, id limit ${HITS}) hit) as hits`;
}

/** As lists find tasks: few are sorted, many are read off the order by title, those that begin with the text first. */
function findTasks(actor: SignedIn, text: string): SQL {
  const conditions = {
    task: sql`t.workspace_id = ${actor.workspaceId} and t.deleted_at is null`,
    search: finds(text, sql`t.search_text`),
    projects: projectsOf(actor),
  };
  const task = sql`${conditions.task} and ${conditions.search}`;
  const beginning = sql`${folded(sql`t.title`)} like lower(${`${escapeLike(text)}%`})`;
  const title = folded(sql`t.title`);
  return sql`with gathered as materialized (select t.id, t.title from tasks t where ${allOf(conditions)} limit ${CAP + 1}),
      few as (select ${begins(sql`t.title`, text)} as first, ${title} as sort, t.id from gathered t
        where (select count(*) from gathered) <= ${CAP} order by first desc, sort, t.id limit ${HITS}),
      beginning as materialized (
        select true as first, * from (${tasksByTitle(conditions.projects, sql`${task} and ${beginning}`, HITS)}) begin
        where (select count(*) from gathered) > ${CAP}),
      other as (
        select false as first, * from (${tasksByTitle(conditions.projects, sql`${task} and not ${beginning}`, HITS)}) other
        where (select count(*) from gathered) > ${CAP} and (select count(*) from beginning) < ${HITS})
    select (select count(*) from gathered) as total, (select json_agg(hit) from (
      select t.id, t.title, p.name as subtitle from (select * from few union all select * from beginning union all select * from other) found
        join tasks t on t.workspace_id = ${actor.workspaceId} and t.id = found.id
        join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id
      order by found.first desc, found.sort, found.id limit ${HITS}) hit) as hits`;
}

function begins(title: SQL, text: string): SQL {
  return sql`lower(${title}) like lower(${`${escapeLike(text)}%`})`;
}

function folded(text: SQL): SQL {
  return sql`lower(${text}) collate "C"`;
}

import {
  type FileKind,
  forgivableWords,
  type KnownWord,
  nearSearches,
  SEARCH_LIMITS,
  type SearchKind,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { keptIn, visibleTo } from '../access/visibleTo';
import { clientEntity } from '../clients/client.entity';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { fileEntity } from '../files/file.entity';
import { escapeLike, finds } from '../lists/listPage';
import { personEntity, personName } from '../people/person.entity';
import { workOrCompany } from '../people/workOrCompany';
import { projectEntity, withTheirProjects } from '../projects/project.entity';
import { allLookedUp, expectedTasks, textConditions } from '../tasks/taskConditions';
import { countedTasks, fewTasks, tasksByTitle } from '../tasks/taskOrder';
import { timeEntryEntity } from '../time/timeEntry.entity';
import { knownWords } from './knownWords';

/** Searches for other words where what was typed finds nothing. */
const MOST_TRIED = 3;

/**
 * The global search as JSON text: hits whose title begins with the text first. Empty text finds nothing. Where the text is found
 * nowhere, words that are a typing error away are searched instead, of those that the person may see somewhere (GEN-06).
 *
 * @param limit hits of each kind
 */
export async function searchEverything(
  tx: Tx,
  signedIn: SignedIn,
  text: string,
  limit: number,
): Promise<string> {
  const answer = (groups: string, corrected: string | null = null) =>
    `{"query":${JSON.stringify(text)},"corrected":${JSON.stringify(corrected)},"groups":${groups}}`;
  if (text === '') return answer(NOTHING);
  const actor = await withTheirProjects(tx, signedIn);
  const groups = await groupsOf(tx, { actor, text, limit });
  if (groups !== NOTHING) return answer(groups);
  const words = forgivableWords(text);
  if (words.length === 0) return answer(NOTHING);
  const known: KnownWord[] = await knownWords(tx, actor, words);
  for (const other of nearSearches(text, known, MOST_TRIED)) {
    const found = await groupsOf(tx, { actor, text: other, limit });
    if (found !== NOTHING) return answer(found, other);
  }
  return answer(NOTHING);
}

const NOTHING = '[]';

interface Search {
  actor: SignedIn;
  text: string;
  /** Hits of each kind. */
  limit: number;
}

async function groupsOf(tx: Tx, search: Search): Promise<string> {
  const groups = await Promise.all(
    Object.entries(FINDS).map(async ([kind, find], place) => {
      const found = await find(search, tx);
      return sql`select ${kind} as kind, ${sql.raw(String(place))} as place, found.* from (${found}) found`;
    }),
  );
  const [row] = await rowsOf<{ groups: string }>(
    tx,
    sql`select coalesce(json_agg(json_build_object('kind', kind, 'total', total, 'totalIsCapped', "isCapped",
          'hits', (select json_agg(json_build_object('kind', kind, 'id', hit.id, 'title', hit.title, 'subtitle', hit.subtitle, 'date', hit.date))
            from json_to_recordset(hits) hit (id uuid, title text, subtitle text, date date))) order by place), '[]')::text as groups
        from (${sql.join(groups, sql` union all `)}) found where total > 0`,
  );
  return row?.groups ?? NOTHING;
}

/** A select of one row: `total`, `isCapped` and `hits`, an array of id, title, subtitle and, of some, date in JSON. */
type Find = (search: Search, tx: Tx) => SQL | Promise<SQL>;

/** In the order of the groups. */
const FINDS: Record<SearchKind, Find> = {
  client: ({ actor, text, limit }) =>
    findFew(text, limit, {
      from: sql`clients c`,
      columns: sql`c.id, c.name as title, c.contact_name as subtitle`,
      where: sql`${visibleTo(actor, clientEntity)}
        and ${finds(text, sql`fold_text(concat_ws(chr(10), c.name, c.email, c.contact_name))`)}`,
    }),
  project: ({ actor, text, limit }) => {
    const clients = sql`select c.id from clients c where ${keptIn(actor, clientEntity)} and ${finds(text, sql`fold_text(c.name)`)}`;
    return findFew(text, limit, {
      from: sql`projects p join clients c on c.workspace_id = p.workspace_id and c.id = p.client_id`,
      columns: sql`p.id, p.name as title, c.name as subtitle`,
      where: sql`${visibleTo(actor, projectEntity)}
        and (${finds(text, sql`p.search_text`)} or p.client_id = any(array(${clients})))`,
    });
  },
  task: findTasks,
  document: findFiles('document'),
  drawing: findFiles('drawing'),
  person: ({ actor, text, limit }) =>
    findFew(text, limit, {
      from: sql`people u`,
      columns: sql`u.id, ${personName} as title, ${workOrCompany(actor)} as subtitle`,
      where: sql`${visibleTo(actor, personEntity)}
        and ${finds(text, sql`fold_text(concat_ws(chr(10), ${personName}, u.email))`)}`,
    }),
  timeEntry: findTimeEntries,
};

function findFiles(kind: FileKind): Find {
  return ({ actor, text, limit }) =>
    findFew(text, limit, {
      from: fileEntity.from,
      columns: sql`f.id, f.name as title, p.name as subtitle`,
      where: sql`${visibleTo(actor, fileEntity)} and f.kind = ${kind} and ${finds(text, sql`f.search_text`)}`,
    });
}

/**
 * Entries may be as many as tasks, and their texts are not stored folded: the newest that match are gathered up to the cap, and no
 * further ones read.
 */
function findTimeEntries({ actor, text, limit }: Search): SQL {
  const cap = SEARCH_LIMITS.counted;
  return sql`with matching as (
      select e.id, ${timeEntryEntity.name} as title, p.name as subtitle, e.date
      from time_entries e join projects p on p.workspace_id = e.workspace_id and p.id = e.project_id
      where ${visibleTo(actor, timeEntryEntity)} and ${finds(text, sql`fold_text(e.description)`)}
      order by e.date desc, e.id desc limit ${cap + 1})
    select (select least(count(*), ${cap}) from matching) as total, (select count(*) > ${cap} from matching) as "isCapped",
      (select json_agg(hit) from (
        select id, title, subtitle, date from matching order by ${begins(sql`fold_text(title)`, text)} desc, date desc, id desc limit ${limit}) hit) as hits`;
}

interface Few {
  from: SQL;
  columns: SQL;
  where: SQL;
}

/** Of rows of which there are some thousands at most all that match are sorted. */
function findFew(text: string, limit: number, { from, columns, where }: Few): SQL {
  return sql`with matching as (select ${columns} from ${from} where ${where})
    select (select count(*) from matching) as total, false as "isCapped", (select json_agg(hit) from (
      select * from matching order by ${begins(sql`fold_text(title)`, text)} desc, sort_key(title) collate "C", id limit ${limit}) hit) as hits`;
}

/** As lists find tasks: few are sorted, many are read off the order by title, those that begin with the text first. */
async function findTasks({ actor, text, limit }: Search, tx: Tx): Promise<SQL> {
  const conditions = await textConditions(tx, actor, text);
  const few = fewTasks(limit, conditions);
  const areMany = (await expectedTasks(tx, conditions)) > few;
  const { projects, cap } = conditions;
  const task = sql`${conditions.task} and ${conditions.search}`;
  // Sort keys write numbers with zeros: what stands before them is a stretch of the order. The rest is asked by an expression that
  // no index has, for an index would read all that have the word.
  const [beforeNumbers = ''] = text.split(/[0-9]/, 1);
  const inOrder = begins(sql`t.title_key`, beforeNumbers);
  const beginning =
    beforeNumbers === text ? inOrder : sql`${inOrder} and ${begins(sql`(t.search_text || '')`, text)}`;
  const gathered = sql`gathered as materialized (select t.id, t.search_text, t.title_key from tasks t where ${allLookedUp(conditions)} limit ${few + 1}),
      few as (select ${begins(sql`t.search_text`, text)} as first, t.title_key as sort, t.id from gathered t
        where (select count(*) from gathered) <= ${few} order by first desc, sort, t.id limit ${limit}), `;
  const walks = areMany ? sql`true` : sql`(select count(*) from gathered) > ${few}`;
  const total = areMany ? countedTasks(conditions) : sql`select count(*) from gathered`;
  return sql`with ${areMany ? sql`` : gathered} counted as materialized (select (${total}) as n), beginning as materialized (
        select true as first, * from (${tasksByTitle(projects, sql`${task} and ${beginning}`, limit)}) begin where ${walks}),
      other as (
        select false as first, * from (${tasksByTitle(projects, sql`${task} and not (${beginning})`, limit)}) other
        where ${walks} and (select count(*) from beginning) < ${limit})
    select ${Number.isFinite(cap) ? sql`least(n, ${cap}) as total, n > ${cap}` : sql`n as total, false`} as "isCapped",
      (select json_agg(hit) from (
        select t.id, t.title, p.name as subtitle
        from (${areMany ? sql`` : sql`select * from few union all `} select * from beginning union all select * from other) found
          join tasks t on t.workspace_id = ${actor.workspaceId} and t.id = found.id
          join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id
        order by found.first desc, found.sort, found.id limit ${limit}) hit) as hits
    from counted`;
}

/** That a folded text begins with what is searched for. */
function begins(folded: SQL, text: string): SQL {
  return sql`${folded} like fold_text(${`${escapeLike(text)}%`})`;
}

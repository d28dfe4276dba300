import type { SearchKind } from '@linework/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { SignedIn } from '../access/SignedIn';
import { clientScope, personScope, projectScope, taskScope } from '../access/scope';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';

/** Hits of each kind that the search box shows. */
const HITS = 5;

/** The global search as JSON text: hits whose title begins with the text first. Empty text finds nothing. */
export async function searchEverything(tx: Tx, actor: SignedIn, text: string): Promise<string> {
  if (text === '') return JSON.stringify({ query: text, groups: [] });
  const groups = KINDS.map((kind) => group(actor, kind, text));
  const [row] = await rowsOf<{ groups: string }>(
    tx,
    sql`select coalesce(json_agg(json_build_object('kind', kind, 'total', total, 'hits', hits) order by place), '[]')::text as groups
        from (${sql.join(groups, sql` union all `)}) found where total > 0`,
  );
  return `{"query":${JSON.stringify(text)},"groups":${row?.groups ?? '[]'}}`;
}

interface Kind {
  kind: SearchKind;
  from: SQL;
  id: SQL;
  title: SQL;
  subtitle: SQL;
  searched: SQL[];
  visible: (actor: SignedIn) => SQL;
}

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
  {
    kind: 'task',
    from: sql`tasks t join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id`,
    id: sql`t.id`,
    title: sql`t.title`,
    subtitle: sql`p.name`,
    searched: [sql`t.title`, sql`t.description`],
    visible: (actor) =>
      sql`t.workspace_id = ${actor.workspaceId} and t.deleted_at is null and ${taskScope(actor)}`,
  },
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

function group(
  actor: SignedIn,
  { kind, from, id, title, subtitle, searched, visible }: Kind,
  text: string,
): SQL {
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  const contains = sql.join(
    searched.map((field) => sql`lower(${field}) like lower(${`%${escaped}%`})`),
    sql` or `,
  );
  const where = sql`${visible(actor)} and (${contains})`;
  return sql`select ${kind} as kind, ${sql.raw(String(KINDS.findIndex((known) => known.kind === kind)))} as place,
    (select count(*) from ${from} where ${where}) as total,
    (select json_agg(json_build_object('kind', ${kind}::text, 'id', id, 'title', title, 'subtitle', subtitle)) from (
      select ${id} as id, ${title} as title, ${subtitle} as subtitle from ${from} where ${where}
      order by lower(${title}) like lower(${`${escaped}%`}) desc, lower(${title}) collate "C", ${id} limit ${HITS}) hit) as hits`;
}

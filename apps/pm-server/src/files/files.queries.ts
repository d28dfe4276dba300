import {
  type FileMatchQuery,
  fileList,
  MOST_REVISIONS,
  OVERVIEW_ROWS,
  type QueryOf,
  type SortOf,
  todayIn,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { textArray } from '../database/textArray';
import type { StoredRow } from '../entities/StoredRow';
import { isoInstant, jsonRow, type ListSource, listPage, matching } from '../lists/listPage';
import { personName } from '../people/person.entity';
import { projectEntity } from '../projects/project.entity';
import { fileEntity } from './file.entity';

export type FileQuery = QueryOf<typeof fileList>;

/** Files `f` with their project `p`, client `c` and who uploaded them, `u`. */
const from = sql`${fileEntity.from}
  join clients c on c.workspace_id = p.workspace_id and c.id = p.client_id
  left join people u on u.workspace_id = f.workspace_id and u.id = f.created_by`;

export function listFiles(tx: Tx, actor: SignedIn, query: FileQuery, now: Date): Promise<string> {
  return listPage(tx, actor, fileList, query, fileSource(actor), now);
}

/** One file with its names; null where the actor sees none. */
export async function fileDetail(tx: Tx, actor: SignedIn, id: string): Promise<StoredRow | null> {
  const [row] = await rowsOf<StoredRow>(
    tx,
    sql`select ${fileRow} as json, f.version from ${from} where ${visibleTo(actor, fileEntity)} and f.id = ${id}`,
  );
  return row ?? null;
}

/**
 * What a project has of one of these numbers or names, however their letters are written, the oldest first: a JSON object of domain's
 * FileMatches.
 */
export async function matchingFiles(
  tx: Tx,
  actor: SignedIn,
  { projectId, kind, numbers, names }: FileMatchQuery,
): Promise<string> {
  const keysOf = (texts: readonly string[]) =>
    sql`(select sort_key(text) collate "C" from unnest(${textArray(texts)}) text)`;
  const [row] = await rowsOf<{ json: string }>(
    tx,
    sql`select json_build_object('rows', coalesce(json_agg(${fileRow}::json order by f.created_at, f.id), '[]'))::text as json
        from ${from} where ${visibleTo(actor, fileEntity)} and f.project_id = ${projectId} and f.kind = ${kind}
          and (f.number <> '' and f.number_key in ${keysOf(numbers)} or f.name_key in ${keysOf(names)})`,
  );
  return row?.json ?? '';
}

/** What a file has been and is, as a JSON object of domain's FileRevisions; null where the actor sees none. */
export async function fileRevisions(tx: Tx, actor: SignedIn, id: string): Promise<string | null> {
  const [row] = await rowsOf<{ json: string }>(
    tx,
    sql`with file as (select f.* from ${fileEntity.from} where ${visibleTo(actor, fileEntity)} and f.id = ${id}),
          kept as (select r.* from file_revisions r join file on file.workspace_id = r.workspace_id and file.id = r.file_id),
          every as (
            select ordinal, revision, name, size, type, status, uploaded_at, uploaded_by from kept
            union all
            select (select count(*)::int + 1 from kept), revision, name, size, type, status,
              coalesce(revised_at, created_at), coalesce(revised_by, created_by) from file)
        select json_build_object('total', (select count(*) from every), 'rows', (
          select json_agg(row_to_json(one)) from (
            select e.ordinal, e.revision, e.name, e.size, e.type, e.status, u.id as "uploadedById",
              coalesce(${personName}, '') as "uploadedByName", coalesce(u.initials, '') as "uploadedByInitials",
              ${isoInstant(sql`e.uploaded_at`)} as "uploadedAt"
            from every e left join people u on u.workspace_id = ${actor.workspaceId} and u.id = e.uploaded_by
            order by e.ordinal desc limit ${MOST_REVISIONS}) one))::text as json
        from file`,
  );
  return row?.json ?? null;
}

/** The stat cards of DOC-01 under the list's filters. */
export async function fileTotals(tx: Tx, actor: SignedIn, query: FileQuery, now: Date): Promise<string> {
  const matches = matching(fileList, query, fileSource(actor), todayIn(actor.timeZone, now));
  const [row] = await rowsOf<{ json: string }>(
    tx,
    sql`select json_build_object('total', count(*), 'size', coalesce(sum(f.size), 0)::bigint,
          'projects', count(distinct f.project_id), 'categories', count(distinct f.category))::text as json
        from ${from} where ${matches}`,
  );
  return row?.json ?? '';
}

/** The folders that the list's files lie in; of one project, also those that people made there and that are empty. */
export async function fileFolders(tx: Tx, actor: SignedIn, query: FileQuery, now: Date): Promise<string> {
  const { category: _, ...filters } = query.filters;
  const today = todayIn(actor.timeZone, now);
  const matches = matching(fileList, { search: '', filters }, fileSource(actor), today);
  const { project: projectId, kind } = filters;
  const made =
    projectId && kind
      ? sql`select d.name from project_folders d
          join projects p on p.workspace_id = d.workspace_id and p.id = d.project_id
          where ${visibleTo(actor, projectEntity)} and p.id::text = ${projectId} and d.kind = ${kind}`
      : sql`select null::text as name where false`;
  const [row] = await rowsOf<{ json: string }>(
    tx,
    sql`select json_build_object('rows', coalesce(json_agg(json_build_object('name', name, 'isCustom', custom,
          'files', files, 'size', size) order by sort_key(name) collate "C", name), '[]'))::text as json
        from (select coalesce(made.name, used.name) as name, made.name is not null as custom,
            coalesce(used.files, 0) as files, coalesce(used.size, 0)::bigint as size
          from (${made}) made full join (
            select f.category as name, count(*)::int as files, sum(f.size) as size from ${from} where ${matches} group by f.category
          ) used on used.name = made.name) folders`,
  );
  return row?.json ?? '';
}

/** domain's LatestFile of the last of the actor's files `f` that the condition leaves, as a JSON array: it says which of those they see. */
export function latestFiles(matches: SQL): SQL {
  return sql`(select coalesce(json_agg(row_to_json(one)), '[]') from (
      select f.id, f.kind, f.name, f.size, f.project_id as "projectId", p.name as "projectName",
        coalesce(${personName}, '') as "uploadedByName", coalesce(u.initials, '') as "uploadedByInitials",
        ${isoInstant(sql`f.created_at`)} as "uploadedAt"
      from ${from} where ${matches} order by f.created_at desc, f.id desc limit ${OVERVIEW_ROWS}) one)`;
}

/**
 * Where a file's bytes lie and what to say of them; null where the actor sees none.
 *
 * @param ordinal of an earlier revision; absent: of the newest
 */
export async function fileContent(
  tx: Tx,
  actor: SignedIn,
  id: string,
  ordinal?: number,
): Promise<FileContent | null> {
  const [content, joined] =
    ordinal === undefined
      ? [sql`f`, sql``]
      : [
          sql`r`,
          sql`join file_revisions r on r.workspace_id = f.workspace_id and r.file_id = f.id and r.ordinal = ${ordinal}`,
        ];
  const [row] = await rowsOf<FileContent>(
    tx,
    sql`select ${content}.name, ${content}.type, ${content}.size::float8 as size, ${content}.sha256,
          ${content}.storage_key as "storageKey"
        from ${fileEntity.from} ${joined} where ${visibleTo(actor, fileEntity)} and f.id = ${id}`,
  );
  return row ?? null;
}

/** The small picture of a file's content, base64; null where there is none, or the actor sees no such file. */
export async function fileThumbnail(
  tx: Tx,
  actor: SignedIn,
  id: string,
): Promise<{ picture: string; sha256: string } | null> {
  const [row] = await rowsOf<{ picture: string; sha256: string }>(
    tx,
    sql`select encode(t.picture, 'base64') as picture, f.sha256 from ${fileEntity.from}
        join file_thumbnails t on t.workspace_id = f.workspace_id and t.storage_key = f.storage_key
        where ${visibleTo(actor, fileEntity)} and f.id = ${id}`,
  );
  return row ?? null;
}

export interface FileContent {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  sha256: string;
  storageKey: string;
}

function fileSource(actor: SignedIn): ListSource<SortOf<typeof fileList>> {
  return {
    from,
    id: sql`f.id`,
    visible: visibleTo(actor, fileEntity),
    orders: fileEntity.orders,
    fields: {
      name: sql`f.name`,
      description: sql`f.description`,
      projectName: sql`p.name`,
      clientName: sql`c.name`,
      size: sql`f.size`,
      updatedAt: sql`f.updated_at`,
      type: sql`f.type`,
      projectId: sql`f.project_id`,
      clientId: sql`p.client_id`,
      kind: sql`f.kind`,
      category: sql`f.category`,
      number: sql`f.number`,
      title: sql`f.title`,
      status: sql`f.status`,
      discipline: sql`f.discipline`,
      revision: sql`f.revision`,
    },
    sortKeys: { name: sql`f.name_key`, number: sql`f.number_key` },
    // No search has a line break in it, so none matches across two texts.
    searched: [sql`f.search_text`, sql`fold_text(p.name)`, sql`fold_text(c.name)`],
    row: fileRow,
  };
}

/** domain's FileRow as JSON text. */
const fileRow = jsonRow(sql`f.id, f.version, f.kind, f.name, f.size, f.type, f.category, f.description,
  f.number, f.title, f.status, f.discipline, f.revision,
  exists (select 1 from file_thumbnails t where t.workspace_id = f.workspace_id and t.storage_key = f.storage_key) as "hasThumbnail",
  f.project_id as "projectId", p.name as "projectName", p.client_id as "clientId", c.name as "clientName",
  u.id as "uploadedById", coalesce(${personName}, '') as "uploadedByName", coalesce(u.initials, '') as "uploadedByInitials",
  ${isoInstant(sql`f.created_at`)} as "uploadedAt", ${isoInstant(sql`f.updated_at`)} as "updatedAt"`);

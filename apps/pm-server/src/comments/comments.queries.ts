import { type CommentAbout, type CommentQuery, commentedBy, type MentionableQuery } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { seenBy } from '../access/seenBy';
import { reachedBy, visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { entityOf } from '../entities/entityOf';
import type { StoredRow } from '../entities/StoredRow';
import { notFound } from '../http/Problem';
import { finds, isoInstant, jsonRow } from '../lists/listPage';
import { personEntity, personName } from '../people/person.entity';
import { workOrCompany } from '../people/workOrCompany';
import { commentEntity } from './comment.entity';

/** People that are offered while a name is typed. */
const OFFERED = 8;

/**
 * A page of the threads on one thing as JSON text, those that began last first, each with all of its answers.
 *
 * @throws Problem 404 where the actor does not see the thing
 */
export async function commentPage(tx: Tx, actor: SignedIn, query: CommentQuery): Promise<string> {
  const about = commentedBy(query);
  await requireInSight(tx, actor, about);
  const { cursor, limit } = query;
  const after =
    cursor === undefined
      ? sql`true`
      : sql`(cm.thread_at, cm.thread_id) < (select last.thread_at, last.thread_id from comments last
          where last.workspace_id = ${actor.workspaceId} and last.thread_id = ${cursor} limit 1)`;
  const rows = await rowsOf<{ id: string; json: string }>(
    tx,
    sql`select thread.id, json_build_object('id', thread.id, 'comment', said.comment, 'answers', said.answers)::text as json
        from (
          select distinct on (cm.thread_at, cm.thread_id) cm.thread_at as at, cm.thread_id as id from ${commentEntity.from}
          where ${visibleTo(actor, commentEntity)} and ${isOn(about)} and ${after}
          order by cm.thread_at desc, cm.thread_id desc limit ${limit + 1}
        ) thread
        cross join lateral (
          select (json_agg(one.json) filter (where one.id = thread.id)) -> 0 as comment,
            coalesce(json_agg(one.json order by one.at, one.id) filter (where one.id <> thread.id), '[]') as answers
          from (
            select cm.id, cm.created_at as at, ${commentRow(actor)}::json as json from ${from}
            where ${visibleTo(actor, commentEntity)} and cm.thread_id = thread.id
          ) one
        ) said
        order by thread.at desc, thread.id desc`,
  );
  const page = rows.slice(0, limit);
  const nextCursor = rows.length > limit ? (page.at(-1)?.id ?? null) : null;
  return `{"rows":[${page.map(({ json }) => json).join(',')}],"nextCursor":${JSON.stringify(nextCursor)}}`;
}

/** One comment; null where the actor sees none. */
export async function commentDetail(tx: Tx, actor: SignedIn, id: string): Promise<StoredRow | null> {
  const [row] = await rowsOf<StoredRow>(
    tx,
    sql`select ${commentRow(actor)} as json, cm.version from ${from} where ${visibleTo(actor, commentEntity)} and cm.id = ${id}`,
  );
  return row ?? null;
}

/**
 * Who can be mentioned in a comment on a thing, as JSON text: people who see it, of those whom the actor knows.
 *
 * @throws Problem 404 where the actor does not see the thing
 */
export async function mentionablePeople(
  tx: Tx,
  actor: SignedIn,
  { search, internal, ...named }: MentionableQuery,
): Promise<string> {
  const about = commentedBy(named);
  await requireInSight(tx, actor, about);
  const [row] = await rowsOf<{ json: string }>(
    tx,
    sql`select json_build_object('rows', coalesce(json_agg(found), '[]'))::text as json from (
          select u.id as "personId", ${personName} as name, u.initials, ${workOrCompany(actor)} as detail
          from ${personEntity.from}
          where ${isKnown(actor, about)} and u.status = 'Active' and u.id <> ${actor.personId}
            and ${search === '' ? sql`true` : finds(search, sql`fold_text(${personName})`)}
            and ${internal === 'true' ? sql`not ${isOfClient}` : sql`true`}
            and ${seenBy(actor, entityOf(about.kind), about.id)}
          order by u.name_key, u.id limit ${OFFERED}
        ) found`,
  );
  return row?.json ?? '';
}

/**
 * The condition for people `u` whom the actor can name on a thing: those whom they see, and who has said something there that they
 * can read. Nobody else's name is told by a mention.
 */
export function isKnown(actor: SignedIn, about: CommentAbout): SQL {
  return sql`u.workspace_id = ${actor.workspaceId} and u.deleted_at is null and (${visibleTo(actor, personEntity)} or exists (
    select from ${commentEntity.from} where ${visibleTo(actor, commentEntity)} and ${isOn(about)} and cm.created_by = u.id))`;
}

/** The condition for comments on that thing itself. */
export function isOn({ kind, id }: CommentAbout): SQL {
  if (kind === 'task') return sql`cm.task_id = ${id}`;
  if (kind === 'file') return sql`cm.file_id = ${id}`;
  return sql`cm.project_id = ${id} and cm.task_id is null and cm.file_id is null`;
}

async function requireInSight(tx: Tx, actor: SignedIn, { kind, id }: CommentAbout): Promise<void> {
  const { from: rows, row, noun } = entityOf(kind);
  const [seen] = await rowsOf(
    tx,
    sql`select 1 as seen from ${rows} where ${visibleTo(actor, entityOf(kind))} and ${row}.id = ${id}`,
  );
  if (!seen) throw notFound(`This ${noun}`);
}

const isOfClient = sql`(u.access_role = 'client')`;

/** Comments `cm` with who said it, `u`, whom whoever reads it is told: it was said to them. */
const from = sql`${commentEntity.from} left join people u on u.workspace_id = cm.workspace_id and u.id = cm.created_by`;

/** domain's CommentRow as JSON text. */
function commentRow(actor: SignedIn): SQL {
  return jsonRow(sql`cm.id, cm.version, cm.project_id as "projectId", cm.task_id as "taskId", cm.file_id as "fileId",
    cm.thread_id as "threadId", cm.body, coalesce((
      select json_agg(json_build_object('personId', named.person_id, 'name', named.name) order by named.name, named.person_id)
      from comment_mentions named where named.workspace_id = cm.workspace_id and named.comment_id = cm.id), '[]') as mentions,
    cm.is_internal as "isInternal", u.id as "authorId", coalesce(${personName}, '') as "authorName",
    coalesce(u.initials, '') as "authorInitials", coalesce(${isOfClient}, false) as "isByClient",
    ${isoInstant(sql`cm.created_at`)} as "createdAt", ${isoInstant(sql`cm.edited_at`)} as "editedAt",
    ${reachedBy(actor, commentEntity, 'comment:update')} as "mayUpdate", ${reachedBy(actor, commentEntity, 'comment:delete')} as "mayDelete"`);
}

import {
  type CommentAbout,
  type CommentCreate,
  type CommentInput,
  MOST_ANSWERS,
  mentionedIn,
  commentMessages as say,
  seesInternal,
} from '@linework/domain';
import type { LockedRow } from '../access/lockForChange';
import type { SignedIn } from '../access/SignedIn';
import { seenBy } from '../access/seenBy';
import { visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { insertAll } from '../database/insertAll';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { entityOf } from '../entities/entityOf';
import type { RowRules, Saving } from '../entities/writeRow';
import { invalid } from '../http/Problem';
import { tellOfComment } from '../notifications/tellOfComments';
import { personName } from '../people/person.entity';
import { commentEntity } from './comment.entity';
import { commentDetail, isKnown, isOn } from './comments.queries';
import { commentMentions } from './comments.table';

interface LockedComment extends LockedRow {
  body: string;
  projectId: string;
  taskId: string | null;
  fileId: string | null;
}

/** Of a comment that is there. What it is on, what it answers and whom it is for stay. */
export const commentRules: RowRules<CommentInput, LockedComment> = {
  entity: commentEntity,
  detail: commentDetail,
  locked: sql`, cm.body, cm.project_id as "projectId", cm.task_id as "taskId", cm.file_id as "fileId"`,
  columns: ({ input: { body }, before, now }) => ({
    body,
    ...(before && before.body !== body && { editedAt: now.toISOString() }),
  }),
  saveParts: async (tx, actor, saving, ports) => {
    const { id, before } = saving;
    if (!before) throw new Error('A new comment is made by newComment');
    const mentioned = await saveMentions(tx, actor, saving, aboutOf(before));
    await tellOfComment(tx, actor, { id, mentioned, isAnswer: false }, ports);
  },
  hides: () => false,
};

/** The rules that make a comment on a thing that the actor sees. */
export function newComment({
  about,
  parentId,
  isInternal,
}: CommentCreate): RowRules<CommentInput, LockedComment> {
  let place: Place;
  return {
    ...commentRules,
    check: async (tx, actor, { id, now }) => {
      if (isInternal && !seesInternal(actor.accessRole))
        throw invalid([{ path: 'isInternal', message: say.internalNotYours }]);
      const projectId = await lockAbout(tx, actor, about);
      const answered = parentId === null ? null : await answeredBy(tx, actor, about, parentId);
      place = {
        projectId,
        taskId: about.kind === 'task' ? about.id : null,
        fileId: about.kind === 'file' ? about.id : null,
        threadId: answered?.threadId ?? id,
        threadAt: answered?.threadAt ?? now.toISOString(),
        isInternal: isInternal || (answered?.isInternal ?? false),
      };
    },
    columns: ({ input: { body } }) => ({ body, ...place }),
    saveParts: async (tx, actor, saving, ports) => {
      const mentioned = await saveMentions(tx, actor, saving, about);
      await tellOfComment(tx, actor, { id: saving.id, mentioned, isAnswer: parentId !== null }, ports);
    },
  };
}

interface Place {
  projectId: string;
  taskId: string | null;
  fileId: string | null;
  threadId: string;
  threadAt: string;
  isInternal: boolean;
}

/** @throws Problem 422 at 'about' where the actor sees no such thing (any more) */
async function lockAbout(tx: Tx, actor: SignedIn, { kind, id }: CommentAbout): Promise<string> {
  const entity = entityOf(kind);
  const [thing] = await rowsOf<{ projectId: string }>(
    tx,
    sql`select p.id as "projectId" from ${entity.from} where ${visibleTo(actor, entity)} and ${entity.row}.id = ${id}
        for share of ${entity.row}`,
  );
  if (!thing) throw invalid([{ path: 'about', message: say.aboutGone }]);
  return thing.projectId;
}

/** @throws Problem 422 at 'parentId' where the actor sees no such comment on that thing, or its thread is full */
async function answeredBy(
  tx: Tx,
  actor: SignedIn,
  about: CommentAbout,
  parentId: string,
): Promise<Pick<Place, 'threadId' | 'threadAt' | 'isInternal'>> {
  const [answered] = await rowsOf<Pick<Place, 'threadId' | 'threadAt' | 'isInternal'>>(
    tx,
    sql`select cm.thread_id as "threadId", cm.thread_at as "threadAt", cm.is_internal as "isInternal" from ${commentEntity.from}
        where ${visibleTo(actor, commentEntity)} and ${isOn(about)} and cm.id = ${parentId} for share of cm`,
  );
  if (!answered) throw invalid([{ path: 'parentId', message: say.answeredGone }]);
  const [thread] = await rowsOf<{ answers: number }>(
    tx,
    sql`select count(*)::int as answers from ${commentEntity.from}
        where ${visibleTo(actor, commentEntity)} and cm.thread_id = ${answered.threadId} and cm.id <> cm.thread_id`,
  );
  if ((thread?.answers ?? 0) >= MOST_ANSWERS) throw invalid([{ path: 'parentId', message: say.threadFull }]);
  return { ...answered, threadAt: new Date(answered.threadAt).toISOString() };
}

interface Named {
  personId: string;
  name: string;
  /** What the comment is on. */
  seesThing: boolean;
  seesComment: boolean;
}

/**
 * Makes the mentions of a comment those of its text.
 *
 * @returns who was not mentioned in it before
 * @throws Problem 422 at 'mentions' where somebody new does not see the comment
 */
async function saveMentions(
  tx: Tx,
  actor: SignedIn,
  { id, input }: Saving<CommentInput, LockedComment>,
  about: CommentAbout,
): Promise<string[]> {
  const { workspaceId } = actor;
  const of = sql`workspace_id = ${workspaceId} and comment_id = ${id}`;
  const stored = await rowsOf<{ personId: string; name: string }>(
    tx,
    sql`select person_id as "personId", name from comment_mentions where ${of}`,
  );
  const kept = mentionedIn(
    input.body,
    stored.filter(({ personId }) => input.mentions.includes(personId)),
  );
  const added = input.mentions.filter((one) => !kept.some(({ personId }) => personId === one));
  const people = await namedPeople(tx, actor, about, { commentId: id, personIds: added });
  const mentioned = mentionedIn(input.body, people);
  const problem = mentionProblem(mentioned, added.length - people.length);
  if (problem !== null) throw invalid([{ path: 'mentions', message: problem }]);
  await tx.execute(
    sql`delete from comment_mentions where ${of} and not person_id = any(${uuids(kept.map(({ personId }) => personId))})`,
  );
  await insertAll(
    tx,
    commentMentions,
    mentioned.map(({ personId, name }) => ({ workspaceId, commentId: id, personId, name })),
  );
  return mentioned.map(({ personId }) => personId);
}

/** Those of the people whom the actor knows, and whether they see the comment, which is stored already. */
async function namedPeople(
  tx: Tx,
  actor: SignedIn,
  about: CommentAbout,
  { commentId, personIds }: { commentId: string; personIds: readonly string[] },
): Promise<Named[]> {
  if (personIds.length === 0) return [];
  return rowsOf<Named>(
    tx,
    sql`select u.id as "personId", ${personName} as name, ${seenBy(actor, entityOf(about.kind), about.id)} as "seesThing",
          ${seenBy(actor, commentEntity, commentId)} as "seesComment"
        from people u where ${isKnown(actor, about)} and u.id = any(${uuids(personIds)}) order by u.name_key, u.id`,
  );
}

/** Why these people cannot be mentioned, by their names, or null. @param unknown how many more the actor does not know */
function mentionProblem(people: readonly Named[], unknown: number): string | null {
  if (unknown > 0) return say.mentionUnknown;
  const unseeing = people.filter(({ seesThing }) => !seesThing);
  if (unseeing.length > 0) return say.mentionUnseeing(namesOf(unseeing));
  const outside = people.filter(({ seesComment }) => !seesComment);
  return outside.length > 0 ? say.mentionOutside(namesOf(outside)) : null;
}

function namesOf(people: readonly Named[]): string {
  return new Intl.ListFormat('en').format(people.map(({ name }) => name));
}

function aboutOf({
  taskId,
  fileId,
  projectId,
}: Pick<LockedComment, 'taskId' | 'fileId' | 'projectId'>): CommentAbout {
  if (taskId !== null) return { kind: 'task', id: taskId };
  return fileId !== null ? { kind: 'file', id: fileId } : { kind: 'project', id: projectId };
}

import type { SignedIn } from '../access/SignedIn';
import { seenBy } from '../access/seenBy';
import { commentEntity } from '../comments/comment.entity';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import type { Ports } from '../server/Ports';
import { notify } from './notify';

interface Said {
  id: string;
  /** Who is named in it, and was not before. */
  mentioned: readonly string[];
  /** It answers what others said before. */
  isAnswer: boolean;
}

/**
 * Tells who is named in a comment, and of an answer also those who said something in its thread before: of these only who sees it
 * still. Each hears of it once. The caller has just stored it.
 */
export async function tellOfComment(
  tx: Tx,
  actor: SignedIn,
  { id, mentioned, isAnswer }: Said,
  ports: Ports,
): Promise<void> {
  const hearing = (personId: string) => ({ personId, subjectIds: [id] });
  const of = { groupBy: `comment ${id}` };
  await notify(tx, actor, { kind: 'mentioned', hearings: mentioned.map(hearing), ...of }, ports);
  if (!isAnswer) return;
  const earlier = await rowsOf<{ personId: string }>(
    tx,
    sql`select u.id as "personId" from people u
        where u.workspace_id = ${actor.workspaceId} and ${seenBy(actor, commentEntity, id)} and u.id in (
          select before.created_by from comments before join comments said on said.workspace_id = before.workspace_id and said.thread_id = before.thread_id
          where said.workspace_id = ${actor.workspaceId} and said.id = ${id} and before.id <> ${id} and before.deleted_at is null)
        order by u.id`,
  );
  const answered = earlier.filter(({ personId }) => !mentioned.includes(personId));
  const hearings = answered.map(({ personId }) => hearing(personId));
  await notify(tx, actor, { kind: 'answered', hearings, ...of }, ports);
}

import type { MailRow, PageQuery } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { isoInstant } from '../lists/listPage';

/** A page of the workspace's mails. Their ids are ordered by time, so the id alone is the page's cursor. */
export async function mailPage(
  tx: Tx,
  { workspaceId }: SignedIn,
  { cursor, limit }: PageQuery,
): Promise<{ rows: MailRow[]; nextCursor: string | null; queued: number }> {
  const before = cursor === undefined ? sql`true` : sql`m.id < ${cursor}`;
  const rows = await rowsOf<MailRow>(
    tx,
    sql`select m.id, m.kind, m.recipient, m.state, m.attempts, m.problem, ${isoInstant(sql`m.queued_at`)} as "queuedAt",
          ${isoInstant(sql`m.next_try_at`)} as "nextTryAt", ${isoInstant(sql`m.ended_at`)} as "endedAt"
        from mails m where m.workspace_id = ${workspaceId} and ${before} order by m.id desc limit ${limit + 1}`,
  );
  const [waiting] = await rowsOf<{ queued: number }>(
    tx,
    sql`select count(*)::int as queued from mails where workspace_id = ${workspaceId} and state = 'queued'`,
  );
  const page = rows.slice(0, limit);
  return {
    rows: page,
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    queued: waiting?.queued ?? 0,
  };
}

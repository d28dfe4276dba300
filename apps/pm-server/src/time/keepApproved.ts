import { approvedTimeProblem } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import type { SoftDeletion } from '../entities/Entity';
import { conflict } from '../http/Problem';

/**
 * Keeps approved time (GEN-12): throws where one of the entries that a deletion takes along is approved.
 *
 * @throws Problem 409 with the hours and what to do instead
 */
export async function keepApproved(
  tx: Tx,
  { workspaceId }: SignedIn,
  { deleted, rows, ofSample }: SoftDeletion,
): Promise<void> {
  // What the set-up made up is older than its workspace.
  const counts = ofSample
    ? sql`created_at >= (select created_at from workspaces where id = ${workspaceId})`
    : sql`true`;
  const [approved] = await rowsOf<{ minutes: number }>(
    tx,
    sql`select coalesce(sum(minutes), 0)::int as minutes from (
          select minutes, status, created_at from time_entries where workspace_id = ${workspaceId} and deleted_at is null and ${rows} for update
        ) going where status = 'approved' and ${counts}`,
  );
  const problem = approvedTimeProblem(deleted.kind, approved?.minutes ?? 0);
  if (problem) throw conflict(problem);
}

import { formatDuration, type LockedTime, lockedTimeProblem } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import type { SoftDeletion } from '../entities/Entity';
import { conflict } from '../http/Problem';
import { isClosedSql, timeClosedThrough } from './closedTime';

/** Minutes of the entries under an alias that nobody may delete. */
export function lockedMinutes(entry: SQL): Record<keyof LockedTime, SQL> {
  const isClosed = isClosedSql(sql`${entry}.date`, sql`${entry}.workspace_id`);
  return {
    approvedMinutes: sql`coalesce(sum(${entry}.minutes) filter (where ${entry}.status = 'approved'), 0)`,
    closedMinutes: sql`coalesce(sum(${entry}.minutes) filter (where ${entry}.status <> 'approved' and ${isClosed}), 0)`,
  };
}

/**
 * Keeps approved time (GEN-12) and that of closed days (TIM-11): throws where a deletion takes such entries along.
 *
 * @throws Problem 409 with the hours and what to do instead
 */
export async function keepLocked(
  tx: Tx,
  actor: SignedIn,
  { deleted, rows, ofSample }: SoftDeletion,
): Promise<void> {
  const { workspaceId } = actor;
  await timeClosedThrough(tx, actor);
  // What the set-up made up is older than its workspace.
  const counts = ofSample ? isRecorded(actor) : sql`true`;
  const { approvedMinutes, closedMinutes } = lockedMinutes(sql`going`);
  const [locked] = await rowsOf<LockedTime>(
    tx,
    sql`select ${approvedMinutes}::int as "approvedMinutes", ${closedMinutes}::int as "closedMinutes" from (
          select workspace_id, date, minutes, status, created_at from time_entries
          where workspace_id = ${workspaceId} and deleted_at is null and ${rows} for update
        ) going where ${counts}`,
  );
  const problem = locked && lockedTimeProblem(deleted.kind, locked);
  if (problem) throw conflict(problem);
}

/**
 * Keeps closed time as it is (TIM-11): throws where entries would come back into it.
 *
 * @throws Problem 409 with the hours and what to do first
 */
export async function keepClosed(
  tx: Tx,
  actor: SignedIn,
  { rows }: Pick<SoftDeletion, 'rows'>,
): Promise<void> {
  const closedThrough = await timeClosedThrough(tx, actor);
  if (closedThrough === null) return;
  const [back] = await rowsOf<{ minutes: number }>(
    tx,
    sql`select coalesce(sum(minutes), 0)::int as minutes from time_entries
        where workspace_id = ${actor.workspaceId} and ${rows} and date <= ${closedThrough} and ${isRecorded(actor)}`,
  );
  if (back && back.minutes > 0)
    throw conflict(
      `${formatDuration(back.minutes)} of days whose time is closed would come back. Ask an owner or admin to open them first, in Settings.`,
    );
}

/** Somebody has recorded it: what the set-up made up is older than its workspace. */
function isRecorded({ workspaceId }: SignedIn): SQL {
  return sql`created_at >= (select created_at from workspaces where id = ${workspaceId})`;
}

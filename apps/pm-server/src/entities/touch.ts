import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { announce, type Telling } from '../events/ChangeFeed';
import type { Entity } from './Entity';

/**
 * Counts rows' versions up when rows that belong to them were added or removed. Forms save a parent with all its rows, and
 * 'not sent' means 'removed': without a new version, a form opened before would remove what somebody else just added.
 */
export async function touch(
  tx: Tx,
  actor: SignedIn,
  { kind, table }: Entity,
  ids: readonly string[],
  now: Date,
  telling?: Telling,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`update ${table} set version = version + 1, updated_at = ${now.toISOString()}
    where workspace_id = ${actor.workspaceId} and id = any(${uuids(ids)})`);
  await announce(tx, actor.workspaceId, kind, ids, now, telling);
}

import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { announce, type Telling } from '../events/ChangeFeed';

/**
 * Counts the parents' versions up when rows were added to or removed from them. Forms save a parent with all its rows, and
 * 'not sent' means 'removed': without a new version, a form opened before would remove what somebody else just added.
 */
export async function touchProjects(
  tx: Tx,
  actor: SignedIn,
  projectIds: readonly string[],
  now: Date,
  telling?: Telling,
): Promise<void> {
  if (projectIds.length === 0) return;
  await tx.execute(sql`update projects set version = version + 1, updated_at = ${now.toISOString()}
    where workspace_id = ${actor.workspaceId} and id = any(${uuids(projectIds)})`);
  await announce(tx, actor.workspaceId, 'project', projectIds, now, telling);
}

export async function touchClients(
  tx: Tx,
  actor: SignedIn,
  clientIds: readonly string[],
  now: Date,
): Promise<void> {
  if (clientIds.length === 0) return;
  await tx.execute(sql`update clients set version = version + 1, updated_at = ${now.toISOString()}
    where workspace_id = ${actor.workspaceId} and id = any(${uuids(clientIds)})`);
  await announce(tx, actor.workspaceId, 'client', clientIds, now);
}

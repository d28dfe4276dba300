import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import type { Entity } from '../entities/Entity';
import type { Ports } from '../server/Ports';
import { moveActivity, recordActivity } from './recordActivity';
import { deletionFacts, newClientOf, type SavedRow, savedFacts } from './rowFacts';

/** Tells of rows that were made or changed; of what nothing is told, it does nothing. */
export async function recordSaved(
  tx: Tx,
  actor: SignedIn,
  { kind }: Entity,
  rows: readonly SavedRow[],
  ports: Ports,
): Promise<void> {
  const facts = savedFacts(kind, rows);
  for (const { id, changes } of facts) {
    const clientId = newClientOf(kind, changes);
    if (clientId !== null) await moveActivity(tx, actor, { projectId: id, clientId });
  }
  await recordActivity(tx, actor, facts, ports);
}

/** Tells of rows that were deleted or brought back; what went along with them is not told by itself. */
export async function recordDeleted(
  tx: Tx,
  actor: SignedIn,
  { group, ...rows }: Parameters<typeof deletionFacts>[2] & { group?: string | undefined },
  ports: Ports,
): Promise<void> {
  await recordActivity(tx, actor, await deletionFacts(tx, actor.workspaceId, rows, group), ports);
}

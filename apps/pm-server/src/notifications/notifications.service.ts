import type { NotificationChoice } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { announce } from '../events/ChangeFeed';
import type { Ports } from '../server/Ports';

/** Marks one's notifications as read. What is gone, or was somebody else's, is passed over. */
export async function readNotifications(
  tx: Tx,
  actor: SignedIn,
  choice: NotificationChoice,
  { now }: Ports,
): Promise<void> {
  const at = now().toISOString();
  const changed = await rowsOf(
    tx,
    sql`update notifications n set read_at = ${at} where ${chosen(actor, choice)} and n.read_at is null returning n.id`,
  );
  await tellOwnTabs(tx, actor, changed, now());
}

/** Deletes one's notifications. @returns what brings them back together; null where none were there */
export async function deleteNotifications(
  tx: Tx,
  actor: SignedIn,
  choice: NotificationChoice,
  { now, newId }: Ports,
): Promise<string | null> {
  const deletionId = newId();
  const changed = await rowsOf(
    tx,
    sql`update notifications n set deleted_at = ${now().toISOString()}, deletion_id = ${deletionId}
        where ${chosen(actor, choice)} returning n.id`,
  );
  await tellOwnTabs(tx, actor, changed, now());
  return changed.length > 0 ? deletionId : null;
}

/** Takes a deletion of one's own back. */
export async function restoreNotifications(
  tx: Tx,
  actor: SignedIn,
  deletionId: string,
  { now }: Ports,
): Promise<void> {
  const changed = await rowsOf(
    tx,
    sql`update notifications n set deleted_at = null, deletion_id = null
        where ${mine(actor)} and n.deletion_id = ${deletionId} returning n.id`,
  );
  await tellOwnTabs(tx, actor, changed, now());
}

function chosen(actor: SignedIn, { ids, until }: NotificationChoice): SQL {
  const which = ids ? sql`n.id = any(${uuids(ids)})` : sql`n.id <= ${until ?? null}::uuid`;
  return sql`${mine(actor)} and n.deleted_at is null and ${which}`;
}

function mine({ workspaceId, personId }: SignedIn): SQL {
  return sql`n.workspace_id = ${workspaceId} and n.person_id = ${personId}`;
}

async function tellOwnTabs(
  tx: Tx,
  { workspaceId, personId }: SignedIn,
  changed: readonly unknown[],
  now: Date,
): Promise<void> {
  if (changed.length > 0) await announce(tx, workspaceId, 'notification', [personId], now, { hides: false });
}

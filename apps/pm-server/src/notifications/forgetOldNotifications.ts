import { NOTIFICATION_DAYS } from '@linework/domain';
import type { Tx } from '../database/Database';
import { sql } from '../database/sql';

/**
 * Deletes notifications that are older than they are kept, and the keys of reminders that can't come again by then. A project's budget
 * is told of once, however long it lasts.
 */
export async function forgetOldNotifications(tx: Tx, now: Date): Promise<void> {
  const end = sql`${now.toISOString()}::timestamptz - make_interval(days => ${NOTIFICATION_DAYS})`;
  await tx.execute(sql`delete from notifications where at < ${end}`);
  await tx.execute(
    sql`delete from notification_keys where at < ${end} and (key like 'task%' or key like 'week %' or key like 'weekly %')`,
  );
}

import { MAIL_DAYS, type MailKind, mailMessages } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { conflict, notFound } from '../http/Problem';
import { enqueue, enqueueAll } from '../jobs/enqueue';
import type { Ports } from '../server/Ports';

export interface NewMail {
  workspaceId: string;
  kind: MailKind;
  recipient: string;
  aboutId: string;
}

/** Queues a mail in the transaction that causes it: it is sent if, and only if, that one commits. */
export async function queueMail(tx: Tx, { workspaceId, ...mail }: NewMail, ports: Ports): Promise<void> {
  await queueMails(tx, workspaceId, [mail], ports);
}

/** As `queueMail`, of one workspace in one statement. */
export async function queueMails(
  tx: Tx,
  workspaceId: string,
  mails: readonly Omit<NewMail, 'workspaceId'>[],
  ports: Ports,
): Promise<void> {
  const at = ports.now().toISOString();
  const rows = mails.map((mail) => ({ ...mail, id: ports.newId() }));
  await tx.execute(
    sql`insert into mails (workspace_id, id, kind, recipient, about_id, queued_at, next_try_at)
        select ${workspaceId}::uuid, m.id, m.kind, m.recipient, m."aboutId", ${at}::timestamptz, ${at}::timestamptz
        from json_to_recordset(${JSON.stringify(rows)}::json) m (id uuid, kind text, recipient text, "aboutId" uuid)`,
  );
  await enqueueAll(
    tx,
    'sendMail',
    rows.map(({ id }) => ({ payload: { workspaceId, mailId: id } })),
    ports,
  );
}

/** Queues a mail again that failed or was cancelled, for an admin. @throws Problem 404, 409 where it waits or was sent */
export async function retryMail(tx: Tx, actor: SignedIn, id: string, ports: Ports): Promise<void> {
  const state = await lockMail(tx, actor, id);
  if (state !== 'failed' && state !== 'cancelled') throw conflict(mailMessages.notEnded);
  const at = ports.now().toISOString();
  await tx.execute(
    sql`update mails set state = 'queued', problem = null, attempts = 0, next_try_at = ${at}, ended_at = null
        where workspace_id = ${actor.workspaceId} and id = ${id}`,
  );
  await enqueue(tx, 'sendMail', { workspaceId: actor.workspaceId, mailId: id }, ports);
}

/** Takes a mail out of the queue. One that is being sent at this moment may still arrive. @throws Problem 404, 409 */
export async function cancelMail(tx: Tx, actor: SignedIn, id: string, { now }: Ports): Promise<void> {
  if ((await lockMail(tx, actor, id)) !== 'queued') throw conflict(mailMessages.notQueued);
  await tx.execute(
    sql`update mails set state = 'cancelled', problem = ${mailMessages.cancelled}, next_try_at = null, ended_at = ${now().toISOString()}
        where workspace_id = ${actor.workspaceId} and id = ${id}`,
  );
}

async function lockMail(tx: Tx, { workspaceId }: SignedIn, id: string): Promise<string> {
  const [mail] = await rowsOf<{ state: string }>(
    tx,
    sql`select state from mails where workspace_id = ${workspaceId} and id = ${id} for update`,
  );
  if (!mail) throw notFound('This mail');
  return mail.state;
}

/** Deletes what was sent or given up so long ago that nobody looks for it. */
export async function forgetOldMails(tx: Tx, now: Date): Promise<void> {
  await tx.execute(
    sql`delete from mails where state <> 'queued' and ended_at < ${now.toISOString()}::timestamptz - make_interval(days => ${MAIL_DAYS})`,
  );
}

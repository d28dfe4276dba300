import { type ChangedEntity, MAIL_HOURS, type MailKind, mailMessages } from '@linework/domain';
import { z } from 'zod';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { announce } from '../events/ChangeFeed';
import { transact } from '../http/transact';
import { defineJob, type JobContext } from '../jobs/JobHandler';
import type { Sender } from './Letter';
import { letters } from './letters';
import { isRefusedForGood, mailProblem, postMail } from './postMail';
import { renderLetter } from './renderLetter';

const Payload = z.object({ workspaceId: z.string(), mailId: z.string() });
type Payload = z.infer<typeof Payload>;

interface Queued extends Sender {
  kind: MailKind;
  recipient: string;
  aboutId: string;
  queuedAt: string;
}

/**
 * Sends one queued mail. Its text and its link are made now: a link's time begins when it is sent, the database never holds one, and
 * what is withdrawn meanwhile is not sent.
 */
export const sendMail = defineJob<Payload>({
  kind: 'sendMail',
  payload: Payload,
  // One that waits for a slow mail server does not keep the next from another one.
  atOnce: 3,
  leaseSeconds: 180,
  work: async (payload, context) => {
    const outcome = await send(payload, context);
    return (tx) => noteEnd(tx, payload, outcome, context.services.now());
  },
  problemOf: mailProblem,
  failed: async (tx, payload, { attempts, createdAt, problem, nextTryAt }, error) => {
    const at = new Date();
    const isOver = isRefusedForGood(error) || at.getTime() - createdAt.getTime() > MAIL_HOURS * 3_600_000;
    await tx.execute(
      sql`update mails set attempts = ${attempts}, problem = ${problem}, state = ${isOver ? 'failed' : 'queued'},
            next_try_at = ${isOver ? null : nextTryAt.toISOString()}, ended_at = ${isOver ? at.toISOString() : null}
          where workspace_id = ${payload.workspaceId} and id = ${payload.mailId} and state = 'queued'`,
    );
    await announceMail(tx, payload, at);
    return isOver;
  },
});

type Outcome =
  | { state: 'sent'; recipient: string; noteSent: ((tx: Tx) => Promise<void>) | undefined }
  | { state: 'cancelled'; problem: string }
  | null;

/** @returns null where the mail does not wait any more */
async function send(payload: Payload, { services, signal }: JobContext): Promise<Outcome> {
  const { database, mail: settings, now, newId, address } = services;
  const mail = await queuedMail(database.orm, payload);
  if (!mail) return null;
  if (!settings) return { state: 'cancelled', problem: mailMessages.notConfigured };
  const link = (path: string, query: Record<string, string> = {}) => {
    const url = new URL(path, address.origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  };
  const context = {
    sender: mail,
    aboutId: mail.aboutId,
    queuedAt: new Date(mail.queuedAt),
    now: now(),
    newId,
    link,
  };
  const written = await transact(database, (tx) => letters[mail.kind](tx, context));
  if ('cancelled' in written) return { state: 'cancelled', problem: written.cancelled };
  const { companyName } = mail;
  const { recipient = mail.recipient, sent: noteSent } = written;
  const rendered = renderLetter(written.letter, companyName);
  await postMail(settings, { id: payload.mailId, companyName, recipient, ...rendered }, signal);
  return { state: 'sent', recipient, noteSent };
}

async function queuedMail(tx: Tx, { workspaceId, mailId }: Payload): Promise<Queued | undefined> {
  const [mail] = await rowsOf<Queued>(
    tx,
    sql`select m.kind, m.recipient, m.about_id as "aboutId", m.queued_at as "queuedAt", w.id as "workspaceId", w.name as "companyName",
          w.settings ->> 'dateFormat' as "dateFormat", w.settings ->> 'timeZone' as "timeZone"
        from mails m join workspaces w on w.id = m.workspace_id
        where m.workspace_id = ${workspaceId} and m.id = ${mailId} and m.state = 'queued'`,
  );
  return mail;
}

async function noteEnd(tx: Tx, payload: Payload, outcome: Outcome, now: Date): Promise<void> {
  if (!outcome) return;
  const problem = outcome.state === 'cancelled' ? outcome.problem : null;
  const recipient = outcome.state === 'sent' ? outcome.recipient : null;
  await tx.execute(
    sql`update mails set state = ${outcome.state}, problem = ${problem}, attempts = attempts + 1, next_try_at = null,
          ended_at = ${now.toISOString()}, recipient = coalesce(${recipient}, recipient)
        where workspace_id = ${payload.workspaceId} and id = ${payload.mailId}`,
  );
  if (outcome.state === 'sent') await outcome.noteSent?.(tx);
  await announceMail(tx, payload, now);
}

/** Open screens show what became of the mail with what it is about. */
async function announceMail(tx: Tx, { workspaceId, mailId }: Payload, now: Date): Promise<void> {
  const [mail] = await rowsOf<{ kind: MailKind; aboutId: string }>(
    tx,
    sql`select kind, about_id as "aboutId" from mails where workspace_id = ${workspaceId} and id = ${mailId}`,
  );
  const about: Partial<Record<MailKind, ChangedEntity>> = { invitation: 'invitation' };
  const entity = mail && about[mail.kind];
  if (entity) await announce(tx, workspaceId, entity, [mail.aboutId], now, { hides: false });
}

import {
  INVITATION_DAYS,
  type InvitationInput,
  invitationMessages,
  inviteProblem,
  knownPersonProblem,
  peopleMessages,
} from '@linework/domain';
import { isEmailOf } from '../access/isEmailOf';
import { checkVersion, type LockedRow, lockRow } from '../access/lockForChange';
import type { SignedIn } from '../access/SignedIn';
import { recordAudit } from '../audit/recordAudit';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { changedStamp } from '../entities/stamps';
import { type RowRules, setColumns } from '../entities/writeRow';
import { announce } from '../events/ChangeFeed';
import { conflict, invalid } from '../http/Problem';
import { queueMail } from '../mail/mails.service';
import { checkClient } from '../people/people.service';
import { personByEmail } from '../people/personByEmail';
import type { Ports } from '../server/Ports';
import { invitationEntity } from './invitation.entity';
import { hashOfToken, MOST_LINKS, newToken } from './invitationLink';
import { invitationDetail } from './invitations.queries';
import { invitationLinks } from './invitations.table';

interface LockedInvitation extends LockedRow {
  email: string;
}

/** @param isMailed whether the server can send mail: then each new address is sent a link */
export const invitationRules = (isMailed: () => boolean): RowRules<InvitationInput, LockedInvitation> => ({
  entity: invitationEntity,
  detail: invitationDetail,
  columns: ({ input: { email, accessRole, clientId }, before, now }) => ({
    email,
    accessRole,
    clientId: accessRole === 'client' ? clientId : null,
    ...(before ? {} : { expiresAt: endOf(now) }),
  }),
  check: async (tx, actor, { id, input }) => {
    const { accessRole, clientId, email } = input;
    const problem = inviteProblem(actor, accessRole);
    if (problem) throw invalid([{ path: 'accessRole', message: problem }]);
    if (accessRole === 'client') await checkClient(tx, actor, clientId);
    const known = await personByEmail(tx, { workspaceId: actor.workspaceId, email });
    if (known?.userId) throw invalid([{ path: 'email', message: peopleMessages.emailInUse }]);
    const differs = known && knownPersonProblem(known, input);
    if (differs) throw invalid([differs]);
    const taken = await rowsOf(
      tx,
      sql`select from invitations i
          where i.workspace_id = ${actor.workspaceId} and i.deleted_at is null and i.accepted_at is null
            and ${isEmailOf(sql`lower(i.email)`, email)} and i.id <> ${id}`,
    );
    if (taken.length > 0) throw invalid([{ path: 'email', message: invitationMessages.alreadyInvited }]);
  },
  locked: sql`, i.email`,
  saveParts: async (tx, actor, { id, input, before }, ports) => {
    if (isMailed() && input.email !== before?.email)
      await queueInvitation(tx, actor, { id, email: input.email }, ports);
    const { email: subject, accessRole: detail } = input;
    await recordAudit(tx, actor, { action: 'invited', subject, detail }, ports);
  },
});

/** A link to copy, beside those that are there. */
export async function addLink(tx: Tx, actor: SignedIn, id: string, ports: Ports) {
  const { expiresAt } = await lockOpen(tx, actor, id);
  const token = await storeLink(tx, actor, id, ports);
  return { token, expiresAt: new Date(expiresAt).toISOString() };
}

/** A new link, for as many days as the first had; those that were sent before open nothing any more. */
export async function renew(
  tx: Tx,
  actor: SignedIn,
  { id, version, isMailed }: { id: string; version: number; isMailed: boolean },
  ports: Ports,
) {
  const before = await lockOpen(tx, actor, id);
  await checkVersion(before, version, () => invitationDetail(tx, actor, id));
  const now = ports.now();
  const expiresAt = endOf(now);
  await setColumns(tx, actor, invitationEntity, id, { expiresAt, ...changedStamp(now) });
  await tx.execute(
    sql`delete from invitation_links where workspace_id = ${actor.workspaceId} and invitation_id = ${id}`,
  );
  const token = await storeLink(tx, actor, id, ports);
  if (isMailed) await queueInvitation(tx, actor, before, ports);
  await recordAudit(tx, actor, { action: 'invitation-renewed', subject: before.email }, ports);
  await announce(tx, actor.workspaceId, 'invitation', [id], now);
  return { token, expiresAt };
}

async function lockOpen(tx: Tx, actor: SignedIn, id: string) {
  const row = await lockRow<{ email: string; expiresAt: string; isUsed: boolean }>(
    tx,
    actor,
    invitationEntity,
    id,
    'invitation:update',
    sql`, i.email, i.expires_at as "expiresAt", i.accepted_at is not null as "isUsed"`,
  );
  if (row.isUsed) throw conflict(invitationMessages.linkUsed);
  return row;
}

function queueInvitation(
  tx: Tx,
  { workspaceId }: SignedIn,
  { id, email }: { id: string; email: string },
  ports: Ports,
): Promise<void> {
  return queueMail(tx, { workspaceId, kind: 'invitation', recipient: email, aboutId: id }, ports);
}

/** Makes one more link, beside the newest of those that are there. @returns its token, which is stored as a hash only */
export async function storeLink(
  tx: Tx,
  { workspaceId }: Pick<SignedIn, 'workspaceId'>,
  invitationId: string,
  { now }: Pick<Ports, 'now'>,
): Promise<string> {
  const token = newToken();
  await tx
    .insert(invitationLinks)
    .values({ workspaceId, invitationId, hash: hashOfToken(token), createdAt: now().toISOString() });
  await tx.execute(
    sql`delete from invitation_links l where l.workspace_id = ${workspaceId} and l.invitation_id = ${invitationId} and l.hash not in (
          select n.hash from invitation_links n where n.workspace_id = ${workspaceId} and n.invitation_id = ${invitationId}
          order by n.created_at desc, n.hash limit ${MOST_LINKS})`,
  );
  return token;
}

function endOf(now: Date): string {
  return new Date(now.getTime() + INVITATION_DAYS * 86_400_000).toISOString();
}

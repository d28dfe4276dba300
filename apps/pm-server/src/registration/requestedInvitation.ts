import { emailDomain, REQUESTED_INVITATION_HOURS } from '@linework/domain';
import { isEmailOf } from '../access/isEmailOf';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { announce } from '../events/ChangeFeed';
import { invitations } from '../invitations/invitations.table';
import { queueMail } from '../mail/mails.service';
import type { Ports } from '../server/Ports';
import type { Services } from '../server/Services';

/** Whether a visitor can ask for a link: a workspace has opened a domain, and there is mail to send the link by. */
export async function isRegistrationOpen({ database, mail }: Services): Promise<boolean> {
  if (!mail) return false;
  const open = await rowsOf(
    database.orm,
    sql`select 1 from workspaces w where jsonb_array_length(coalesce(w.settings -> 'registrationDomains', '[]'::jsonb)) > 0 limit 1`,
  );
  return open.length > 0;
}

/**
 * Invites whoever asked for it, as member, where their domain may register; an invitation that is open already is mailed again. Who has
 * an account gets nothing, nor who is here with another role, is inactive or was deleted: that is for an owner or admin to decide.
 */
export async function inviteWhoAsked(tx: Tx, email: string, ports: Ports): Promise<void> {
  const [workspace] = await rowsOf<{ id: string }>(
    tx,
    sql`select w.id from workspaces w where w.settings -> 'registrationDomains' @> ${JSON.stringify([emailDomain(email)])}::jsonb
        order by w.created_at, w.id limit 1`,
  );
  if (!workspace) return;
  const workspaceId = workspace.id;
  const standing = await rowsOf(
    tx,
    sql`select 1 from auth_users a where ${isEmailOf(sql`lower(a.email)`, email)}
        union all select 1 from people u where u.workspace_id = ${workspaceId} and ${isEmailOf(sql`lower(u.email)`, email)}
          and not (u.deleted_at is null and u.status = 'Active' and u.access_role = 'member')
        limit 1`,
  );
  if (standing.length > 0) return;
  const open = await openedInvitation(tx, { workspaceId, email }, ports);
  if (!open) return;
  // To the address as it was invited, however it was typed now.
  const { id: aboutId, email: recipient } = open;
  await queueMail(tx, { workspaceId, kind: 'invitation', recipient, aboutId }, ports);
}

/** @returns an invitation that opens; null where another one is being made for the same address at this moment */
async function openedInvitation(
  tx: Tx,
  { workspaceId, email }: { workspaceId: string; email: string },
  { now, newId }: Ports,
): Promise<{ id: string; email: string } | null> {
  const moment = now();
  // One that has ended would come back with its old role: it makes way.
  await tx.execute(
    sql`delete from invitations i where i.workspace_id = ${workspaceId} and i.deleted_at is null and i.accepted_at is null
          and ${isEmailOf(sql`lower(i.email)`, email)} and i.expires_at <= ${moment.toISOString()}`,
  );
  const [open] = await rowsOf<{ id: string; email: string }>(
    tx,
    sql`select i.id, i.email from invitations i where i.workspace_id = ${workspaceId} and i.deleted_at is null and i.accepted_at is null
          and ${isEmailOf(sql`lower(i.email)`, email)} limit 1`,
  );
  if (open) return open;
  const at = moment.toISOString();
  const [made] = await tx
    .insert(invitations)
    .values({
      workspaceId,
      id: newId(),
      email,
      accessRole: 'member',
      expiresAt: new Date(moment.getTime() + REQUESTED_INVITATION_HOURS * 3_600_000).toISOString(),
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: invitations.id, email: invitations.email });
  if (made) await announce(tx, workspaceId, 'invitation', [made.id], moment);
  return made ?? null;
}

/** Deletes those that nobody used in time: anybody may ask for one, so they must not pile up. */
export async function forgetRequestedInvitations(tx: Tx, now: Date): Promise<void> {
  await tx.execute(
    sql`delete from invitations where created_by is null and accepted_at is null and expires_at < ${now.toISOString()}`,
  );
}

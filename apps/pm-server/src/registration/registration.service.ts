import {
  DEFAULT_RATE_MINOR,
  emailKey,
  initials,
  invitationMessages,
  mayRegister,
  missingWork,
  type OpenedInvitation,
  type RegistrationInput,
  workFor,
} from '@linework/domain';
import { makeAccount } from '../access/account';
import { recordAudit } from '../audit/recordAudit';
import { assignments } from '../database/assignments';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { changedStamp } from '../entities/stamps';
import { announce } from '../events/ChangeFeed';
import { conflict, invalid, Problem } from '../http/Problem';
import { hashOfToken } from '../invitations/invitationLink';
import { tellJoined } from '../notifications/tellOfWork';
import { nameOf } from '../people/people.service';
import { people } from '../people/people.table';
import { personName } from '../people/person.entity';
import { type PersonByEmail, personByEmail } from '../people/personByEmail';
import type { Ports } from '../server/Ports';

interface Invitation extends Omit<OpenedInvitation, 'known'> {
  workspaceId: string;
  id: string;
  clientId: string | null;
  /** Null where whoever wants to join asked for it themself. */
  createdBy: string | null;
  /** Who is here with the address, without an account. */
  known: PersonByEmail | null;
}

/**
 * The invitation that a link opens. Of somebody known it opens the record that is kept, with its access role and company.
 *
 * @param isLocked it and the person stay as they are until the transaction ends
 * @throws Problem 404 for a link that never was one or was replaced, 409 with what to do for one that does not open any more
 */
export async function openInvitation(
  tx: Tx,
  token: string,
  now: Date,
  isLocked = false,
): Promise<Invitation> {
  const [found] = await rowsOf<
    Omit<Invitation, 'known' | 'clientName'> & {
      isUsed: boolean;
      isWithdrawn: boolean;
      domains: string[] | null;
    }
  >(
    tx,
    sql`select i.workspace_id as "workspaceId", i.id, i.email, i.access_role as "accessRole", i.client_id as "clientId", i.created_by as "createdBy",
          w.name as "companyName", w.settings ->> 'dateFormat' as "dateFormat", w.settings -> 'registrationDomains' as domains, i.expires_at as "expiresAt", i.accepted_at is not null as "isUsed",
          i.deleted_at is not null or (i.client_id is not null and c.id is null) as "isWithdrawn",
          (select ${personName} from people u where u.workspace_id = i.workspace_id and u.id = i.created_by) as "invitedBy"
        from invitation_links l join invitations i on i.workspace_id = l.workspace_id and i.id = l.invitation_id
        join workspaces w on w.id = i.workspace_id
        left join clients c on c.workspace_id = i.workspace_id and c.id = i.client_id and c.deleted_at is null
        where l.hash = ${hashOfToken(token)} ${isLocked ? sql`for update of i` : sql``}`,
  );
  if (!found) throw new Problem(404, { detail: invitationMessages.linkInvalid });
  const { isUsed, isWithdrawn, domains, expiresAt, ...invitation } = found;
  if (isUsed) throw conflict(invitationMessages.linkUsed);
  if (isWithdrawn) throw conflict(invitationMessages.linkWithdrawn);
  const isRequested = invitation.createdBy === null;
  if (isRequested && !mayRegister(invitation.email, domains ?? []))
    throw conflict(invitationMessages.linkClosed);
  if (new Date(expiresAt) <= now) throw conflict(invitationMessages.linkExpired);
  const known = await personByEmail(tx, invitation, isLocked ? sql`for update of u` : sql``);
  if (known?.userId) throw conflict(invitationMessages.linkUsed);
  if (known?.status === 'Inactive') throw conflict(invitationMessages.linkInactive);
  const { accessRole, clientId } = known ?? invitation;
  const clientName = clientId && (await clientNameOf(tx, invitation.workspaceId, clientId));
  return {
    ...invitation,
    ...{ accessRole, clientId, clientName, known },
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

async function clientNameOf(tx: Tx, workspaceId: string, id: string): Promise<string | null> {
  const [client] = await rowsOf<{ name: string }>(
    tx,
    sql`select c.name from clients c where c.workspace_id = ${workspaceId} and c.id = ${id}`,
  );
  return client?.name ?? null;
}

/** What the holder of the link receives. */
export function toldOf(invitation: Invitation): OpenedInvitation {
  const { email, companyName, invitedBy, accessRole, clientName, known, expiresAt, dateFormat } = invitation;
  return {
    ...{ email, companyName, invitedBy, accessRole, clientName, expiresAt, dateFormat },
    known: known && { firstName: known.firstName, lastName: known.lastName, phone: known.phone },
  };
}

type Registered = Omit<RegistrationInput, 'password' | 'confirmPassword'> & { passwordHash: string };

/**
 * Makes the account of somebody who was invited, once. Who is in the workspace already stays who they are: of their record they write
 * their own name and phone, and nothing else.
 */
export async function register(tx: Tx, input: Registered, ports: Ports): Promise<void> {
  const now = ports.now();
  const invitation = await openInvitation(tx, input.token, now, true);
  const { workspaceId, accessRole, clientId, createdBy, known } = invitation;
  if (emailKey(input.email) !== emailKey(invitation.email))
    throw invalid([{ path: 'email', message: invitationMessages.otherEmail }]);
  const missing = known ? [] : missingWork(accessRole, input);
  if (missing.length > 0) throw invalid(missing);
  const { firstName, lastName, phone } = input;
  const name = nameOf(input);
  const userId = await makeAccount(tx, { ...input, name }, ports);
  const own = { firstName, lastName, initials: initials(name), phone, userId };
  const id = known?.id ?? ports.newId();
  const at = now.toISOString();
  if (known)
    await tx.execute(
      sql`update people set ${assignments(people, { ...own, ...changedStamp(now) })}
          where workspace_id = ${workspaceId} and id = ${id}`,
    );
  else
    await tx.insert(people).values({
      ...{ workspaceId, id, ...own, ...workFor(accessRole, input), accessRole, clientId },
      email: input.email,
      status: 'Active',
      hourlyRateMinor: DEFAULT_RATE_MINOR,
      ...{ createdBy, createdAt: at, updatedAt: at },
    });
  await tx.execute(
    sql`update invitations set accepted_at = ${at}, accepted_by = ${id}, version = version + 1, updated_at = ${at}
        where workspace_id = ${workspaceId} and id = ${invitation.id}`,
  );
  const doer = { workspaceId, personId: id };
  await recordAudit(tx, doer, { action: 'registered', subject: invitation.email, detail: accessRole }, ports);
  await tellJoined(tx, { workspaceId, doerId: id, personId: id }, ports);
  await announce(tx, workspaceId, 'invitation', [invitation.id], now);
  await announce(tx, workspaceId, 'person', [id], now);
}

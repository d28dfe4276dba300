import {
  DEFAULT_RATE_MINOR,
  emailKey,
  initials,
  invitationMessages,
  mayRegister,
  type OpenedInvitation,
  type RegistrationInput,
} from '@linework/domain';
import { makeAccount } from '../access/account';
import { isEmailOf } from '../access/isEmailOf';
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
import type { Ports } from '../server/Ports';

interface Invitation extends OpenedInvitation {
  workspaceId: string;
  id: string;
  clientId: string | null;
  /** Null where whoever wants to join asked for it themself. */
  createdBy: string | null;
}

/**
 * The invitation that a link opens.
 *
 * @throws Problem 404 for a link that never was one or was replaced, 409 with what to do for one that does not open any more
 */
export async function openInvitation(tx: Tx, token: string, now: Date, lock = sql``): Promise<Invitation> {
  const [found] = await rowsOf<
    Invitation & { isUsed: boolean; isWithdrawn: boolean; domains: string[] | null }
  >(
    tx,
    sql`select i.workspace_id as "workspaceId", i.id, i.email, i.access_role as "accessRole", i.client_id as "clientId", i.created_by as "createdBy",
          w.name as "companyName", w.settings ->> 'dateFormat' as "dateFormat", w.settings -> 'registrationDomains' as domains, i.expires_at as "expiresAt", i.accepted_at is not null as "isUsed",
          i.deleted_at is not null or (i.client_id is not null and c.id is null) as "isWithdrawn",
          (select ${personName} from people u where u.workspace_id = i.workspace_id and u.id = i.created_by) as "invitedBy"
        from invitation_links l join invitations i on i.workspace_id = l.workspace_id and i.id = l.invitation_id
        join workspaces w on w.id = i.workspace_id
        left join clients c on c.workspace_id = i.workspace_id and c.id = i.client_id and c.deleted_at is null
        where l.hash = ${hashOfToken(token)} ${lock}`,
  );
  if (!found) throw new Problem(404, { detail: invitationMessages.linkInvalid });
  const { isUsed, isWithdrawn, domains, expiresAt, ...invitation } = found;
  if (isUsed) throw conflict(invitationMessages.linkUsed);
  if (isWithdrawn) throw conflict(invitationMessages.linkWithdrawn);
  const isRequested = invitation.createdBy === null;
  if (isRequested && !mayRegister(invitation.email, domains ?? []))
    throw conflict(invitationMessages.linkClosed);
  if (new Date(expiresAt) <= now) throw conflict(invitationMessages.linkExpired);
  return { ...invitation, expiresAt: new Date(expiresAt).toISOString() };
}

type Registered = Omit<RegistrationInput, 'password' | 'confirmPassword'> & { passwordHash: string };

/** Makes the account of somebody who was invited, once. Who is in the workspace without an account stays who they are. */
export async function register(tx: Tx, input: Registered, ports: Ports): Promise<void> {
  const now = ports.now();
  const invitation = await openInvitation(tx, input.token, now, sql`for update of i`);
  const { workspaceId, accessRole, clientId, createdBy } = invitation;
  if (emailKey(input.email) !== emailKey(invitation.email))
    throw invalid([{ path: 'email', message: invitationMessages.otherEmail }]);
  const [known] = await rowsOf<{ id: string; userId: string | null }>(
    tx,
    sql`select u.id, u.user_id as "userId" from people u
        where u.workspace_id = ${workspaceId} and u.deleted_at is null and ${isEmailOf(sql`lower(u.email)`, invitation.email)} for update of u`,
  );
  if (known?.userId) throw conflict(invitationMessages.linkUsed);
  const userId = await makeAccount(tx, { ...input, name: nameOf(input) }, ports);
  const person = { ...personOf(input), userId, accessRole, clientId };
  const id = known?.id ?? ports.newId();
  const at = now.toISOString();
  if (known)
    await tx.execute(
      sql`update people set ${assignments(people, { ...person, status: 'Active', ...changedStamp(now) })}
          where workspace_id = ${workspaceId} and id = ${id}`,
    );
  else
    await tx.insert(people).values({
      workspaceId,
      id,
      ...person,
      status: 'Active',
      hourlyRateMinor: DEFAULT_RATE_MINOR,
      createdBy,
      createdAt: at,
      updatedAt: at,
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

function personOf({ firstName, lastName, email, phone, jobRole, department, startDate }: Registered) {
  const name = nameOf({ firstName, lastName });
  return { firstName, lastName, initials: initials(name), email, phone, jobRole, department, startDate };
}

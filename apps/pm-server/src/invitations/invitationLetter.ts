import { ACCESS_ROLE_LABELS, type AccessRole, formatDateTime, mailMessages } from '@linework/domain';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import type { WriteLetter } from '../mail/Letter';
import { personName } from '../people/person.entity';
import { storeLink } from './invitations.service';

interface OpenInvitation {
  accessRole: AccessRole;
  expiresAt: string;
  invitedBy: string | null;
  isRequested: boolean;
}

/** Invites somebody, by a link of its own that lasts as long as the invitation. */
export const invitationLetter: WriteLetter = async (tx, { sender, aboutId, now, link }) => {
  const { workspaceId, companyName } = sender;
  const [invitation] = await rowsOf<OpenInvitation>(
    tx,
    sql`select i.access_role as "accessRole", i.expires_at as "expiresAt", i.created_by is null as "isRequested",
          (select ${personName} from people u where u.workspace_id = i.workspace_id and u.id = i.created_by) as "invitedBy"
        from invitations i where i.workspace_id = ${workspaceId} and i.id = ${aboutId} and i.deleted_at is null
          and i.accepted_at is null and i.expires_at > ${now.toISOString()} for update of i`,
  );
  if (!invitation) return { cancelled: mailMessages.invitationClosed };
  const { accessRole, expiresAt, invitedBy, isRequested } = invitation;
  const token = await storeLink(tx, { workspaceId }, aboutId, { now: () => now });
  const role = ACCESS_ROLE_LABELS[accessRole].toLowerCase();
  return {
    letter: {
      subject: `Join ${companyName} on Linework`,
      paragraphs: [
        isRequested
          ? `Somebody, probably you, asked to join the workspace of ${companyName} with this address. You join as ${role}.`
          : `${invitedBy || 'Somebody'} invites you to the workspace of ${companyName}, as ${role}.`,
        'Open the link, choose a password, and you are in.',
      ],
      button: { label: 'Create account', url: link('/register', { invitation: token }) },
      footnotes: [
        `The link works once, until ${formatDateTime(new Date(expiresAt), sender)}. Whoever has it can create the account: do not pass it on.`,
        'If you did not expect this, ignore it: nothing happens without the link.',
      ],
    },
  };
};

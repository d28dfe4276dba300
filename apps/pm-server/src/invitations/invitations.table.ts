import { ACCESS_ROLES } from '@linework/domain';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clients } from '../clients/clients.table';
import { instant, kept, oneOf, stored } from '../database/columns';
import { people } from '../people/people.table';
import { workspaces } from '../settings/workspaces.table';

export const invitations = pgTable(
  'invitations',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    id: uuid('id').notNull(),
    ...kept,
    email: text('email').notNull(),
    accessRole: text('access_role').notNull(),
    clientId: uuid('client_id'),
    expiresAt: instant('expires_at').notNull(),
    /** Whose account it became. */
    acceptedBy: uuid('accepted_by'),
    acceptedAt: instant('accepted_at'),
  },
  (invitation) => [
    primaryKey({ columns: [invitation.workspaceId, invitation.id] }),
    foreignKey({
      columns: [invitation.workspaceId, invitation.clientId],
      foreignColumns: [clients.workspaceId, clients.id],
    }),
    foreignKey({
      columns: [invitation.workspaceId, invitation.acceptedBy],
      foreignColumns: [people.workspaceId, people.id],
    }),
    oneOf('invitations_access_role_known', invitation.accessRole, ACCESS_ROLES),
    check(
      'invitations_client_has_company',
      sql`(${invitation.accessRole} = 'client') = (${invitation.clientId} is not null)`,
    ),
    uniqueIndex('invitations_email_once')
      .on(invitation.workspaceId, sql`lower(${invitation.email})`)
      .where(sql`${stored(invitation)} and ${invitation.acceptedAt} is null`),
    index('invitations_by_deletion')
      .on(invitation.workspaceId, invitation.deletionId)
      .where(sql`${invitation.deletionId} is not null`),
  ],
);

/** Links that open an invitation: the one that was mailed, those that were copied. Whoever reads this table can open none. */
export const invitationLinks = pgTable(
  'invitation_links',
  {
    workspaceId: uuid('workspace_id').notNull(),
    invitationId: uuid('invitation_id').notNull(),
    /** SHA-256 of the link's token, in base64url. */
    hash: text('hash').primaryKey(),
    createdAt: instant('created_at').notNull(),
  },
  (link) => [
    foreignKey({
      columns: [link.workspaceId, link.invitationId],
      foreignColumns: [invitations.workspaceId, invitations.id],
    }).onDelete('cascade'),
    index('invitation_links_by_invitation').on(link.workspaceId, link.invitationId),
  ],
);

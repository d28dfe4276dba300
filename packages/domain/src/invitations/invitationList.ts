import { entities } from '../entities/entities';
import { defineList } from '../lists/ListDefinition';
import type { InvitationRow } from './InvitationRow';

/** The invitations that are open: neither used nor withdrawn. */
export const invitationList = defineList<InvitationRow>()({
  resource: entities.invitation.resource,
  searchIn: ['email'],
  sorts: {
    email: { by: 'text', field: 'email' },
  },
  defaultSort: { sort: 'email', direction: 'asc' },
  filters: {},
});

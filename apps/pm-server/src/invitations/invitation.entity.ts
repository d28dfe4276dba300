import { sql } from '../database/sql';
import { defineEntity } from '../entities/Entity';
import { invitationLinks, invitations } from './invitations.table';

/** Nobody has invitations of their own: who may read them reads all. */
export const invitationEntity = defineEntity({
  kind: 'invitation',
  tables: [invitations, invitationLinks],
  alias: 'i',
  belongsTo: {},
  names: {
    client: { field: 'clientId', refusal: null },
    person: { field: 'acceptedBy', refusal: null },
  },
  orders: { email: null },
  name: sql`i.email`,
  own: () => sql`false`,
});

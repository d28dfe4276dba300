import { sql } from '../database/sql';
import { defineEntity } from '../entities/Entity';
import { people } from './people.table';

/** What a person `u` is called. */
export const personName = sql`btrim(u.first_name || ' ' || u.last_name)`;

export const personEntity = defineEntity({
  kind: 'person',
  tables: [people],
  alias: 'u',
  belongsTo: {},
  names: {
    client: {
      field: 'clientId',
      refusal: 'people of this client are still there. Delete them for good first.',
    },
  },
  orders: {
    name: 'people_by_name',
    email: null,
    role: null,
    department: null,
    company: null,
    startDate: null,
  },
  name: personName,
  own: ({ accessRole, personId, clientId }, permission) =>
    accessRole === 'client' && permission === 'person:read'
      ? sql`(u.id = ${personId} or u.client_id = ${clientId})`
      : sql`u.id = ${personId}`,
});

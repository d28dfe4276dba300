import { entities } from '../entities/entities';
import { eachAsItself } from '../lists/eachAsItself';
import { defineList } from '../lists/ListDefinition';
import type { ClientRow } from './ClientRow';
import { CLIENT_STATUSES, INDUSTRIES } from './clientOptions';

/** CLI-01, CLI-03. The seed's 'name, email, company': the company is `name`, the person to talk to `contactName`. */
export const clientList = defineList<ClientRow>()({
  resource: entities.client.resource,
  searchIn: ['name', 'email', 'contactName'],
  sorts: {
    name: { by: 'text', field: 'name' },
    email: { by: 'text', field: 'email' },
    projects: { by: 'number', field: 'projectCount' },
    status: { by: 'rank', field: 'status', order: CLIENT_STATUSES },
  },
  defaultSort: { sort: 'name', direction: 'asc' },
  filters: {
    status: { by: 'choice', field: 'status', choices: eachAsItself(CLIENT_STATUSES) },
    industry: { by: 'choice', field: 'industry', choices: eachAsItself(INDUSTRIES) },
  },
});

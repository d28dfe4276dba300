import { ACCESS_ROLES } from '../access/accessRoles';
import { entities } from '../entities/entities';
import { eachAsItself } from '../lists/eachAsItself';
import { defineList } from '../lists/ListDefinition';
import type { PersonRow } from './PersonRow';
import { PERSON_STATUSES } from './personOptions';

/** USR-01. */
export const personList = defineList<PersonRow>()({
  resource: entities.person.resource,
  searchIn: ['name', 'email', 'jobRole', 'department', 'clientName'],
  sorts: {
    name: { by: 'text', field: 'name' },
    email: { by: 'text', field: 'email' },
    role: { by: 'text', field: 'jobRole' },
    department: { by: 'text', field: 'department' },
    company: { by: 'text', field: 'clientName' },
    startDate: { by: 'date', field: 'startDate' },
  },
  defaultSort: { sort: 'name', direction: 'asc' },
  filters: {
    accessRole: { by: 'choice', field: 'accessRole', choices: eachAsItself(ACCESS_ROLES) },
    /** Colleagues, or the people of clients. */
    side: {
      by: 'choice',
      field: 'accessRole',
      choices: { team: ACCESS_ROLES.filter((role) => role !== 'client'), clients: ['client'] },
    },
    status: { by: 'choice', field: 'status', choices: eachAsItself(PERSON_STATUSES) },
  },
  parts: ['side'],
  // People of a client see their own company's alone.
  opensWith: (accessRole) => (accessRole === 'client' ? {} : { side: 'team' }),
});

import { ACCESS_ROLE_LABELS, type AccessRole } from '../access/accessRoles';
import type { FieldError } from '../fields/fieldErrors';
import type { PersonStatus } from '../people/personOptions';

interface KnownPerson {
  name: string;
  status: PersonStatus;
  accessRole: AccessRole;
  clientId: string | null;
}

/**
 * Why somebody who is in the workspace without an account may not be invited like this, or null where they may. An invitation opens
 * their record as it is kept: it changes neither what they may do, nor whose they are, nor that they are inactive.
 */
export function knownPersonProblem(
  { name, status, accessRole, clientId }: KnownPerson,
  invited: { accessRole: AccessRole; clientId: string | null },
): FieldError | null {
  if (status === 'Inactive')
    return {
      path: 'email',
      message: `${name} is here already, but inactive. Make them active, then invite them`,
    };
  if (accessRole !== invited.accessRole) {
    const as = ACCESS_ROLE_LABELS[accessRole];
    return {
      path: 'accessRole',
      message: `${name} is here already as ${as}. Invite them as that, or change their access first`,
    };
  }
  if (accessRole === 'client' && clientId !== invited.clientId)
    return {
      path: 'clientId',
      message: `${name} is here already for another client. Choose that one, or change their company first`,
    };
  return null;
}

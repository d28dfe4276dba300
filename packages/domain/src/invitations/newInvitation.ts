import type { AccessRole } from '../access/accessRoles';

/** Days that a link opens the registration (SRV-01). */
export const INVITATION_DAYS = 7;

/** The empty form of an invitation. */
export function newInvitation() {
  return { email: '', accessRole: 'member' as AccessRole, clientId: null as string | null };
}

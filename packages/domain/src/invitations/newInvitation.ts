import type { AccessRole } from '../access/accessRoles';

/** Days that a link opens the registration (SRV-01). */
export const INVITATION_DAYS = 7;

/** Hours that a link opens the registration which a visitor asked for themself (GEN-02). */
export const REQUESTED_INVITATION_HOURS = 24;

/** The empty form of an invitation. */
export function newInvitation() {
  return { email: '', accessRole: 'member' as AccessRole, clientId: null as string | null };
}

import type { AccessRole } from '../access/accessRoles';

/** Whether internal comments are for people of that role: those of a client never get one, whatever else they see. */
export function seesInternal(accessRole: AccessRole): boolean {
  return accessRole !== 'client';
}

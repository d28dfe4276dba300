import type { AccessRole } from '../access/accessRoles';
import { DEFAULT_RATE_MINOR, type PersonStatus } from './personOptions';

/** The empty user form. */
export function newPerson() {
  return {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    jobRole: '',
    department: '',
    startDate: '',
    status: 'Active' as PersonStatus,
    hourlyRateMinor: DEFAULT_RATE_MINOR,
    accessRole: 'member' as AccessRole,
    clientId: null,
    password: '',
    confirmPassword: '',
  };
}

import type { AccessRole } from '../access/accessRoles';
import { DEFAULT_HOURS_PER_WEEK, DEFAULT_RATE_MINOR, type PersonStatus } from './personOptions';

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
    hoursPerWeek: DEFAULT_HOURS_PER_WEEK,
    accessRole: 'member' as AccessRole,
    clientId: null,
    projects: [],
    leftProjects: [],
    tasks: [],
    leftTasks: [],
    password: '',
    confirmPassword: '',
  };
}

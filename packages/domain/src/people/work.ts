import type { AccessRole } from '../access/accessRoles';
import type { FieldError } from '../fields/fieldErrors';
import { peopleMessages } from './peopleMessages';

/** What a colleague is asked for. People of a client have their company instead. */
export interface Work {
  jobRole: string | null;
  department: string | null;
  startDate: string | null;
}

const REQUIRED = {
  jobRole: peopleMessages.roleRequired,
  department: peopleMessages.departmentRequired,
  startDate: peopleMessages.startDateRequired,
} as const satisfies Record<keyof Work, string>;

/** Somebody's work as it is stored: of a client's people nothing. */
export function workFor(accessRole: AccessRole, { jobRole, department, startDate }: Work): Work {
  return accessRole === 'client'
    ? { jobRole: null, department: null, startDate: null }
    : { jobRole, department, startDate };
}

/** What is missing of the work of somebody with that access role: nothing, for people of a client. */
export function missingWork(accessRole: AccessRole, work: Work): FieldError[] {
  if (accessRole === 'client') return [];
  const fields = Object.keys(REQUIRED) as (keyof Work)[];
  return fields
    .filter((field) => work[field] === null)
    .map((field) => ({ path: field, message: REQUIRED[field] }));
}

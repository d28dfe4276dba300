import { z } from 'zod';
import { ACCESS_ROLES } from '../access/accessRoles';
import { DateOnly } from '../fields/dateOnly';
import { Id, Instant, Version } from '../fields/id';
import { DEPARTMENTS, JOB_ROLES, PERSON_STATUSES } from './personOptions';

/** A person of a list or a team grid. */
export const PersonRow = z.object({
  id: Id,
  version: Version,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  initials: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Null, as are department and start date, for people of a client: see `Work`. */
  jobRole: z.enum(JOB_ROLES).nullable(),
  department: z.enum(DEPARTMENTS).nullable(),
  status: z.enum(PERSON_STATUSES),
  startDate: DateOnly.nullable(),
  accessRole: z.enum(ACCESS_ROLES),
  /** Whose person it is, of people of a client; null also where the reader does not see that client. */
  clientId: Id.nullable(),
  clientName: z.string().nullable(),
  projectCount: z.number().int(),
  taskCount: z.number().int(),
  completedTasks: z.number().int(),
  hoursPerWeek: z.number(),
  /** Whether they can sign in: people without an account are invited. */
  hasAccount: z.boolean(),
  /** Minor units per hour. Left out for people without rate:read. */
  hourlyRateMinor: z.number().int().optional(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type PersonRow = z.infer<typeof PersonRow>;

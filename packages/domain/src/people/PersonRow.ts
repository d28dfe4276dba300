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
  jobRole: z.enum(JOB_ROLES),
  department: z.enum(DEPARTMENTS),
  status: z.enum(PERSON_STATUSES),
  startDate: DateOnly,
  accessRole: z.enum(ACCESS_ROLES),
  clientId: Id.nullable(),
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

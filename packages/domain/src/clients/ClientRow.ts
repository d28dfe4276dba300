import { z } from 'zod';
import { Id, Instant, Version } from '../fields/id';
import { ProjectRow } from '../projects/ProjectRow';
import { CLIENT_STATUSES, COMPANY_SIZES, COUNTRIES, INDUSTRIES } from './clientOptions';

/** A project as a client's card and form show it. */
export const ClientProjectRow = ProjectRow.pick({
  id: true,
  version: true,
  name: true,
  description: true,
  status: true,
  startDate: true,
  endDate: true,
  progress: true,
  taskCount: true,
  completedTasks: true,
  budgetMinor: true,
});
export type ClientProjectRow = z.infer<typeof ClientProjectRow>;

/** A client of a list. */
export const ClientRow = z.object({
  id: Id,
  version: Version,
  /** The company's name. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  website: z.string(),
  industry: z.enum(['', ...INDUSTRIES]),
  companySize: z.enum(['', ...COMPANY_SIZES]),
  status: z.enum(CLIENT_STATUSES),
  /** Name of the primary contact. */
  contactName: z.string(),
  projectCount: z.number().int(),
  activeProjectCount: z.number().int(),
  taskCount: z.number().int(),
  /** The first three by name; `projectCount` tells how many there are. */
  projects: z.array(ClientProjectRow.pick({ id: true, name: true, status: true, progress: true })).max(3),
  /** When the client, one of its projects or one of their tasks last changed. */
  lastActivityAt: Instant,
  createdAt: Instant,
  updatedAt: Instant,
});
export type ClientRow = z.infer<typeof ClientRow>;

const ContactRow = z.object({ name: z.string(), email: z.string(), phone: z.string(), title: z.string() });

/** One client with what its form edits. The tiles of CLI-07 follow from `projects`: see clientTotals. */
export const ClientDetail = ClientRow.omit({ projects: true }).extend({
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    country: z.enum(COUNTRIES),
  }),
  primaryContact: ContactRow,
  secondaryContact: ContactRow,
  /** What the team wrote down about the client. Left out for people without note:read. */
  notes: z.string().optional(),
  projects: z.array(ClientProjectRow),
});
export type ClientDetail = z.infer<typeof ClientDetail>;

import { z } from 'zod';
import { DateOnly } from '../fields/dateOnly';
import { Id } from '../fields/id';

/** Groups that one answer has; those of the projects that one leads come first. */
export const MOST_WAITING_GROUPS = 200;

/** What one person submitted in one project for one week, and waits to be approved. */
export const WaitingGroup = z.object({
  projectId: Id,
  projectName: z.string(),
  clientName: z.string(),
  /** Whether the one who asks leads the project. */
  leads: z.boolean(),
  personId: Id,
  personName: z.string(),
  personInitials: z.string(),
  /** Its Monday. */
  week: DateOnly,
  /** The first and the last date of its entries. */
  from: DateOnly,
  to: DateOnly,
  entries: z.number().int(),
  minutes: z.number().int(),
  billableMinutes: z.number().int(),
  /** Each entry rounded by itself, then added. Left out for people without rate:read. */
  earningsMinor: z.number().int().optional(),
  /** Of its entries, oldest first: as many as one review takes (MOST_REVIEWED). */
  ids: z.array(Id),
});
export type WaitingGroup = z.infer<typeof WaitingGroup>;

/** Submitted time that one may approve (TIM-09), by project, week and person; first the projects that one leads. */
export const WaitingTime = z.object({
  /** Entries that wait, also those of groups that are left out. */
  total: z.number().int(),
  /** At most MOST_WAITING_GROUPS. */
  groups: z.array(WaitingGroup),
  totalGroups: z.number().int(),
});
export type WaitingTime = z.infer<typeof WaitingTime>;

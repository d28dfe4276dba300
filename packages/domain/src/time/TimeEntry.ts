import { z } from 'zod';
import { choice } from '../fields/choice';
import { DateOnly, requiredDate } from '../fields/dateOnly';
import { Id, Instant, requiredId, Version } from '../fields/id';
import { limits } from '../fields/limits';
import { requiredText } from '../fields/text';
import { ENTRY_DATE } from './entryDate';
import { MINUTES_PER_DAY } from './parseDuration';
import { timeMessages as say } from './timeMessages';
import { TIME_CATEGORIES, TIME_STATUSES } from './timeOptions';

/** What a time entry's form sends (TIM-05, TIM-06). Whose it is and the rate follow from who saves it, and when. */
export const TimeEntryInput = z.object(
  {
    projectId: requiredId(say.projectRequired),
    taskId: Id.nullable().default(null),
    description: requiredText({
      label: 'Description',
      required: say.descriptionRequired,
      max: limits.longText,
      multiline: true,
    }),
    date: requiredDate(ENTRY_DATE),
    minutes: z
      .number({ error: say.minutesInvalid })
      .int({ error: say.minutesInvalid })
      .positive({ error: say.minutesInvalid })
      .max(MINUTES_PER_DAY, { error: say.minutesTooLong }),
    category: choice(TIME_CATEGORIES, say.categoryInvalid).default('Development'),
    billable: z.boolean({ error: say.billableInvalid }).default(true),
  },
  { error: say.notAnEntry },
);
export type TimeEntryInput = z.output<typeof TimeEntryInput>;

/** A create: the form and the client-made id. */
export const TimeEntryCreate = TimeEntryInput.extend({ id: Id });
export type TimeEntryCreate = z.output<typeof TimeEntryCreate>;

/** Another entry of the same person that was going on at the same time. */
const OverlappingEntry = z.object({
  id: Id,
  description: z.string(),
  startedAt: Instant,
  endedAt: Instant,
});

/** A recorded time. Earnings follow from it: see earningsMinor. */
export const TimeEntryRow = z.object({
  id: Id,
  version: Version,
  personId: Id,
  personName: z.string(),
  personInitials: z.string(),
  projectId: Id,
  projectName: z.string(),
  clientId: Id,
  clientName: z.string(),
  taskId: Id.nullable(),
  taskTitle: z.string().nullable(),
  description: z.string(),
  date: DateOnly,
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  /** The first one that overlaps it; null where none does, or it has no start and end. */
  overlaps: OverlappingEntry.nullable(),
  /** What the clock counted. */
  seconds: z.number().int(),
  /** What counts: see minutesOfSeconds. */
  minutes: z.number().int(),
  billable: z.boolean(),
  /** Minor units per hour. Left out for people without rate:read. */
  hourlyRateMinor: z.number().int().optional(),
  category: z.enum(TIME_CATEGORIES),
  status: z.enum(TIME_STATUSES),
  /** Why it was sent back; empty where it was not, or was submitted again. */
  sentBackReason: z.string(),
});
export type TimeEntryRow = z.infer<typeof TimeEntryRow>;

/** The stat cards of TIM-01 under the list's filters. */
export const TimeTotals = z.object({
  total: z.number().int(),
  minutes: z.number().int(),
  billableMinutes: z.number().int(),
  /** Distinct dates. */
  days: z.number().int(),
  /** Left out for people without rate:read. */
  earningsMinor: z.number().int().optional(),
});
export type TimeTotals = z.infer<typeof TimeTotals>;

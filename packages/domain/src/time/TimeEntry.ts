import { z } from 'zod';
import { choice } from '../fields/choice';
import { DateOnly, requiredDate } from '../fields/dateOnly';
import { Id, Instant, requiredId, Version } from '../fields/id';
import { limits } from '../fields/limits';
import { requiredText } from '../fields/text';
import { timeMessages as say } from './timeMessages';
import { TIME_CATEGORIES, TIME_STATUSES } from './timeOptions';

const MINUTES_PER_DAY = 1_440;

/** What a manual entry sends. The rate is the person's at the time of saving. */
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
    date: requiredDate({ label: 'Date', required: say.dateRequired }),
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

/** A recorded time. Earnings follow from it: see earningsMinor. */
export const TimeEntryRow = z.object({
  id: Id,
  version: Version,
  personId: Id,
  personName: z.string(),
  projectId: Id,
  projectName: z.string(),
  taskId: Id.nullable(),
  taskTitle: z.string().nullable(),
  description: z.string(),
  date: DateOnly,
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  minutes: z.number().int(),
  billable: z.boolean(),
  /** Minor units per hour. Left out for people without rate:read. */
  hourlyRateMinor: z.number().int().optional(),
  category: z.enum(TIME_CATEGORIES),
  status: z.enum(TIME_STATUSES),
});
export type TimeEntryRow = z.infer<typeof TimeEntryRow>;

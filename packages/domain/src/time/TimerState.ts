import { z } from 'zod';
import { choice } from '../fields/choice';
import { DateOnly } from '../fields/dateOnly';
import { Id, Instant, requiredId } from '../fields/id';
import { limits } from '../fields/limits';
import { requiredText } from '../fields/text';
import { TimeEntryRow } from './TimeEntry';
import { timeMessages as say } from './timeMessages';
import { TIME_CATEGORIES } from './timeOptions';

/** What one can do to one's timer (TIM-02..04). */
export const TIMER_ACTS = ['start', 'pause', 'resume', 'stop', 'discard', 'details'] as const;
export type TimerAct = (typeof TIMER_ACTS)[number];

/** An act may be told so many days after it was done: it waited for a connection. */
export const LONGEST_TIMER_DELAY_DAYS = 31;

/** What is timed: what the entry will say. `date` null: the day on which the timer was started. */
export const TimerDetails = z.object(
  {
    projectId: requiredId(say.startNeedsProject),
    taskId: Id.nullable().default(null),
    description: requiredText({
      label: 'Description',
      required: say.startNeedsProject,
      max: limits.longText,
      multiline: true,
    }),
    category: choice(TIME_CATEGORIES, say.categoryInvalid).default('Development'),
    billable: z.boolean({ error: say.billableInvalid }).default(true),
    date: DateOnly.nullable().default(null),
  },
  { error: say.notATimer },
);
export type TimerDetails = z.output<typeof TimerDetails>;

const act = {
  /** Made once for each act, the same in each retry of it. */
  actionId: Id,
  timerId: Id,
  /** Milliseconds that passed since the person did it, by the clock of their device: no wrong clock can matter. */
  ago: z
    .number({ error: say.delayInvalid })
    .int({ error: say.delayInvalid })
    .min(0, { error: say.delayInvalid })
    .max(LONGEST_TIMER_DELAY_DAYS * 86_400_000, { error: say.delayInvalid })
    .default(0),
};

/** The body of each act. */
export const timerActInputs = {
  start: z.object({ ...act, details: TimerDetails }, { error: say.notATimer }),
  pause: z.object(act, { error: say.notATimer }),
  resume: z.object(act, { error: say.notATimer }),
  /** `at`: the end as the person says it, within the running segment. */
  stop: z.object({ ...act, at: Instant.optional() }, { error: say.notATimer }),
  discard: z.object(act, { error: say.notATimer }),
  details: z.object({ ...act, details: TimerDetails }, { error: say.notATimer }),
} as const satisfies Record<TimerAct, z.ZodType>;

const Segment = z.object({ startedAt: Instant, endedAt: Instant });

/** What is timed, with the names a reader needs: of what is gone by now, or out of sight, they are null. */
export const OpenTimer = z.object({
  id: Id,
  status: z.enum(['running', 'paused']),
  /** Start of the running segment. */
  startedAt: Instant.nullable(),
  /** Finished segments, oldest first. */
  segments: z.array(Segment),
  details: TimerDetails.extend({
    description: z.string(),
    projectId: Id,
    projectName: z.string().nullable(),
    taskTitle: z.string().nullable(),
  }),
});
export type OpenTimer = z.infer<typeof OpenTimer>;

/** One's timer by the server's clock; `entry` is what a stop made. */
export const TimerState = z.object({
  now: Instant,
  timer: OpenTimer.nullable(),
  entry: TimeEntryRow.optional(),
});
export type TimerState = z.infer<typeof TimerState>;

import { z } from 'zod';
import { boundedList } from '../fields/boundedList';
import { choice } from '../fields/choice';
import { Id } from '../fields/id';
import { limits } from '../fields/limits';
import { optionalText } from '../fields/text';
import { type ClosedThrough, isTimeClosed } from './closedTime';
import { TimeEntryCreate } from './TimeEntry';
import { timeMessages as say } from './timeMessages';

/** What happens to an entry on its way to be approved (TIM-09). */
export const TIME_REVIEW_ACTIONS = [
  'submit',
  'withdraw',
  'approve',
  'undoApproval',
  'sendBack',
  'reopen',
] as const;
export type TimeReviewAction = (typeof TIME_REVIEW_ACTIONS)[number];

/** The status that each action needs, the one that it leaves, and whether it is open to time that is closed (TIM-11). */
export const timeReviewSteps = {
  submit: { from: 'stopped', to: 'submitted', ofClosed: true },
  withdraw: { from: 'submitted', to: 'stopped', ofClosed: false },
  approve: { from: 'submitted', to: 'approved', ofClosed: true },
  undoApproval: { from: 'approved', to: 'submitted', ofClosed: true },
  sendBack: { from: 'submitted', to: 'stopped', ofClosed: false },
  reopen: { from: 'approved', to: 'stopped', ofClosed: false },
} as const satisfies Record<TimeReviewAction, { from: string; to: string; ofClosed: boolean }>;

/** Whether a step can be taken of an entry as it is now. */
export function isStepOpen(
  action: TimeReviewAction,
  { date, status }: { date: string; status: string },
  closedThrough: ClosedThrough,
): boolean {
  const { from, ofClosed } = timeReviewSteps[action];
  return status === from && (ofClosed || !isTimeClosed(date, closedThrough));
}

/** Minutes in which an approval can be undone by who gave it. Later it is reopened, with a reason. */
export const APPROVAL_UNDO_MINUTES = 10;

/** Entries of one request. */
export const MOST_REVIEWED = 500;
/** Rows that the manual entry saves at once. */
export const MOST_MANUAL_ENTRIES = 100;

/** One step of many entries: all of them or none. */
export const TimeReview = z
  .object(
    {
      action: choice(TIME_REVIEW_ACTIONS, say.reviewInvalid),
      ids: boundedList(Id, { max: MOST_REVIEWED, invalid: say.noEntriesChosen, tooMany: say.tooManyEntries }),
      reason: optionalText({ label: 'Reason', max: limits.longText, multiline: true }),
    },
    { error: say.notAReview },
  )
  .superRefine(({ action, ids, reason }, context) => {
    if (ids.length === 0) context.addIssue({ code: 'custom', path: ['ids'], message: say.noEntriesChosen });
    if ((action === 'sendBack' || action === 'reopen') && reason === '')
      context.addIssue({ code: 'custom', path: ['reason'], message: say.reasonRequired });
  });
export type TimeReview = z.output<typeof TimeReview>;

/** TIM-06: the rows of a manual entry, saved together or not at all. */
export const ManualEntries = z.object(
  {
    entries: boundedList(TimeEntryCreate, {
      max: MOST_MANUAL_ENTRIES,
      invalid: say.nothingComplete,
      tooMany: say.tooManyManual,
    }),
  },
  { error: say.notAnEntry },
);
export type ManualEntries = z.output<typeof ManualEntries>;

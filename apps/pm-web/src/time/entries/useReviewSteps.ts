import { isStepOpen, type Permission, type TimeEntryRow, type TimeReviewAction } from '@linework/domain';
import { useSession } from '../../session/SessionContext';
import { useCan } from '../../session/useCan';

/** What can be done with entries that are selected (TIM-09). */
export const REVIEW_STEPS = [
  { action: 'submit', label: 'Submit', permission: 'time:update' },
  { action: 'withdraw', label: 'Withdraw', permission: 'time:update' },
  { action: 'approve', label: 'Approve', permission: 'time:approve' },
  { action: 'sendBack', label: 'Send back', permission: 'time:approve' },
  { action: 'reopen', label: 'Reopen', permission: 'time:approve' },
] as const satisfies readonly { action: TimeReviewAction; label: string; permission: Permission }[];

/** Which of these steps who is signed in can take of an entry as it is now. */
export function useReviewSteps() {
  const may = useCan();
  const { settings } = useSession();
  return (entry: TimeEntryRow) =>
    REVIEW_STEPS.filter(
      ({ action, permission }) =>
        isStepOpen(action, entry, settings.timeClosedThrough) &&
        may(permission, { personIds: [entry.personId] }),
    );
}

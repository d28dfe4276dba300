import { Button, Card, Stack, Text } from '@linework/design-system';
import {
  countOf,
  MOST_REVIEWED,
  type Permission,
  type TimeEntryRow,
  type TimeReviewAction,
  timeReviewSteps,
} from '@linework/domain';
import { useState } from 'react';
import { lateDialog } from '../../problems/latePart';
import { useCan } from '../../session/useCan';
import type { ReasonedAction } from '../approvals/ReasonDialog';
import { useReview } from '../useReview';

const ReasonDialog = lateDialog(async () => (await import('../approvals/ReasonDialog')).ReasonDialog);

interface SelectedEntriesProps {
  entries: readonly TimeEntryRow[];
  onClear: () => void;
}

/** What can be done with the entries that are selected (TIM-09): each step with how many of them it is for. */
export function SelectedEntries({ entries, onClear }: SelectedEntriesProps) {
  const may = useCan();
  const { review, isSending } = useReview();
  const [asking, setAsking] = useState<{ action: ReasonedAction; ids: string[] } | null>(null);
  const idsFor = ({ action, permission }: Step) =>
    entries
      .filter(
        ({ status, personId }) =>
          status === timeReviewSteps[action].from && may(permission, { personIds: [personId] }),
      )
      .map(({ id }) => id)
      .slice(0, MOST_REVIEWED);
  const take = async (action: TimeReviewAction, ids: string[]) => {
    if (action === 'sendBack' || action === 'reopen') setAsking({ action, ids });
    else if (await review(action, ids)) onClear();
  };
  return (
    <Card role="region" aria-label="Selected time entries">
      <Stack direction="row" gap={8} wrap>
        <Text strong role="status">{`${countOf('timeEntry', entries.length)} selected`}</Text>
        {STEPS.map((step) => {
          const ids = idsFor(step);
          return (
            ids.length > 0 && (
              <Button
                key={step.action}
                size="small"
                busy={isSending}
                onClick={() => void take(step.action, ids)}
              >
                {`${step.label} ${ids.length}`}
              </Button>
            )
          );
        })}
        <Button size="small" variant="ghost" onClick={onClear}>
          Clear selection
        </Button>
      </Stack>
      {asking && (
        <ReasonDialog
          action={asking.action}
          count={asking.ids.length}
          onClose={() => setAsking(null)}
          onDone={async (reason) => {
            const isDone = await review(asking.action, asking.ids, reason);
            if (isDone) onClear();
            return isDone;
          }}
        />
      )}
    </Card>
  );
}

interface Step {
  action: TimeReviewAction;
  label: string;
  permission: Permission;
}

const STEPS: readonly Step[] = [
  { action: 'submit', label: 'Submit', permission: 'time:update' },
  { action: 'withdraw', label: 'Withdraw', permission: 'time:update' },
  { action: 'approve', label: 'Approve', permission: 'time:approve' },
  { action: 'sendBack', label: 'Send back', permission: 'time:approve' },
  { action: 'reopen', label: 'Reopen', permission: 'time:approve' },
];

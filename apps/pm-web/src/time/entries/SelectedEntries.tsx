import { Button, Card, Stack, Text } from '@linework/design-system';
import { countOf, MOST_REVIEWED, type TimeEntryRow, type TimeReviewAction } from '@linework/domain';
import { useState } from 'react';
import { lateDialog } from '../../problems/latePart';
import type { ReasonedAction } from '../approvals/ReasonDialog';
import { useReview } from '../useReview';
import { REVIEW_STEPS, useReviewSteps } from './useReviewSteps';

const ReasonDialog = lateDialog(async () => (await import('../approvals/ReasonDialog')).ReasonDialog);

interface SelectedEntriesProps {
  entries: readonly TimeEntryRow[];
  onClear: () => void;
}

/** What can be done with the entries that are selected (TIM-09): each step with how many of them it is for. */
export function SelectedEntries({ entries, onClear }: SelectedEntriesProps) {
  const stepsOf = useReviewSteps();
  const { review, isSending } = useReview();
  const [asking, setAsking] = useState<{ action: ReasonedAction; ids: string[] } | null>(null);
  const idsFor = (action: TimeReviewAction) =>
    entries
      .filter((entry) => stepsOf(entry).some((step) => step.action === action))
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
        {REVIEW_STEPS.map(({ action, label }) => {
          const ids = idsFor(action);
          return (
            ids.length > 0 && (
              <Button key={action} size="small" busy={isSending} onClick={() => void take(action, ids)}>
                {`${label} ${ids.length}`}
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

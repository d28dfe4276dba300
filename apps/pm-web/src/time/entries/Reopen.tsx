import { Button } from '@linework/design-system';
import type { TimeEntryRow } from '@linework/domain';
import { useState } from 'react';
import { lateDialog } from '../../problems/latePart';
import { useReview } from '../useReview';

const ReasonDialog = lateDialog(async () => (await import('../approvals/ReasonDialog')).ReasonDialog);

/** The way back of an approved entry, for whom may approve it (TIM-09). */
export function Reopen({ entry }: { entry: TimeEntryRow }) {
  const { review } = useReview();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" variant="outline" onClick={() => setAsking(true)}>
        Reopen
      </Button>
      {isAsking && (
        <ReasonDialog
          action="reopen"
          count={1}
          onClose={() => setAsking(false)}
          onDone={(reason) => review('reopen', [entry.id], reason)}
        />
      )}
    </>
  );
}

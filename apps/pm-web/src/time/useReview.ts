import { useToast } from '@linework/design-system';
import { countOf, type TimeReviewAction } from '@linework/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toProblem } from '../api/problem';
import { touchedKeys } from '../api/touchedKeys';
import { reviewTime } from './timeApi';

/** Takes entries one step further (TIM-09) and says so; but for what asks for a reason, each step can be taken back at once. */
export function useReview() {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);

  /** @returns whether it was done */
  async function review(action: TimeReviewAction, ids: string[], reason = ''): Promise<boolean> {
    setSending(true);
    try {
      const { changed } = await reviewTime({ action, ids, reason });
      const back = changed > 0 && WAY_BACK[action];
      toast({
        tone: changed > 0 ? 'success' : 'neutral',
        // Somebody else was first where fewer were left.
        title: changed > 0 ? `${countOf('timeEntry', changed)} ${DONE[action]}` : `Already ${DONE[action]}`,
        ...(back && { action: { label: 'Undo', onAction: () => void review(back, ids) } }),
      });
      return true;
    } catch (error) {
      toast({ tone: 'danger', title: 'Nothing was changed', description: toProblem(error).detail });
      return false;
    } finally {
      setSending(false);
      for (const queryKey of touchedKeys({ entity: 'timeEntry', ids }))
        void queryClient.invalidateQueries({ queryKey });
    }
  }

  return { review, isSending };
}

const DONE = {
  submit: 'submitted',
  withdraw: 'withdrawn',
  approve: 'approved',
  undoApproval: 'back for approval',
  sendBack: 'sent back',
  reopen: 'reopened',
} as const satisfies Record<TimeReviewAction, string>;

/** Who was sent entries back has received the reason. */
const WAY_BACK: Partial<Record<TimeReviewAction, TimeReviewAction>> = {
  submit: 'withdraw',
  withdraw: 'submit',
  approve: 'undoApproval',
  undoApproval: 'approve',
};

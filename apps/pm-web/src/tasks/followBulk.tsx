import type { ShowToast } from '@linework/design-system';
import type { TaskBulkAnswer } from '@linework/domain';
import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { isWorthRetrying } from '../api/queryClient';
import { BulkProgress, titleOf } from './BulkProgress';
import { bulkProgress } from './bulkCalls';

const LOOK_MS = 500;

export interface Teller {
  toast: ShowToast;
  /** Tells what went wrong, with another try. */
  fail: (error: unknown, again: () => void) => void;
  queryClient: QueryClient;
}

/**
 * Shows how far a large bulk action is until it is over, however long the server cannot be reached meanwhile. The server goes on
 * with it in any case: a closed tab stops nothing.
 *
 * @returns how it ended
 * @throws ApiProblem where the server refuses to tell
 */
export async function followBulk(
  first: TaskBulkAnswer,
  { toast, queryClient }: Teller,
  cancel: () => void,
): Promise<TaskBulkAnswer> {
  const queryKey = keys.bulk(first.id);
  queryClient.setQueryData(queryKey, first);
  const close = toast({
    title: titleOf(first),
    description: <BulkProgress first={first} />,
    action: { label: 'Cancel', onAction: cancel },
    duration: Number.POSITIVE_INFINITY,
  });
  try {
    let now = first;
    while (now.state === 'working') {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      now = await bulkProgress(first.id).catch((error: unknown) => {
        if (!isWorthRetrying(error)) throw error;
        return now;
      });
      queryClient.setQueryData(queryKey, now);
    }
    return now;
  } finally {
    close();
  }
}

import type { ShowToast } from '@linework/design-system';
import type { TaskBulkAnswer } from '@linework/domain';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
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
  // Undo is followed under the same key: what is there of the change itself is over.
  queryClient.setQueryData(queryKey, first);
  const close = toast({
    title: titleOf(first),
    description: <BulkProgress first={first} />,
    action: { label: 'Cancel', onAction: cancel },
    duration: Number.POSITIVE_INFINITY,
  });
  const observer = new QueryObserver<TaskBulkAnswer>(queryClient, {
    queryKey,
    queryFn: () => bulkProgress(first.id),
    refetchInterval: LOOK_MS,
  });
  try {
    return await new Promise((resolve, reject) => {
      observer.subscribe(({ data, error }) => {
        if (error && !isWorthRetrying(error)) reject(error);
        if (data && data.state !== 'working') resolve(data);
      });
    });
  } finally {
    observer.destroy();
    close();
  }
}

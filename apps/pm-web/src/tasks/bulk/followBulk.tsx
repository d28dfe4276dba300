import type { ShowToast } from '@linework/design-system';
import type { TaskBulkAnswer } from '@linework/domain';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { isWorthRetrying } from '../../api/queryClient';
import { BulkProgress, titleOf } from './BulkProgress';
import { bulkProgress } from './bulkCalls';
import { rememberFollowed } from './followedBulks';

const LOOK_MS = 500;

export interface Teller {
  toast: ShowToast;
  queryClient: QueryClient;
  /** Whose browser remembers what is followed. */
  personId: string;
}

/**
 * Shows how far a large bulk action is until it is over or goes the other way, however long the server cannot be reached meanwhile.
 * The server goes on with it in any case: a closed tab stops nothing, and the next page follows it again.
 *
 * @returns how it ended, or turned
 * @throws ApiProblem where the server refuses to tell
 */
export async function followBulk(
  first: TaskBulkAnswer,
  { toast, queryClient, personId }: Teller,
  cancel: () => void,
): Promise<TaskBulkAnswer> {
  rememberFollowed(personId, first.id);
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
        if (data && (data.state !== 'working' || data.undoing !== first.undoing)) resolve(data);
      });
    });
  } finally {
    observer.destroy();
    close();
  }
}

import type { ListQuery } from '@linework/domain';
import { QueryObserver, type QueryObserverOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveQuery } from './useLiveQuery';

/**
 * What the server answers to a list's query, which follows the typing: as `useQuery`, but a letter draws only the answer, not that it is
 * asked for.
 *
 * @param optionsOf the same function at each render
 * @returns undefined until there is an answer
 */
export function useAnswerTo<Data>(
  query: LiveQuery,
  optionsOf: (asked: ListQuery) => QueryObserverOptions<Data>,
): Data | undefined {
  const client = useQueryClient();
  const [observer] = useState(() => new QueryObserver(client, optionsOf(query.get())));
  const subscribe = useCallback((onChange: () => void) => observer.subscribe(onChange), [observer]);
  useEffect(() => {
    const follow = () => observer.setOptions(optionsOf(query.get()));
    // What was written before anybody listened.
    follow();
    return query.subscribe(follow);
  }, [observer, query, optionsOf]);
  return useSyncExternalStore(subscribe, () => observer.getCurrentResult().data);
}

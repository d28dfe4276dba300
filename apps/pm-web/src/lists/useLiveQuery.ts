import type { ListQuery } from '@linework/domain';
import { useSyncExternalStore } from 'react';

/** What a list asks the server for: the first page of it. Its search follows the typing, and draws only who calls `useLiveQuery`. */
export interface LiveQuery<Sort extends string = string, Filter extends string = string> {
  /** The same object while it says the same. */
  get: () => ListQuery<Sort, Filter>;
  subscribe: (listener: () => void) => () => void;
}

export function useLiveQuery<Sort extends string, Filter extends string>({
  get,
  subscribe,
}: LiveQuery<Sort, Filter>): ListQuery<Sort, Filter> {
  return useSyncExternalStore(subscribe, get);
}

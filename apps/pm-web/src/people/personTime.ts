import { type ListPage, type TimeEntryRow, type TimeTotals, timeEntryList } from '@linework/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { request } from '../api/request';

const path = `/${timeEntryList.resource}` as const;

/** Hours and money of all the time that somebody has recorded. */
export function personTotals(personId: string) {
  return queryOptions({
    queryKey: keys.timeEntries.counts(`${path}/totals?user=${personId}`),
    queryFn: ({ signal }) => request<TimeTotals>(`${path}/totals`, { query: { user: personId }, signal }),
  });
}

/** So many entries at a time. */
const PAGE = 20;

/** The entries of one person, newest day first. */
export function personEntries(personId: string) {
  return infiniteQueryOptions({
    queryKey: [...keys.timeEntries.list({ user: personId, limit: PAGE }), 'pages'],
    queryFn: ({ signal, pageParam }) =>
      request<ListPage<TimeEntryRow>>(path, {
        query: { user: personId, limit: PAGE, cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

import {
  type ListQuery,
  type ManualEntries,
  type TimeEntryInput,
  type TimeEntryRow,
  type TimeReview,
  type TimeTotals,
  timeEntryList,
  type WaitingTime,
} from '@linework/domain';
import { keepPreviousData, type QueryObserverOptions, queryOptions } from '@tanstack/react-query';
import { entityApi } from '../api/entityApi';
import { keys } from '../api/keys';
import { request, search } from '../api/request';
import { listPath } from '../lists/listParams';

const path = `/${timeEntryList.resource}` as const;

export const timeEntryApi = entityApi<TimeEntryRow, TimeEntryInput>('timeEntry');

/** @param filters of the list of entries: `{ user, date: '2026-11-16..2026-11-22' }` */
export function totalsQuery(filters: Record<string, string>) {
  const asked = `${path}/totals${search(filters)}`;
  return queryOptions({
    queryKey: keys.timeEntries.counts(asked),
    queryFn: ({ signal }) => request<TimeTotals>(asked, { signal }),
  });
}

/** The figures of all entries that the list has, on every page. */
export function listTotalsQuery(query: ListQuery): QueryObserverOptions<TimeTotals> {
  const asked = listPath(timeEntryList, { ...query, ...timeEntryList.defaultSort }, '/totals');
  return {
    queryKey: keys.timeEntries.counts(asked),
    queryFn: ({ signal }) => request<TimeTotals>(asked, { signal }),
    placeholderData: keepPreviousData,
  };
}

/** What waits for the approval of who is signed in (TIM-09). */
export const waitingQuery = queryOptions({
  queryKey: keys.timeEntries.counts(`${path}/waiting`),
  queryFn: ({ signal }) => request<WaitingTime>(`${path}/waiting`, { signal }),
});

/** Submits, withdraws, approves or sends back, all or none (TIM-09). */
export function reviewTime(step: TimeReview): Promise<{ changed: number }> {
  return request(`${path}/review`, { method: 'POST', body: step });
}

/** Saves the rows of a manual entry, all or none (TIM-06). Sent twice it saves them once. */
export function saveManual(entries: ManualEntries): Promise<{ rows: TimeEntryRow[] }> {
  return request(`${path}/manual`, { method: 'POST', body: entries });
}

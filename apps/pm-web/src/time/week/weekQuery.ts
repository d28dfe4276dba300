import { addDays, type ListPage, MOST_REVIEWED, type TimeEntryRow, timeEntryList } from '@linework/domain';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { request } from '../../api/request';

/** The entries of a person's week, at most as many as can be submitted at once. */
export function weekQuery(personId: string, monday: string) {
  const filters = { user: personId, date: `${monday}..${addDays(monday, 6)}` };
  return queryOptions({
    queryKey: keys.timeEntries.list({ ...filters, whole: 'week' }),
    queryFn: async ({ signal }) => {
      const rows: TimeEntryRow[] = [];
      let cursor: string | null = null;
      do {
        const query = { ...filters, limit: timeEntryList.maxPageSize, cursor };
        const page: ListPage<TimeEntryRow> = await request(`/${timeEntryList.resource}`, { query, signal });
        rows.push(...page.rows);
        cursor = page.nextCursor;
      } while (cursor !== null && rows.length < MOST_REVIEWED);
      return { rows: rows.slice(0, MOST_REVIEWED), isWhole: cursor === null && rows.length <= MOST_REVIEWED };
    },
  });
}

import { type ListPage, type PersonRow, personList } from '@linework/domain';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { request } from '../api/request';

/** Everybody of the workspace by name, for the team grid (PRJ-07): it must offer all, so all pages are read. */
export const teamQuery = queryOptions({
  queryKey: keys.people.list({ everybody: true }),
  queryFn: async ({ signal }): Promise<PersonRow[]> => {
    const people: PersonRow[] = [];
    let cursor: string | null = null;
    do {
      const page: ListPage<PersonRow> = await request('/people', {
        query: { limit: personList.maxPageSize, cursor },
        signal,
      });
      people.push(...page.rows);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return people;
  },
});

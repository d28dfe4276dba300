import type { SearchResults } from '@linework/domain';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { request } from '../api/request';
import { searchPath } from './searchPath';

/** What is found of a clean text (domain's `searchText`); an empty one is not asked for. */
export function searchQuery(text: string, limit: number) {
  return queryOptions({
    queryKey: keys.search(text, limit),
    queryFn: ({ signal }) => request<SearchResults>(searchPath(text, limit), { signal }),
    enabled: text !== '',
  });
}

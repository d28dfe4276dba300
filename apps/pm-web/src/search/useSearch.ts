import { type SearchResults, searchText } from '@linework/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toProblem } from '../api/problem';
import { useDebounced } from '../lists/useDebounced';
import { searchQuery } from './searchQuery';

/** A pause in typing, ms. */
const PAUSE = 150;

/** Searches everything that one may see as one types (GEN-05, GEN-06). The results before stay until the next ones come. */
export function useSearch(typed: string, limit: number) {
  const text = searchText(typed);
  const settled = useDebounced(text, PAUSE);
  const search = useQuery({ ...searchQuery(settled, limit), placeholderData: keepPreviousData });
  return {
    /** Null while nothing is typed, or nothing is known yet. */
    results: text === '' ? null : (search.data ?? null),
    /** These are not the results of what is typed, or are asked for again. */
    loading: text !== '' && (search.isFetching || search.isPlaceholderData || settled !== text),
    problem: search.isError ? toProblem(search.error) : null,
    retry: () => void search.refetch(),
  };
}

/** 'Nothing found for “gaet”. Showing results for “gate”' where a typing error was forgiven. */
export function correctionOf(results: SearchResults | null): string | undefined {
  if (!results || results.corrected === null) return undefined;
  return `Nothing found for “${results.query}”. Showing results for “${results.corrected}”`;
}

import { useState } from 'react';
import { useLayoutEffect } from '../components/useLayoutEffect';
import { createPagedSource, type PagedSource, type PagedSourceOptions } from './engine/pagedSource';

/**
 * A paged source that follows a component's query. `loadPage` is the first render's, so everything it depends on belongs
 * into `query`.
 *
 * @example
 * const source = usePagedSource({
 *   loadPage: (cursor, query, signal) => api.tasks.list({ cursor, ...query }, signal),
 *   rowId: (task) => task.id,
 *   query: { search, sort, filters: { status } },
 * });
 */
export function usePagedSource<Row, Filters = undefined>(
  options: PagedSourceOptions<Row, Filters>,
): PagedSource<Row, Filters> {
  const { query } = options;
  const [source] = useState(() => createPagedSource(options));
  // The source is a store outside React; it compares queries by value, so a new object that says the same is free.
  useLayoutEffect(() => source.setQuery(query));
  return source;
}

import { useState } from 'react';
import { useLayoutEffect } from '../components/useLayoutEffect';
import { createMemorySource, type MemorySource, type MemorySourceOptions } from './engine/memorySource';

/**
 * A memory source that follows a component's rows, search, filter and, if given, sort. `columns` and `rowId` are those
 * of the first render; keep `filter` the same function (useCallback, useMemo) until it filters differently.
 *
 * @example
 * const source = useMemorySource({ rows: clients, columns, rowId: (client) => client.id, search });
 */
export function useMemorySource<Row>(options: MemorySourceOptions<Row>): MemorySource<Row> {
  const { rows, search, filter, sort } = options;
  const [source] = useState(() => createMemorySource(options));
  // The source is a store outside React: it takes over what this render was given before the screen is painted.
  useLayoutEffect(() => source.setRows(rows), [source, rows]);
  useLayoutEffect(() => source.setFilter(filter ?? null), [source, filter]);
  useLayoutEffect(() => source.setSearch(search ?? ''), [source, search]);
  useLayoutEffect(() => {
    if (sort !== undefined) source.setSort(sort);
  }, [source, sort]);
  return source;
}

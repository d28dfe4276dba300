import {
  createPagedSource,
  nothingSelected,
  type PagedSource,
  type PageQuery,
  type RowSource,
  type Sort as TableSort,
} from '@linework/design-system/table';
import type { Direction, ListDefinition, ListPage, ListQuery, ListResource } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { request } from '../api/request';
import { KeptLists } from './keptLists';
import { listPath } from './listParams';
import type { LiveQuery } from './useLiveQuery';

export interface ListSource<Row> {
  /** For `DataTable`; `CardGrid` tells it what is in sight. */
  source: RowSource<Row>;
  /** For `DataTable`: the sort goes through the URL. Column ids are the names of the definition's sorts. */
  onSortChange: (sort: TableSort) => void;
  retry: () => void;
  /** Shows a change before the server has answered. */
  updateRow: PagedSource<Row, unknown>['updateRow'];
  /** False while the rows are those that the list had when it was left, and may have changed since. */
  isFresh: boolean;
}

interface SourceOptions<Row, Sort extends string, Filter extends string> {
  definition: ListDefinition<Row, Sort, Filter>;
  query: LiveQuery<Sort, Filter>;
  /** The list is to show a row that was just made. */
  isNewRow: boolean;
  setSort: (sort: Sort, direction: Direction) => void;
}

/**
 * A list's rows, page after page from the server as the view comes near them: the same rows for the table and the grid. Only what
 * shows rows is drawn when they change: `DataTable`, and what calls `useListRows`.
 * Changes made here or by others (SRV-03) reload in place what is in sight.
 *
 * @example
 * const list = useListState(taskList, { views: ['table', 'grid'] });
 * const tasks = useListSource({ definition: taskList, ...list });
 */
export function useListSource<Row extends { id: string }, Sort extends string, Filter extends string>({
  definition,
  query,
  isNewRow,
  setSort,
}: SourceOptions<Row, Sort, Filter>): ListSource<Row> {
  const { pages, isFresh, remember } = useKeptSource(definition, query.get(), isNewRow);
  // Both are stores outside React: a search goes from the one to the other, and draws only who shows rows. It is a layout effect to
  // be told first, before counts and the like, which follow in `useEffect`: rows are what is waited for.
  const { setQuery } = pages;
  useLayoutEffect(() => {
    const follow = () => {
      const asked = query.get();
      setQuery(pageQuery(asked));
      remember(asked);
    };
    // What was written before anybody listened.
    follow();
    return query.subscribe(follow);
  }, [query, setQuery, remember]);
  useRefreshOnChange(definition.resource, pages.refresh);

  return {
    source: pages,
    onSortChange: ({ column, direction }) => {
      if (isSort(definition, column)) setSort(column, direction === 'descending' ? 'desc' : 'asc');
    },
    retry: pages.retry,
    updateRow: pages.updateRow,
    isFresh,
  };
}

/**
 * The source that the list had when it was left, if it asked for the same: its rows are shown at once and loaded again. Otherwise a new
 * one, also for a list that is to show a new row, whose page the kept source may not load again.
 */
function useKeptSource<Row extends { id: string }, Sort extends string, Filter extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
  query: ListQuery<Sort, Filter>,
  isNewRow: boolean,
) {
  type Source = PagedSource<Row, ListQuery<Sort, Filter>>;
  const lists = useContext(KeptLists);
  const { resource } = definition;
  const [{ pages, isKept }] = useState(() => {
    const kept = lists?.get(resource);
    const isKept = !isNewRow && kept !== undefined && kept.asked === JSON.stringify(query);
    const pages = isKept
      ? (kept.source as Source)
      : createPagedSource<Row, ListQuery<Sort, Filter>>({
          loadPage: (cursor, { filters }, signal) => loadPage(definition, { ...filters, cursor }, signal),
          rowId: (row) => row.id,
          query: pageQuery(query),
          pageSize: definition.pageSize,
        });
    if (isKept) pages.select(nothingSelected);
    return { pages, isKept };
  });
  const [isFresh, setFresh] = useState(!isKept);
  const remember = useCallback(
    (asked: ListQuery<Sort, Filter>) => {
      const scrollTop = lists?.get(resource)?.scrollTop ?? 0;
      lists?.set(resource, { source: pages, asked: JSON.stringify(asked), scrollTop });
    },
    [lists, resource, pages],
  );
  // The server is the external thing: the list may have changed while nobody looked at it.
  useEffect(() => {
    if (isKept) void pages.refresh().finally(() => setFresh(true));
  }, [isKept, pages]);
  return { pages, isFresh, remember };
}

function isSort<Row, Sort extends string, Filter extends string>(
  { sorts }: ListDefinition<Row, Sort, Filter>,
  column: string,
): column is Sort {
  return Object.hasOwn(sorts, column);
}

/** The table's words for a query; `filters` carries the whole of ours. */
function pageQuery<Sort extends string, Filter extends string>(
  query: ListQuery<Sort, Filter>,
): PageQuery<ListQuery<Sort, Filter>> {
  return {
    search: query.search,
    sort: { column: query.sort, direction: query.direction === 'desc' ? 'descending' : 'ascending' },
    filters: query,
  };
}

async function loadPage<Row, Sort extends string, Filter extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
  query: ListQuery<Sort, Filter>,
  signal: AbortSignal,
): Promise<ListPage<Row>> {
  try {
    return await request(listPath(definition, query), { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    // The table shows an Error's message beside its 'Try again'.
    throw new Error(toProblem(error).detail, { cause: error });
  }
}

/**
 * Puts a list into the tree of query keys: whatever invalidates `keys.<resource>.lists` (a save, a server event, coming
 * back after a gap) refreshes it too.
 */
function useRefreshOnChange(resource: ListResource, refresh: () => Promise<void>): void {
  useQuery({
    queryKey: [...keys[resource].lists, 'rows'],
    queryFn: async () => {
      await refresh();
      return null;
    },
    // The source loads its first page by itself.
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

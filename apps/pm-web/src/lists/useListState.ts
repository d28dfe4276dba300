import { type Direction, type ListDefinition, type ListQuery, searchText } from '@linework/domain';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useQueryParams } from '../app/useQueryParams';
import { useSession } from '../session/SessionContext';
import { rememberedJson, rememberJson } from '../storage/rememberedJson';
import { type ListChoice, readChoice, readContext, writeChoice } from './listParams';
import type { SearchInUrl } from './useTypedSearch';

export interface ListState<Sort extends string, Filter extends string, View extends string> {
  /** What to ask the server for: the first page of it. The search follows the typing with a pause. */
  query: ListQuery<Sort, Filter>;
  /** For `ListSearch`. */
  search: SearchInUrl;
  setSort: (sort: Sort, direction: Direction) => void;
  /** A choice filter (status, priority); null or 'all' shows everything. */
  setFilter: (name: Filter, value: string | null) => void;
  view: View;
  setView: (view: View) => void;
  /** The ids in the URL that the list is about (`client`, `project`, `user`): check that they exist. */
  context: Partial<Record<Filter, string>>;
  /** Whether a search or a choice filter leaves something out: tells 'nothing yet' from 'nothing like that'. */
  isNarrowed: boolean;
  /** Empties the search and the choice filters. */
  showAll: () => void;
}

interface ListOptions<View extends string> {
  /** The views of the list, its default first: `['table', 'grid']`. */
  views: readonly [View, ...View[]];
}

/**
 * Search, filters, sort and view of a list: in the URL, so that reload, back and a sent link show the same (GEN-04); what
 * the URL leaves open is remembered per person (GEN-13).
 *
 * @example const list = useListState(taskList, { views: ['table', 'grid'] })
 */
export function useListState<Row, Sort extends string, Filter extends string, View extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
  { views }: ListOptions<View>,
): ListState<Sort, Filter, View> {
  const { person } = useSession();
  const { params, go, write } = useQueryParams();
  const key = `list:${person.id}:${definition.resource}`;
  // Read once: going back to a URL without parameters shows what was there, not what was chosen since.
  const [remembered] = useState(() => rememberedJson(key, isRemembered<Sort, Filter>) ?? {});
  const pending = useRef<string | null>(null);
  const [clearings, setClearings] = useState(0);
  const writeSearch = useCallback((text: string) => write(withSearch(params, text)), [write, params]);
  const inUrl = params.get('search') ?? '';

  const choice = readChoice(definition, params, remembered);
  const context = readContext(definition, params);
  const view = views.find((name) => name === (params.get('view') ?? remembered.view)) ?? views[0];

  const choose = (change: Partial<ListChoice<Sort, Filter>>, nextView: View = view) => {
    const next = { ...choice, ...change };
    const url = writeChoice(definition, params, next);
    url.set('view', nextView);
    go(withSearch(url, pending.current ?? inUrl));
    rememberJson(key, { ...next, view: nextView });
  };
  // The same functions always: what shows filters and views is not drawn for a search.
  const latest = useRef({ choice, choose });
  useLayoutEffect(() => {
    latest.current = { choice, choose };
  });
  const setFilter = useCallback((name: Filter, value: string | null) => {
    const { choice, choose } = latest.current;
    const { [name]: _before, ...others } = choice.filters;
    const filters = others as Partial<Record<Filter, string>>;
    choose({ filters: value === null || value === 'all' ? filters : { ...filters, [name]: value } });
  }, []);
  const setView = useCallback((nextView: View) => latest.current.choose({}, nextView), []);

  const wanted = searchText(inUrl);
  const query: ListQuery<Sort, Filter> = {
    search: wanted,
    sort: choice.sort,
    direction: choice.direction,
    filters: { ...choice.filters, ...context },
    cursor: null,
    limit: definition.pageSize,
  };
  const written = JSON.stringify(query);
  // The same object while it says the same: sources and query keys compare by it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `written` is all of `query`
  const stableQuery = useMemo(() => query, [written]);

  return {
    query: stableQuery,
    search: { inUrl, write: writeSearch, pending, clearings },
    setSort: (sort, direction) => choose({ sort, direction }),
    setFilter,
    view,
    setView,
    context,
    isNarrowed: wanted !== '' || Object.keys(choice.filters).length > 0,
    showAll: () => {
      pending.current = null;
      setClearings((count) => count + 1);
      go(withSearch(writeChoice(definition, params, { ...choice, filters: {} }), ''));
      rememberJson(key, { ...choice, filters: {}, view });
    },
  };
}

function withSearch(params: URLSearchParams, text: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (text === '') next.delete('search');
  else next.set('search', text);
  return next;
}

type Remembered<Sort extends string, Filter extends string> = Partial<ListChoice<Sort, Filter>> & {
  view?: string;
};

/** Only the shape: `readChoice` checks each value against the definition. */
function isRemembered<Sort extends string, Filter extends string>(
  value: unknown,
): value is Remembered<Sort, Filter> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { filters } = value as Record<string, unknown>;
  return filters === undefined || (typeof filters === 'object' && filters !== null);
}

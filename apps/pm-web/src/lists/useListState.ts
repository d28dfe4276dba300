import { type Direction, type ListDefinition, type ListQuery, searchText } from '@linework/domain';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type AddressQuery, useAddressQuery } from '../app/useQueryParams';
import { useSession } from '../session/SessionContext';
import { rememberedJson, rememberJson } from '../storage/rememberedJson';
import { type ListChoice, readChoice, readContext, writeChoice } from './listParams';
import type { LiveQuery } from './useLiveQuery';
import type { SearchInUrl } from './useTypedSearch';

export interface ListState<Sort extends string, Filter extends string, View extends string>
  extends ListChoice<Sort, Filter> {
  /** What to ask the server for. A search changes nothing else here: the page is not drawn for it. */
  query: LiveQuery<Sort, Filter>;
  /** For `ListSearch`. */
  search: SearchInUrl;
  setSort: (sort: Sort, direction: Direction) => void;
  /** A choice filter (status, priority); null or 'all' shows everything. */
  setFilter: (name: Filter, value: string | null) => void;
  view: View;
  setView: (view: View) => void;
  /** The ids in the URL that the list is about (`client`, `project`, `user`): check that they exist. */
  context: Partial<Record<Filter, string>>;
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
  const address = useAddressQuery();
  const besides = useSyncExternalStore(address.subscribe, () => partsOf(address).besides);
  const params = useMemo(() => new URLSearchParams(besides), [besides]);
  const key = `list:${person.id}:${definition.resource}`;
  // Read once: going back to a URL without parameters shows what was there, not what was chosen since.
  const [remembered] = useState(() => rememberedJson(key, isRemembered<Sort, Filter>) ?? {});
  const pending = useRef<string | null>(null);
  const [clearings, setClearings] = useState(0);
  const readSearch = useCallback(() => partsOf(address).search, [address]);
  const writeSearch = useCallback(
    // The browser is ahead of what is drawn while a choice is under way, which would be lost otherwise.
    (text: string) => address.write(withSearch(new URLSearchParams(window.location.search), text)),
    [address],
  );

  const choice = readChoice(definition, params, remembered);
  const context = readContext(definition, params);
  const view = views.find((name) => name === (params.get('view') ?? remembered.view)) ?? views[0];

  const choose = (change: Partial<ListChoice<Sort, Filter>>, nextView: View = view) => {
    const next = { ...choice, ...change };
    const url = writeChoice(definition, params, next);
    url.set('view', nextView);
    address.go(withSearch(url, pending.current ?? readSearch()));
    rememberJson(key, { ...next, view: nextView });
  };

  const asked: ListQuery<Sort, Filter> = {
    search: '',
    sort: choice.sort,
    direction: choice.direction,
    filters: { ...choice.filters, ...context },
    cursor: null,
    limit: definition.pageSize,
  };
  const written = JSON.stringify(asked);
  // The same object while it says the same: sources and query keys compare by it.
  const query = useMemo(() => liveQuery<Sort, Filter>(address, written), [address, written]);

  return {
    ...choice,
    query,
    search: { read: readSearch, write: writeSearch, pending, clearings },
    setSort: (sort, direction) => choose({ sort, direction }),
    setFilter: (name, value) => {
      const { [name]: _before, ...others } = choice.filters;
      const filters = others as Partial<Record<Filter, string>>;
      choose({ filters: value === null || value === 'all' ? filters : { ...filters, [name]: value } });
    },
    view,
    setView: (nextView) => choose({}, nextView),
    context,
    showAll: () => {
      pending.current = null;
      setClearings((count) => count + 1);
      address.go(withSearch(writeChoice(definition, params, { ...choice, filters: {} }), ''));
      rememberJson(key, { ...choice, filters: {}, view });
    },
  };
}

/** @param written a `ListQuery` as JSON, all of it but the search, which the address has */
function liveQuery<Sort extends string, Filter extends string>(
  address: AddressQuery,
  written: string,
): LiveQuery<Sort, Filter> {
  let latest: ListQuery<Sort, Filter> = JSON.parse(written);
  return {
    get: () => {
      const search = searchText(partsOf(address).search);
      if (search !== latest.search) latest = { ...latest, search };
      return latest;
    },
    subscribe: address.subscribe,
  };
}

interface AddressParts {
  /** The address's query that these are of. */
  of: string;
  search: string;
  /** All but the search. */
  besides: string;
}

/** Of the query that was asked for last: at each letter everybody who follows a list asks for the same. */
let latestParts: AddressParts = { of: '', search: '', besides: '' };

function partsOf(address: AddressQuery): AddressParts {
  const of = address.read();
  if (of !== latestParts.of) {
    const params = new URLSearchParams(of);
    latestParts = { of, search: params.get('search') ?? '', besides: withSearch(params, '').toString() };
  }
  return latestParts;
}

/** @returns the same `params`, which are the caller's to change */
function withSearch(params: URLSearchParams, text: string): URLSearchParams {
  if (text === '') params.delete('search');
  else params.set('search', text);
  return params;
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

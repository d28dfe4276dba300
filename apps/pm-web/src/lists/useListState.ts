import { type Direction, type ListDefinition, type ListQuery, searchText } from '@linework/domain';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type AddressQuery, useAddressQuery } from '../app/useQueryParams';
import { useSession } from '../session/SessionContext';
import {
  isChoice,
  type ListChoice,
  queryWithoutSearch,
  readChoice,
  readContext,
  writeChoice,
} from './listParams';
import { rememberChoice, rememberedChoice } from './rememberedChoice';
import type { LiveQuery } from './useLiveQuery';
import type { SearchInUrl } from './useTypedSearch';

export interface ListState<Sort extends string, Filter extends string, View extends string>
  extends ListChoice<Sort, Filter> {
  /** What to ask the server for. A search changes nothing else here: the page is not drawn for it. */
  query: LiveQuery<Sort, Filter>;
  /** For `ListSearch`. */
  search: SearchInUrl;
  setSort: (sort: Sort, direction: Direction) => void;
  /** Several filters at once, each with its values separated by commas; null shows everything. */
  setFilters: (changes: Partial<Record<Filter, string | null>>) => void;
  view: View;
  setView: (view: View) => void;
  /** The ids in the URL that the list is about (`client`, `project`, `user`): check that they exist. */
  context: Partial<Record<Filter, string>>;
  /** Whether a choice leaves rows out of the list. */
  hasFilters: boolean;
  /** Empties the search and the filters by a choice or by days, but those that say which list it is. */
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
  // Read once: going back to a URL without parameters shows what was there, not what was chosen since.
  const [remembered] = useState(() => rememberedChoice(person, definition));
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

  const choose = (
    change: Partial<ListChoice<Sort, Filter>>,
    nextView: View = view,
    ids: readonly [string, string | null][] = [],
  ) => {
    const next = { ...choice, ...change };
    const url = writeChoice(definition, params, next);
    for (const [name, id] of ids) {
      if (id === null) url.delete(name);
      else url.set(name, id);
    }
    url.set('view', nextView);
    address.go(withSearch(url, pending.current ?? readSearch()));
    rememberChoice(person, definition, { ...next, view: nextView });
  };

  const isPart = ([name]: [string, unknown]) => definition.parts?.includes(name) ?? false;
  const chosen = Object.entries(choice.filters);
  const written = JSON.stringify(queryWithoutSearch(definition, choice, context));
  // The same object while it says the same: sources and query keys compare by it.
  const query = useMemo(() => liveQuery<Sort, Filter>(address, written), [address, written]);

  return {
    ...choice,
    query,
    search: { read: readSearch, write: writeSearch, pending, clearings },
    setSort: (sort, direction) => choose({ sort, direction }),
    setFilters: (changes) => {
      const filters = { ...choice.filters };
      const ids: [string, string | null][] = [];
      for (const [name, value] of Object.entries(changes) as [Filter, string | null][]) {
        if (!isChoice(definition.filters[name])) ids.push([name, value]);
        else if (value === null) delete filters[name];
        else filters[name] = value;
      }
      choose({ filters }, view, ids);
    },
    view,
    setView: (nextView) => choose({}, nextView),
    context,
    hasFilters: !chosen.every(isPart),
    showAll: () => {
      pending.current = null;
      setClearings((count) => count + 1);
      const all = { ...choice, filters: Object.fromEntries(chosen.filter(isPart)) as typeof choice.filters };
      address.go(withSearch(writeChoice(definition, params, all), ''));
      rememberChoice(person, definition, { ...all, view });
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

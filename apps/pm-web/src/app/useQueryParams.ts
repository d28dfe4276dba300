import { useMemo, useSyncExternalStore } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** What stands behind the `?` of the address, for who asks for it; the same object until the router leads elsewhere. */
export interface AddressQuery {
  /** As the browser has it, which is ahead of the router's location from a step to its drawing: '?search=gate'. */
  read: () => string;
  subscribe: (listener: () => void) => () => void;
  /** A step in the history: back undoes it. */
  go: (params: URLSearchParams) => void;
  /** In the place of what the address says now, and past the router, which would draw the whole page: only who subscribed is told. */
  write: (params: URLSearchParams) => void;
}

interface QueryParams extends Pick<AddressQuery, 'go' | 'write'> {
  params: URLSearchParams;
}

/**
 * The address's query as it is in the browser, also where it was written past the router; `useSearchParams` knows nothing of that.
 *
 * @example
 * const { params, write } = useQueryParams();
 * const search = (text: string) => write(new URLSearchParams({ ...Object.fromEntries(params), search: text }));
 */
export function useQueryParams(): QueryParams {
  const { read, subscribe, go, write } = useAddressQuery();
  const query = useSyncExternalStore(subscribe, read);
  return { params: useMemo(() => new URLSearchParams(query), [query]), go, write };
}

/** For who is to be drawn for some changes of the query only, or for none. */
export function useAddressQuery(): AddressQuery {
  const location = useLocation();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      read: () => (isAt(location) ? window.location.search : queryOf(location)),
      subscribe,
      go: (params) => void navigate({ search: params.toString() }),
      // What was typed just before the page was left is not of the next one.
      write: (params) => isAt(location) && writePast(params),
    }),
    [location, navigate],
  );
}

/** The query of an entry of the history, as the person last had it: '?search=gate'. */
export function queryOf(location: Location): string {
  return written?.key === location.key ? written.query : location.search;
}

/** What was written past the router last, and the key of its entry: there the router knows only what was before. */
let written: { key: string; query: string } | null = null;
const listeners = new Set<() => void>();

/** Whether the browser is on the page that is drawn, if perhaps with another query. */
function isAt(location: Location): boolean {
  return window.location.pathname === location.pathname;
}

function writePast(params: URLSearchParams): void {
  const query = params.size > 0 ? `?${params}` : '';
  const { state } = window.history;
  // The state is the router's: by it, it finds its way back here.
  window.history.replaceState(state, '', `${window.location.pathname}${query}${window.location.hash}`);
  // An entry that the router did not make has the key that it gives to such.
  written = { key: state?.key ?? 'default', query };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

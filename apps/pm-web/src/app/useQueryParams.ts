import { useMemo, useSyncExternalStore } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** What stands behind the `?` of the address, for who asks for it; the same object until the router leads elsewhere. */
export interface AddressQuery {
  /** '?search=gate' */
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
      read: () => queryOf(location),
      subscribe,
      go: (params) => void navigate({ search: params.toString() }),
      write: (params) => writePast(location, params),
    }),
    [location, navigate],
  );
}

/** The query of a place in the history, as the person last had it: '?search=gate'. */
export function queryOf(location: Location): string {
  return written && (written.on === location || written.key === location.key)
    ? written.query
    : location.search;
}

/**
 * What was written past the router last, which there knows only what was before: on which page as it was drawn, and at which
 * entry of the history, which is ahead of it from a step to its drawing.
 */
let written: { on: Location; key: string; query: string } | null = null;
const listeners = new Set<() => void>();

function writePast(on: Location, params: URLSearchParams): void {
  const { pathname, hash } = window.location;
  // What was typed just before a page was left is not of the next one.
  if (pathname !== on.pathname) return;
  const query = params.size > 0 ? `?${params}` : '';
  const { state } = window.history;
  // The state is the router's: by it, it finds its way back here.
  window.history.replaceState(state, '', `${pathname}${query}${hash}`);
  // An entry that the router did not make has the key that it gives to such.
  written = { on, key: state?.key ?? 'default', query };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

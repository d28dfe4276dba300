import { createContext, useContext, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { queryOf } from './useQueryParams';

/** The page that the person was on before this one, as they left it; null where this is their first. */
export const PreviousPage = createContext<Location | null>(null);

/** For the shell, which sees every page. A change of the query stays on the page. */
export function usePreviousPage(): Location | null {
  const location = useLocation();
  const [visited, setVisited] = useState<{ here: Location; before: Location | null }>({
    here: location,
    before: null,
  });
  if (visited.here !== location) {
    const { here, before } = visited;
    const stays = here.pathname === location.pathname || isOfView(here.pathname, location.pathname);
    setVisited({ here: location, before: stays ? before : { ...here, search: queryOf(here) } });
  }
  return visited.before;
}

/** Whether a page is the form of what the page to read before it showed: it ends where that was opened from. */
function isOfView(before: string, pathname: string): boolean {
  return before.endsWith('/view') && pathname === before.replace(/view$/, 'edit');
}

/**
 * Where an edit ends: on the list that it was opened from, searched and filtered as that was, else on the list as it is.
 *
 * @param list the list's own address, with or without a query
 */
export function useWayBack(list: string): string {
  const before = useContext(PreviousPage);
  const [pathname] = list.split('?');
  return before?.pathname === pathname ? `${pathname}${before?.search ?? ''}` : list;
}

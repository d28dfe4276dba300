import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../session/SessionContext';
import { type RecentThing, rememberThing, thingAt } from './recentThings';

/** Remembers each thing that is opened, however that was done. */
export function useRememberOpened(): void {
  const { person } = useSession();
  const thing = useOpenedThing();
  // What the device keeps is the external thing.
  useEffect(() => {
    if (thing) rememberThing(person.id, thing);
  }, [person.id, thing]);
}

/** What this page is about. */
export function useOpenedThing(): RecentThing | null {
  const { pathname, search } = useLocation();
  return useMemo(() => thingAt(pathname, new URLSearchParams(search)), [pathname, search]);
}

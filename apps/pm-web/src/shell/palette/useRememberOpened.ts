import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../session/SessionContext';
import { rememberThing, thingAt } from './recentThings';

/** Remembers each thing that is opened, however that was done. */
export function useRememberOpened(): void {
  const { person } = useSession();
  const { pathname, search } = useLocation();
  // What the device keeps is the external thing.
  useEffect(() => {
    const thing = thingAt(pathname, new URLSearchParams(search));
    if (thing) rememberThing(person.id, thing);
  }, [person.id, pathname, search]);
}

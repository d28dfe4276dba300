import { useToast } from '@linework/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../session/SessionContext';
import { localStore } from '../../storage/localStore';
import { followedKey } from './followedKey';

/** Goes on telling of large changes after a reload. Draws nothing but its messages, and fetches its code only where there are some. */
export function BulkFollower(): null {
  const { person } = useSession();
  const toast = useToast();
  const queryClient = useQueryClient();
  // What the browser remembers is the external thing.
  useEffect(() => {
    if (localStore.read(followedKey(person.id)) === null) return;
    let hasLeft = false;
    import('./followAgain').then(
      ({ followAgain }) => hasLeft || followAgain({ toast, queryClient, personId: person.id }),
      // The code does not come: it stays remembered for the next load.
      () => undefined,
    );
    return () => {
      hasLeft = true;
    };
  }, [toast, queryClient, person.id]);
  return null;
}

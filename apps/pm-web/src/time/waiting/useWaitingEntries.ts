import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { useSession } from '../../session/SessionContext';
import { useTellSaved } from '../manual/useTellSaved';
import { sendWaiting, type WaitingEntries } from './waitingEntries';

/** Sent again so often while something waits, in ms; at once when the connection is back. */
const AGAIN = 30_000;

/** What could not be sent yet, and what was refused after it had waited. Sends it as long as it is in use. */
export function useWaitingEntries() {
  const { person } = useSession();
  const tellSaved = useTellSaved();
  const { data = NONE, refetch } = useQuery({
    queryKey: [...keys.waitingEntries, person.id],
    queryFn: () => sendWaiting(person.id, tellSaved),
    refetchInterval: ({ state }) => state.data?.some(({ refused }) => refused === null) && AGAIN,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  });
  return {
    unsent: data.filter(({ refused }) => refused === null),
    refused: data.filter(({ refused }) => refused !== null),
    retry: () => void refetch(),
  };
}

const NONE: WaitingEntries[] = [];

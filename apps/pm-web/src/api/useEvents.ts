import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ChangeStreamHandlers, openChangeStream } from './changeStream';
import { gatherChanges } from './gatherChanges';
import { keys } from './keys';
import { allTouched } from './touchedKeys';

/**
 * Other people's changes show up without a reload (SRV-03): they refetch just what they touched.
 *
 * @param connection hears whether the server answers; the same object always, or the stream opens anew
 */
export function useEvents(connection: Pick<ChangeStreamHandlers, 'onLost' | 'onOpen'>): void {
  const queryClient = useQueryClient();
  // The server's event stream is the external thing.
  useEffect(() => {
    const gathering = gatherChanges((events) => {
      for (const queryKey of allTouched(events)) void queryClient.invalidateQueries({ queryKey });
    });
    const stopListening = openChangeStream({
      ...connection,
      onChange: gathering.add,
      onGap: () => void queryClient.invalidateQueries(),
      onRefused: () => void queryClient.invalidateQueries({ queryKey: keys.session }),
    });
    return () => {
      stopListening();
      gathering.stop();
    };
  }, [queryClient, connection]);
}

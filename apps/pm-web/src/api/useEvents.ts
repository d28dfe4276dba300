import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ChangeStreamHandlers, openChangeStream } from './changeStream';
import { keys } from './keys';
import { touchedKeys } from './touchedKeys';

/**
 * Other people's changes show up without a reload (SRV-03): each refetches just what it touched.
 *
 * @param connection hears whether the server answers; the same object always, or the stream opens anew
 */
export function useEvents(connection: Pick<ChangeStreamHandlers, 'onLost' | 'onOpen'>): void {
  const queryClient = useQueryClient();
  // The server's event stream is the external thing.
  useEffect(
    () =>
      openChangeStream({
        ...connection,
        onChange: (event) => {
          for (const queryKey of touchedKeys(event)) void queryClient.invalidateQueries({ queryKey });
        },
        onGap: () => void queryClient.invalidateQueries(),
        onRefused: () => void queryClient.invalidateQueries({ queryKey: keys.session }),
      }),
    [queryClient, connection],
  );
}

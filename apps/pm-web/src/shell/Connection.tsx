import { type ShowToast, useToast } from '@linework/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useEvents } from '../api/useEvents';

/**
 * Keeps the screens up to date while the server answers, and says so while it does not: nobody should learn it from a save
 * that failed. Draws nothing but its message.
 */
export function Connection(): null {
  const toast = useToast();
  const queryClient = useQueryClient();
  const notice = useMemo(() => connectionNotice(toast), [toast]);
  useEvents(notice);
  // The browser's own idea of being offline is the external thing; it comes sooner than a broken stream.
  useEffect(() => {
    const catchUp = () => {
      notice.onOpen();
      void queryClient.invalidateQueries();
    };
    window.addEventListener('offline', notice.onOffline);
    window.addEventListener('online', catchUp);
    return () => {
      window.removeEventListener('offline', notice.onOffline);
      window.removeEventListener('online', catchUp);
      notice.forget();
    };
  }, [notice, queryClient]);
  return null;
}

/** A restart of the server is over before that, milliseconds: no message for nothing. */
const PATIENCE = 4_000;

function connectionNotice(toast: ShowToast) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let takeAway: (() => void) | undefined;
  const forget = () => {
    clearTimeout(waiting);
    waiting = undefined;
    takeAway?.();
    takeAway = undefined;
  };
  const say = () => {
    forget();
    takeAway = toast({
      tone: 'warning',
      title: 'No connection to the server',
      description: 'What you type is kept here. Saving works again once the connection is back.',
      duration: Number.POSITIVE_INFINITY,
    });
  };
  return {
    forget,
    onOffline: say,
    onLost: () => {
      if (!takeAway) waiting ??= setTimeout(say, PATIENCE);
    },
    onOpen: () => {
      const wasSaid = takeAway !== undefined;
      forget();
      if (wasSaid) toast({ tone: 'success', title: 'Connected again' });
    },
  };
}

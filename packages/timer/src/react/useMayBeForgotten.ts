'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { mayBeForgotten } from '../core/forgotten';
import { segmentElapsed } from '../core/timer';
import type { TimerStore } from '../stores/TimerStore';

/** The longest that a browser's timeout waits, in ms. */
const longestTimeout = 2 ** 31 - 1;

/** Whether the timer of a store has been running for longer than `after` ms. Renders once when it becomes so. */
export function useMayBeForgotten(
  store: Pick<TimerStore<unknown>, 'current' | 'now' | 'subscribe'>,
  after: number,
): boolean {
  const isLong = useCallback(() => {
    const timer = store.current()?.timer;
    return timer ? mayBeForgotten(timer, store.now(), after) : false;
  }, [store, after]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timeout: ReturnType<typeof setTimeout> | undefined;
      const align = () => {
        clearTimeout(timeout);
        onChange();
        const timer = store.current()?.timer;
        if (timer?.status !== 'running' || isLong()) return;
        const left = after - segmentElapsed(timer, store.now()) + 1;
        if (left <= longestTimeout) timeout = setTimeout(align, left);
      };
      const stop = store.subscribe(align);
      // Timeouts stand still while a device sleeps.
      document.addEventListener('visibilitychange', align);
      align();
      return () => {
        clearTimeout(timeout);
        stop();
        document.removeEventListener('visibilitychange', align);
      };
    },
    [store, after, isLong],
  );
  return useSyncExternalStore(subscribe, isLong, () => false);
}

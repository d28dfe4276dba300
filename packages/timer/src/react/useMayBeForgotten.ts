'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { mayBeForgotten } from '../core/forgotten';
import { segmentElapsed } from '../core/timer';
import type { TimerStore } from '../stores/TimerStore';
import { watchTimer } from './watchTimer';

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
    (onChange: () => void) =>
      watchTimer(
        store,
        (timer) => (isLong() ? null : after - segmentElapsed(timer, store.now()) + 1),
        onChange,
      ),
    [store, after, isLong],
  );
  return useSyncExternalStore(subscribe, isLong, () => false);
}

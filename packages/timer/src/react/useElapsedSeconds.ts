'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { segmentElapsed, totalElapsed } from '../core/timer';
import type { TimerStore } from '../stores/TimerStore';
import { watchTimer } from './watchTimer';

/** Of which time the seconds are: the segment that runs (when paused, the last one), or all segments together. */
export type Elapsed = 'segment' | 'total';

/** Whole seconds that the timer of a store has counted. Renders at each full second of the timer, and not while the page is hidden. */
export function useElapsedSeconds(
  store: Pick<TimerStore<unknown>, 'current' | 'now' | 'subscribe'>,
  of: Elapsed,
): number {
  const seconds = useCallback(() => Math.floor(elapsed(store, of) / 1000), [store, of]);
  const subscribe = useCallback(
    (onSecond: () => void) => watchTimer(store, () => 1000 - (elapsed(store, of) % 1000), onSecond),
    [store, of],
  );
  return useSyncExternalStore(subscribe, seconds, () => 0);
}

function elapsed(store: Pick<TimerStore<unknown>, 'current' | 'now'>, of: Elapsed): number {
  const timer = store.current()?.timer;
  if (!timer) return 0;
  if (of === 'total') return totalElapsed(timer, store.now());
  if (timer.status === 'running') return segmentElapsed(timer, store.now());
  const last = timer.segments.at(-1);
  return last ? last.endedAt - last.startedAt : 0;
}

'use client';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { TimerAction } from '../core/TimerAction';
import { canStop, type Segment } from '../core/timer';
import { newId } from '../stores/newId';
import type { ActionResult, TimerSnapshot, TimerStore } from '../stores/TimerStore';

/** The timer of a store, for a component. It changes when something is done, not each second: `TimerClock` ticks by itself. */
export interface TimerControl<Details, Entry = unknown> {
  readonly store: TimerStore<Details, Entry>;
  /** `loading` until the store has been read once. */
  readonly status: 'loading' | 'idle' | 'running' | 'paused';
  readonly snapshot: TimerSnapshot<Details> | null;
  /** What is being timed; `null` while nothing is. */
  readonly details: Details | null;
  readonly segments: readonly Segment[];
  /** Whether there is something to make an entry of. */
  readonly canStop: boolean;
  /** Why the last thing that was done failed: a `TimerRefusal` where a server refused it. */
  readonly error: unknown;
  /** Starts a timer, or the next segment of the one that is paused. */
  start(details: Details): Promise<ActionResult<Entry> | null>;
  pause(): Promise<ActionResult<Entry> | null>;
  /**
   * Makes one entry of all segments.
   * @param at the end that the person states instead of now, ms since the epoch
   */
  stop(at?: number): Promise<ActionResult<Entry> | null>;
  /** Ends the timer without an entry. */
  discard(): Promise<ActionResult<Entry> | null>;
  changeDetails(details: Details): Promise<ActionResult<Entry> | null>;
}

/**
 * Reads and drives the timer of a store. What is done never rejects: it resolves to `null` and says why in `error`.
 *
 * @example const timer = useTimer(store);
 */
export function useTimer<Details, Entry>(store: TimerStore<Details, Entry>): TimerControl<Details, Entry> {
  const snapshot = useSyncExternalStore(store.subscribe, store.current, unknownOnServer);
  const [error, setError] = useState<unknown>(null);

  // The store outlives the component; reading it twice does no harm.
  useEffect(() => {
    store.load().catch(setError);
  }, [store]);

  const act = useCallback(
    async (action: TimerAction<Details>) => {
      try {
        const result = await store.act(action);
        setError(null);
        return result;
      } catch (reason) {
        setError(reason);
        return null;
      }
    },
    [store],
  );

  return useMemo(() => {
    const timer = snapshot?.timer ?? null;
    const onOpen = (kind: 'pause' | 'resume' | 'stop' | 'discard', at?: number) =>
      timer
        ? act({
            kind,
            actionId: newId(),
            timerId: timer.id,
            ...(kind === 'stop' && at !== undefined ? { at } : {}),
          })
        : Promise.resolve(null);
    return {
      store,
      snapshot,
      error,
      status: snapshot ? (timer?.status ?? 'idle') : 'loading',
      details: timer?.details ?? null,
      segments: timer?.segments ?? [],
      canStop: timer !== null && canStop(timer),
      start: (details) =>
        timer ? onOpen('resume') : act({ kind: 'start', actionId: newId(), timerId: newId(), details }),
      pause: () => onOpen('pause'),
      stop: (at) => onOpen('stop', at),
      discard: () => onOpen('discard'),
      changeDetails: (details) =>
        timer
          ? act({ kind: 'details', actionId: newId(), timerId: timer.id, details })
          : Promise.resolve(null),
    };
  }, [act, error, snapshot, store]);
}

function unknownOnServer(): null {
  return null;
}

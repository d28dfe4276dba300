import type { TimerSnapshot, TimerStore } from '../stores/TimerStore';

const nothing: TimerSnapshot<never> = { timer: null, uncertain: [], pending: 0, refused: [] };

/** A store whose clock stands still and which does nothing: for pictures. */
export function stillStore<Details>(
  now: number,
  given: Partial<TimerSnapshot<Details>>,
): TimerStore<Details, never> {
  const snapshot = { ...nothing, ...given };
  return {
    now: () => now,
    current: () => snapshot,
    load: async () => snapshot,
    act: async () => ({ queued: false }),
    subscribe: () => () => {},
    settle: async () => {},
    dismiss: () => {},
    retry: async () => {},
  };
}

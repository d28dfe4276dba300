import type { OpenTimer } from '../core/OpenTimer';
import type { TimerStore } from '../stores/TimerStore';

/** The longest that a browser's timeout waits, in ms. */
const longestTimeout = 2 ** 31 - 1;

/**
 * Calls back when the timer of a store changes, when the page is shown again (timeouts stand still while a device sleeps), and each
 * time when so much is over as `next` says. Returns the way to stop.
 * @param next in ms, of a timer that runs; `null` where time changes nothing any more
 */
export function watchTimer(
  store: Pick<TimerStore<unknown>, 'current' | 'subscribe'>,
  next: (timer: OpenTimer<unknown>) => number | null,
  onChange: () => void,
): () => void {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const align = () => {
    clearTimeout(timeout);
    const timer = store.current()?.timer;
    // Measured anew each time, so that late timeouts never add up.
    const left = timer?.status === 'running' && !document.hidden ? next(timer) : null;
    if (left !== null && left <= longestTimeout) timeout = setTimeout(tick, left);
  };
  const tick = () => {
    onChange();
    align();
  };
  const stop = store.subscribe(tick);
  document.addEventListener('visibilitychange', tick);
  align();
  return () => {
    clearTimeout(timeout);
    stop();
    document.removeEventListener('visibilitychange', tick);
  };
}

import { applyAction } from '../core/applyAction';
import type { OpenTimer } from '../core/OpenTimer';
import { type StoppedTimer, stopTimer } from '../core/timer';
import type { QueuedAction } from './createTimerQueue';
import type { RefusedAction } from './TimerStore';

/**
 * What was counted on this device by actions that the server did not take.
 * @param known the timer as the server had it before them
 * @param now in ms since the epoch: the end where they leave the timer running
 */
export function countedBy<Details>(
  known: OpenTimer<Details> | null,
  actions: readonly QueuedAction<Details>[],
  now: number,
): Pick<RefusedAction<Details>, 'counted' | 'details'> {
  let timer = known?.id === actions[0]?.action.timerId ? known : null;
  let counted: StoppedTimer | null = null;
  let details = timer?.details ?? null;
  for (const { action, at } of actions) {
    const end = action.kind === 'stop' ? (action.at ?? at) : at;
    if (action.kind === 'stop' && timer) counted = stopTimer(timer, end);
    timer = applyAction(timer, action, end);
    details = timer?.details ?? details;
  }
  if (timer) counted = stopTimer(timer, now);
  return { counted: counted ?? { segments: [], total: 0 }, details };
}

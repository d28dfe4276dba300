import type { OpenTimer } from './OpenTimer';
import type { TimerAction } from './TimerAction';
import { idleTimer, pauseTimer, startTimer } from './timer';

/**
 * The timer after an action, as any store has it.
 * @param at when the person acted, in ms since the epoch by the store's clock
 * @returns the timer, `null` when none is open any more, and the same object where the action does not apply: to another
 *   timer, or a start while one is open
 */
export function applyAction<Details>(
  timer: OpenTimer<Details> | null,
  action: TimerAction<Details>,
  at: number,
): OpenTimer<Details> | null {
  if (action.kind === 'start')
    return timer ?? { ...startTimer(idleTimer, at), id: action.timerId, details: action.details };
  if (timer?.id !== action.timerId) return timer;
  const { id, details } = timer;
  switch (action.kind) {
    case 'resume':
      return { ...startTimer(timer, at), id, details };
    case 'pause': {
      const paused = pauseTimer(timer, at);
      return paused.status === 'idle' ? null : { ...paused, id, details };
    }
    case 'details':
      return { ...timer, details: action.details };
    case 'stop':
    case 'discard':
      return null;
  }
}

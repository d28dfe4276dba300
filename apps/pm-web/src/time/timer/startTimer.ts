import { mayBeForgotten, newId } from '@linework/timer';
import { type TimedWork, timerStoreOf } from './timerStore';

/**
 * Starts a timer, from wherever. One that is open becomes an entry first: a person has one timer (TIM-04).
 *
 * @returns `before`: what the open one was of, null where none was open; `forgotten` where that one ran for so long that the person has
 * to say when it ended, and nothing was done
 * @throws TimerRefusal where the server refuses one of the two; what was open then still is
 */
export async function startTimer(
  personId: string,
  work: TimedWork,
): Promise<{ before: TimedWork | null } | 'forgotten'> {
  const store = timerStoreOf(personId);
  // Another device may have started one. Without a connection the last that is known counts.
  await store.load().catch(() => undefined);
  const open = store.current()?.timer ?? null;
  if (open && mayBeForgotten(open, store.now())) return 'forgotten';
  if (open) await store.act({ kind: 'stop', actionId: newId(), timerId: open.id });
  await store.act({ kind: 'start', actionId: newId(), timerId: newId(), details: work });
  return { before: open?.details ?? null };
}

import { newId } from '@linework/timer';
import { type TimedWork, timerStoreOf } from './timerStore';

/**
 * Starts a timer, from wherever. One that is open becomes an entry first: a person has one timer (TIM-04).
 *
 * @returns what the open one was of; null where none was open
 * @throws TimerRefusal where the server refuses one of the two; what was open then still is
 */
export async function startTimer(personId: string, work: TimedWork): Promise<TimedWork | null> {
  const store = timerStoreOf(personId);
  // Another device may have started one. Without a connection the last that is known counts.
  await store.load().catch(() => undefined);
  const open = store.current()?.timer ?? null;
  if (open) await store.act({ kind: 'stop', actionId: newId(), timerId: open.id });
  await store.act({ kind: 'start', actionId: newId(), timerId: newId(), details: work });
  return open?.details ?? null;
}

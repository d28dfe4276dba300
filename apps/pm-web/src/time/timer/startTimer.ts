import { mayBeForgotten, newId } from '@linework/timer';
import { type TimedWork, timerStoreOf } from './timerStore';

/**
 * Starts a timer, from wherever. One that is open becomes an entry first: a person has one timer (TIM-04).
 *
 * @returns what the open one was of; null where none was open
 * @throws TimerRefusal where the server refuses one of the two, ForgottenTimer where the open one ran for so long that its end has
 * to be asked for; what was open then still is
 */
export async function startTimer(personId: string, work: TimedWork): Promise<TimedWork | null> {
  const store = timerStoreOf(personId);
  // Another device may have started one. Without a connection the last that is known counts.
  await store.load().catch(() => undefined);
  const open = store.current()?.timer ?? null;
  if (open && mayBeForgotten(open, store.now())) throw new ForgottenTimer();
  if (open) await store.act({ kind: 'stop', actionId: newId(), timerId: open.id });
  await store.act({ kind: 'start', actionId: newId(), timerId: newId(), details: work });
  return open?.details ?? null;
}

/** The open timer may have been forgotten: when it ended is for the person to say. */
export class ForgottenTimer extends Error {
  override readonly name = 'ForgottenTimer';

  constructor() {
    super('Another timer has been running for more than 8 hours. Stop it first: it may have been forgotten.');
  }
}

import type { OpenTimer, TimeEntryRow } from '@linework/domain';
import { createHttpTimerStore, type HttpTimerStore } from '@linework/timer';
import { announceSessionEnd } from '../../api/sessionEnd';
import { timerKey } from './timerKey';

/** What is timed, with the names that are shown. The server keeps the ids and tells the names anew. */
export type TimedWork = OpenTimer['details'];

export type TimerStore = HttpTimerStore<TimedWork, TimeEntryRow>;

let latest: { personId: string; store: TimerStore } | null = null;

/** The timer of a person on this page: the same for the top bar, the tracker and the row menus (TIM-04). */
export function timerStoreOf(personId: string): TimerStore {
  if (latest?.personId === personId) return latest.store;
  latest?.store.close();
  const store: TimerStore = createHttpTimerStore({ url: '/api/timer', key: timerKey(personId), fetch: ask });
  latest = { personId, store };
  return store;
}

/** A session that is over is told to the person, as by every other request. What was done waits until they are signed in again. */
async function ask(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (response.status === 401) announceSessionEnd();
  return response;
}

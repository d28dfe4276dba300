import { applyAction } from '../core/applyAction';
import type { OpenTimer } from '../core/OpenTimer';
import type { TimerAction } from '../core/TimerAction';
import type { Uncertainty } from '../core/uncertainty';
import { browserStorage } from './browserStorage';
import { countedBy } from './countedBy';
import { createListeners } from './createListeners';
import { type Answer, createTimerClient } from './createTimerClient';
import { createTimerQueue, type QueuedAction, type WaitingAction } from './createTimerQueue';
import { clockTolerance, type DeviceClock, deviceClock } from './DeviceClock';
import { newId } from './newId';
import { type Moment, type ServerMoment, sinceWhen } from './sinceWhen';
import type { TabStorage } from './TabStorage';
import { TimerRefusal } from './TimerRefusal';
import type { ActionResult, TimerProblem, TimerSnapshot, TimerStore } from './TimerStore';

export interface HttpTimerStoreOptions {
  /** Where the server answers as the README's contract says: `/api/timer`. */
  url: string;
  /** Key in the device's storage for what waits. One per person: what waits must not be sent as somebody else. */
  key: string;
  fetch?: typeof fetch;
  /** The app's way to hear of changes on the server: calls back on each, returns the way to stop. */
  listen?: (onChange: () => void) => () => void;
  clock?: DeviceClock;
  storage?: TabStorage;
}

export interface HttpTimerStore<Details, Entry> extends TimerStore<Details, Entry> {
  /** Stops sending and listening. What waits stays for the next page. */
  close(): void;
}

/** What the server said last. */
interface Known<Details> extends ServerMoment {
  readonly timer: OpenTimer<Details> | null;
}

interface Waiter<Entry> {
  resolve(result: ActionResult<Entry>): void;
  reject(error: unknown): void;
}

/** The first pause before sending again, in ms, and the longest. */
const firstPause = 1000;
const longestPause = 60_000;

/** An action is sent without asking for the server's time first when it is at most this old, in ms. */
const fresh = 1000;

/**
 * Keeps the timer on a server, which decides: one timer runs per person, and its clock counts, whatever the device's says.
 *
 * What is done without a connection is shown at once, waits in the device's storage with its age, and is sent once and in order when
 * the connection is back. A refusal is thrown to who is waiting for it, and else kept in `refused`.
 */
export function createHttpTimerStore<Details, Entry = unknown>({
  url,
  key,
  fetch: send,
  listen,
  clock = deviceClock,
  storage = browserStorage(),
}: HttpTimerStoreOptions): HttpTimerStore<Details, Entry> {
  const page = newId();
  const client = createTimerClient<Details, Entry>({ url, clock, ...(send ? { fetch: send } : {}) });
  const queue = createTimerQueue<Details>(storage, key);
  const listeners = createListeners();
  const waiters = new Map<string, Waiter<Entry>>();
  const knownKey = `${key}:known`;
  const uncertainKey = `${key}:uncertain`;
  let known: Known<Details> | null = null;
  let snapshot: TimerSnapshot<Details> | null = null;
  /** Whether `now` has changed by more than passed. */
  let wasClockSet = false;
  let failures = 0;
  let cancelRetry: (() => void) | null = null;
  let talking: Promise<void> = Promise.resolve();
  let stops: (() => void)[] = [];

  const moment = (): Moment => ({ wall: clock.wall(), steady: clock.steady(), page });

  function now(): number {
    if (!known) return clock.wall();
    const byWall = clock.wall() - known.wall;
    if (known.page !== page) return known.server + Math.max(0, byWall);
    const bySteady = clock.steady() - known.steady;
    // The steady clock may stand still while the device sleeps; a wall clock that was set is put right by the next answer.
    return known.server + (byWall > bySteady + clockTolerance ? byWall : bySteady);
  }

  function know(next: Known<Details> | null): void {
    const before = now();
    known = next;
    wasClockSet ||= Math.abs(now() - before) > clockTolerance;
  }

  /** Shows what is known with what waits applied to it. */
  function show(): void {
    know(parse<Known<Details> | null>(storage.get(knownKey), null));
    const waiting = queue.waiting();
    if (!known && waiting.length === 0) return;
    const next: TimerSnapshot<Details> = {
      timer: waiting.reduce((timer, { action, at }) => applyAction(timer, action, at), known?.timer ?? null),
      uncertain: parse<Uncertainty[]>(storage.get(uncertainKey), []),
      pending: waiting.length,
      refused: queue.refused(),
    };
    const isNew = JSON.stringify(next) !== JSON.stringify(snapshot);
    if (isNew) snapshot = next;
    // How long the same timer has been running may be another matter now.
    if (isNew || wasClockSet) listeners.tell();
    wasClockSet = false;
  }

  function learn({
    now: server,
    timer,
    sentAt,
    receivedAt,
  }: Extract<Answer<Details, Entry>, { is: 'accepted' }>) {
    const { wall, steady } = moment();
    // The server read its clock half-way.
    const next: Known<Details> = { timer, server: server + (receivedAt - sentAt) / 2, wall, steady, page };
    storage.set(knownKey, JSON.stringify(next));
    know(next);
    failures = 0;
  }

  /** Talks to the server alone among all tabs, so that answers come in the order in which they are true. */
  function talk(work: () => Promise<void>): Promise<void> {
    const done = talking.then(() => storage.alone(key, work));
    talking = done.catch(() => {});
    return done;
  }

  /** @returns whether the server was reached */
  async function ask(): Promise<boolean> {
    const answer = await client.read();
    if (answer.is === 'accepted') learn(answer);
    else if (answer.is === 'later') retryLater(answer.after);
    show();
    return answer.is === 'accepted';
  }

  async function sendQueue(): Promise<void> {
    for (let asked = false; ; ) {
      const [first] = queue.waiting();
      if (!first) return;
      const young = !asked && failures === 0 && isYoung(first);
      if (!young && !asked) {
        if (!(await ask())) return;
        asked = true;
      }
      const answer = await client.act(first.action, young ? youngAge(first) : ageOf(first));
      if (answer.is === 'later') return retryLater(answer.after);
      if (answer.is === 'accepted') {
        learn(answer);
        queue.remove(first);
        settleWaiter(first.action.actionId, {
          queued: false,
          ...(answer.entry === undefined ? {} : { entry: answer.entry }),
        });
      } else {
        const tell = refuse(first, answer.problem);
        await ask();
        tell();
      }
      show();
    }
  }

  /** Whether it was done just now by both clocks: the steady one may have stood still. */
  function isYoung({ pressed }: QueuedAction<Details>): boolean {
    const byWall = clock.wall() - pressed.wall;
    return (
      pressed.page === page && clock.steady() - pressed.steady <= fresh && byWall >= 0 && byWall <= fresh
    );
  }

  function youngAge({ pressed }: QueuedAction<Details>): number {
    return Math.max(0, Math.round(clock.steady() - pressed.steady));
  }

  /** Of an action that had to wait, right after the server was asked for its time. */
  function ageOf(item: QueuedAction<Details>): number {
    const { pressed, before, at } = item;
    if (!known || (pressed.page === page && pressed.steady > known.steady)) return youngAge(item);
    const { ago, certain } = sinceWhen(pressed, before, known);
    const age = ago + (clock.steady() - known.steady);
    if (!certain) {
      const sent = known.server - ago;
      const doubt: Uncertainty = {
        reason: 'clock-set-offline',
        from: Math.min(sent, at),
        to: Math.max(sent, at),
      };
      storage.set(
        uncertainKey,
        JSON.stringify([...parse<Uncertainty[]>(storage.get(uncertainKey), []), doubt]),
      );
    }
    return Math.max(0, Math.round(age));
  }

  /** @returns what tells those who wait, once it is known what is open instead */
  function refuse(item: WaitingAction<Details>, problem: TimerProblem): () => void {
    const waiting = queue.waiting();
    const lost =
      item.action.kind === 'details'
        ? [item]
        : waiting.filter(({ action }) => action.timerId === item.action.timerId);
    const told = lost.every(({ action }) => waiters.has(action.actionId));
    if (!told) queue.refuse(item, { problem, ...countedBy(known?.timer ?? null, lost, now()) });
    for (const each of lost) queue.remove(each);
    return () => {
      for (const { action } of lost) {
        waiters.get(action.actionId)?.reject(new TimerRefusal(problem));
        waiters.delete(action.actionId);
      }
    };
  }

  function settleWaiter(actionId: string, result: ActionResult<Entry>): void {
    waiters.get(actionId)?.resolve(result);
    waiters.delete(actionId);
  }

  function retryLater(after: number | null): void {
    failures += 1;
    const pause = Math.min(longestPause, firstPause * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
    cancelRetry?.();
    cancelRetry = clock.after(after ?? Math.round(pause), () => void refresh());
  }

  /** Sends what waits, and reads what the server has. */
  function refresh(): Promise<void> {
    cancelRetry?.();
    cancelRetry = null;
    return talk(async () => {
      await sendQueue();
      if (queue.waiting().length === 0) await ask();
    });
  }

  async function act(action: TimerAction<Details>): Promise<ActionResult<Entry>> {
    const { timer, ...before } = known ?? { timer: null };
    queue.add({ action, at: now(), pressed: moment(), before: 'server' in before ? before : null });
    show();
    const result = new Promise<ActionResult<Entry>>((resolve, reject) => {
      waiters.set(action.actionId, { resolve, reject });
    });
    // Sent by another tab, or still in line.
    const queued = () => queue.waiting().some((item) => item.action.actionId === action.actionId);
    talk(sendQueue).then(
      () => settleWaiter(action.actionId, { queued: queued() }),
      (error: unknown) => {
        waiters.get(action.actionId)?.reject(error);
        waiters.delete(action.actionId);
      },
    );
    return result;
  }

  function start(): void {
    if (stops.length > 0) return;
    const again = () => void refresh();
    const seen = () => {
      if (document.visibilityState === 'visible') again();
    };
    stops = [storage.listen(show), listen?.(again) ?? (() => {})];
    if (typeof window === 'undefined') return;
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', seen);
    stops.push(() => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', seen);
    });
  }

  return {
    now,
    act,
    current: () => snapshot,
    subscribe: listeners.add,
    retry: refresh,
    async load() {
      start();
      show();
      await refresh();
      if (snapshot) return snapshot;
      throw new Error(`The timer could not be read from ${url}. It is tried again.`);
    },
    dismiss(actionId) {
      queue.dismiss(actionId);
      show();
    },
    async settle() {
      const [, ...others] = parse<Uncertainty[]>(storage.get(uncertainKey), []);
      storage.set(uncertainKey, JSON.stringify(others));
      show();
    },
    close() {
      cancelRetry?.();
      for (const stop of stops) stop();
      stops = [];
    },
  };
}

function parse<Value>(text: string | null, otherwise: Value): Value {
  try {
    return text ? (JSON.parse(text) as Value) : otherwise;
  } catch {
    return otherwise;
  }
}

import { applyAction } from '../core/applyAction';
import type { OpenTimer } from '../core/OpenTimer';
import type { TimerAction } from '../core/TimerAction';
import { type StoppedTimer, stopTimer } from '../core/timer';
import { settleUncertainty, type Uncertainty } from '../core/uncertainty';
import { browserStorage } from './browserStorage';
import { createListeners } from './createListeners';
import { clockTolerance, type DeviceClock, deviceClock } from './DeviceClock';
import type { TabStorage } from './TabStorage';
import { TimerRefusal } from './TimerRefusal';
import type { ActionResult, TimerSnapshot, TimerStore } from './TimerStore';

/** What stopping hands to the app, to make an entry of. */
export interface StoppedLocalTimer<Details> extends StoppedTimer {
  /** The timer's id. Saving the same id twice must make one entry. */
  readonly id: string;
  readonly details: Details;
  /** Stretches of it that nobody was asked about or that were left open. */
  readonly uncertain: readonly Uncertainty[];
}

export interface LocalTimerStoreOptions<Details, Entry> {
  /** Key in the device's storage. One per person, where several use the device. */
  key: string;
  /** Keeps what was counted. The timer is cleared once this has resolved; if it rejects, the timer goes on as it was. */
  saveEntry: (stopped: StoppedLocalTimer<Details>) => Promise<Entry>;
  clock?: DeviceClock;
  storage?: TabStorage;
}

export interface LocalTimerStore<Details, Entry> extends TimerStore<Details, Entry> {
  /** Stops following the clock and the other tabs. What is kept stays. */
  close(): void;
}

interface Kept<Details> {
  readonly timer: OpenTimer<Details> | null;
  /** The store's time less the device's clock: not 0 once the clock was set back while a timer was open. */
  readonly offset: number;
  /** The last time that is known to have been, by the store's clock. */
  readonly beat: number;
  readonly uncertain: readonly Uncertainty[];
}

/** How often the time is written down while a timer runs, in ms: up to one and a half of it is unknown after a crash and a clock set back. */
const beatEvery = 5000;

/**
 * Keeps the timer on the device. It survives reload, crash and sleep, and the tabs of a browser agree on one timer.
 *
 * While a page lives, a clock set back changes nothing. A clock that jumps forward looks the same as a device that slept, so it is counted
 * and told as `clock-jumped`. After a crash with the clock set to before the last beat, nothing is counted for the gap and it is
 * told as `clock-set-back`. A clock that is set while no page is open, to later than the last beat, cannot be noticed: only a
 * server can know (`createHttpTimerStore`).
 */
export function createLocalTimerStore<Details, Entry>({
  key,
  saveEntry,
  clock = deviceClock,
  storage = browserStorage(),
}: LocalTimerStoreOptions<Details, Entry>): LocalTimerStore<Details, Entry> {
  const listeners = createListeners();
  let kept: Kept<Details> = nothingKept;
  let snapshot: TimerSnapshot<Details> | null = null;
  /** Ties the store's time to the steady clock, from `since` on without a break; null while no timer is open. */
  let anchor: { time: number; steady: number; since: number } | null = null;
  let cancelBeat: (() => void) | null = null;
  let stopListening: (() => void) | null = null;

  function now(): number {
    return anchor ? anchor.time + (clock.steady() - anchor.steady) : clock.wall();
  }

  /** Reads what is kept and brings the store's time up to now. */
  function catchUp(): void {
    const before = read<Details>(storage.get(key));
    const { timer } = before;
    if (!timer) {
      anchor = null;
      show(before);
      return;
    }
    const { time, uncertain } = timeNow(before, timer);
    anchor = { time, steady: clock.steady(), since: anchor?.since ?? time };
    const after = { timer, offset: time - clock.wall(), beat: time, uncertain };
    const corrected =
      uncertain.length !== before.uncertain.length || Math.abs(after.offset - before.offset) > clockTolerance;
    // A beat of another tab is not answered by one of ours.
    if (corrected || time - before.beat >= beatEvery / 2) storage.set(key, JSON.stringify(after));
    show(after);
  }

  function timeNow(before: Kept<Details>, timer: OpenTimer<Details>) {
    const expected = clock.wall() + before.offset;
    const running = timer.status === 'running';
    if (!anchor) {
      const setBack = expected < before.beat - clockTolerance;
      const gap: Uncertainty = { reason: 'clock-set-back', from: before.beat, to: before.beat };
      return {
        time: Math.max(expected, before.beat),
        uncertain: setBack && running ? [...before.uncertain, gap] : before.uncertain,
      };
    }
    const { since } = anchor;
    const known = Math.max(now(), before.beat);
    // A page that was just opened doubted what this one has lived through.
    const uncertain = before.uncertain.filter(
      ({ reason, from }) => reason !== 'clock-set-back' || from <= since,
    );
    if (expected <= known + clockTolerance) return { time: known, uncertain };
    const jump: Uncertainty = { reason: 'clock-jumped', from: known, to: expected };
    return { time: expected, uncertain: running ? [...uncertain, jump] : uncertain };
  }

  function show(next: Kept<Details>): void {
    kept = next;
    if (next.timer?.status === 'running') cancelBeat ??= clock.after(beatEvery, beat);
    const { timer, uncertain } = next;
    if (
      snapshot &&
      JSON.stringify([snapshot.timer, snapshot.uncertain]) === JSON.stringify([timer, uncertain])
    )
      return;
    snapshot = { timer, uncertain, pending: 0, refused: [] };
    listeners.tell();
  }

  function beat(): void {
    cancelBeat = null;
    catchUp();
  }

  /** @throws what the storage throws; nothing has changed then */
  function write(next: Omit<Kept<Details>, 'offset' | 'beat'>): void {
    const time = now();
    const written = { ...next, offset: next.timer ? time - clock.wall() : 0, beat: time };
    storage.set(key, JSON.stringify(written));
    anchor = next.timer ? { time, steady: clock.steady(), since: anchor?.since ?? time } : null;
    show(written);
  }

  async function stop(timer: OpenTimer<Details>, at: number): Promise<ActionResult<Entry>> {
    const stopped = stopTimer(timer, at);
    const entry =
      stopped &&
      (await saveEntry({ ...stopped, id: timer.id, details: timer.details, uncertain: kept.uncertain }));
    write({ timer: null, uncertain: [] });
    return { queued: false, ...(entry ? { entry } : {}) };
  }

  return {
    now,
    current: () => snapshot,
    subscribe: listeners.add,
    dismiss: () => {},
    retry: async () => catchUp(),
    async load() {
      stopListening ??= storage.listen(catchUp);
      catchUp();
      return snapshot ?? { timer: kept.timer, uncertain: kept.uncertain, pending: 0, refused: [] };
    },
    act: (action) =>
      storage.alone(key, async () => {
        catchUp();
        const { timer } = kept;
        refuseUnlessFor(timer, action);
        if (action.kind === 'stop' && timer) return stop(timer, endOf(timer, action.at, now()));
        write({
          timer: applyAction(timer, action, now()),
          uncertain: action.kind === 'discard' ? [] : kept.uncertain,
        });
        return { queued: false };
      }),
    settle: (counted) =>
      storage.alone(key, async () => {
        catchUp();
        const [first, ...others] = kept.uncertain;
        if (!first || !kept.timer) return;
        const added = first.reason === 'clock-set-back' ? Math.max(0, counted) : 0;
        const timer = settleUncertainty(kept.timer, first, counted);
        if (anchor) anchor = { ...anchor, time: anchor.time + added };
        const uncertain = others.map((other) => ({
          ...other,
          from: other.from + added,
          to: other.to + added,
        }));
        write({ timer, uncertain });
      }),
    close() {
      cancelBeat?.();
      stopListening?.();
      cancelBeat = stopListening = null;
    },
  };
}

const nothingKept: Kept<never> = { timer: null, offset: 0, beat: 0, uncertain: [] };

function read<Details>(text: string | null): Kept<Details> {
  try {
    return text ? (JSON.parse(text) as Kept<Details>) : nothingKept;
  } catch {
    return nothingKept;
  }
}

function refuseUnlessFor(timer: OpenTimer<unknown> | null, { kind, timerId }: TimerAction<unknown>): void {
  if (kind === 'start' && timer && timer.id !== timerId)
    throw new TimerRefusal({ status: 409, title: 'Another timer is running. Stop it first.' });
  if (kind !== 'start' && timer?.id !== timerId)
    throw new TimerRefusal({
      status: 409,
      title: 'This timer is no longer open. It was stopped in another tab.',
    });
}

/** @throws TimerRefusal when the stated end is not within the running segment */
function endOf(timer: OpenTimer<unknown>, stated: number | undefined, now: number): number {
  if (stated === undefined) return now;
  if (timer.status === 'running' && stated >= timer.startedAt && stated <= now) return stated;
  throw new TimerRefusal({ status: 422, title: 'The end has to be after the start and not in the future.' });
}

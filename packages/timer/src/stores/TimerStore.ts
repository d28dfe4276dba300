import type { OpenTimer } from '../core/OpenTimer';
import type { TimerAction } from '../core/TimerAction';
import type { StoppedTimer } from '../core/timer';
import type { Uncertainty } from '../core/uncertainty';

/**
 * Where a timer is kept so that it outlives the page. `createLocalTimerStore` keeps it on the device, `createHttpTimerStore`
 * on a server; an app may bring its own.
 *
 * @typeParam Details what is being timed: a JSON object of the app
 * @typeParam Entry what stopping makes
 */
export interface TimerStore<Details, Entry = unknown> {
  /** Reads what is kept. Rejects when it cannot be read and nothing is known yet. */
  load(): Promise<TimerSnapshot<Details>>;
  /** What is known now, without waiting; `null` until the first `load`. The same object until something changes. */
  current(): TimerSnapshot<Details> | null;
  /** The time by the clock that counts, in ms since the epoch: the server's, if there is one. */
  now(): number;
  /**
   * Does what the person asked for. The change is in `current()` at once.
   * @returns once it is kept, or put in line while there is no connection
   * @throws TimerRefusal when it was refused; what is open is then as it was
   */
  act(action: TimerAction<Details>): Promise<ActionResult<Entry>>;
  /**
   * Calls back when `current()` changed, here, in another tab, on another device, and when `now()` was put right. Returns the way to
   * stop.
   */
  subscribe(onChange: () => void): () => void;
  /** Says how many ms of the first uncertain stretch count. */
  settle(counted: number): Promise<void>;
  /** Forgets a refused record, once the app has done something with it. */
  dismiss(actionId: string): void;
  /** Tries at once to send what waits. */
  retry(): Promise<void>;
}

export interface TimerSnapshot<Details> {
  readonly timer: OpenTimer<Details> | null;
  /** Stretches of the open timer of which nobody knows how long they were, oldest first. */
  readonly uncertain: readonly Uncertainty[];
  /** Actions that wait for a connection. */
  readonly pending: number;
  /** Actions that were refused after they had waited, with what was counted in them. */
  readonly refused: readonly RefusedAction<Details>[];
}

export interface ActionResult<Entry> {
  /** Of a stop that was kept. */
  readonly entry?: Entry;
  /** Whether it waits for a connection. */
  readonly queued: boolean;
}

export interface RefusedAction<Details> {
  readonly action: TimerAction<Details>;
  readonly problem: TimerProblem;
  /** What was counted here from the refused action on, which is kept nowhere else: make an entry of it. */
  readonly counted: StoppedTimer;
  readonly details: Details | null;
}

/** Why an action was refused, as a server says it (RFC 9457). */
export interface TimerProblem {
  readonly status: number;
  readonly title: string;
  readonly detail?: string;
  /** The rest of the answer, such as messages by field. */
  readonly [member: string]: unknown;
}

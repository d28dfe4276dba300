import type { Timer } from './timer';

/**
 * Where a timer is kept, so that it outlives the page: a server, local storage, a file. An app brings its own.
 * A write rejects with what went wrong; the caller keeps its timer and tries again, so nothing counted is lost.
 */
export interface TimerStore {
  load(): Promise<Timer>;
  save(timer: Timer): Promise<void>;
  /** Calls back when the timer was changed elsewhere (another tab, another device). Returns the way to stop listening. */
  subscribe(onChange: (timer: Timer) => void): () => void;
}

import { setImmediate } from 'node:timers/promises';

/** Rows that are read in a turn: a few milliseconds. */
export const ROWS_PER_TURN = 200;

let last: Promise<unknown> = Promise.resolve();

/**
 * When the next piece of long work may be done: one piece of one import, then whatever else came in. Ten imports at once hold the
 * others up no longer at a time than one does.
 */
export function nextTurn(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}

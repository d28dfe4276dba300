import { setTimeout as pause } from 'node:timers/promises';

/** Everybody else has more of the database than work that nobody waits for, and yet more the longer that makes them wait. */
const REST = 2;

/** Leaves the database to the others after a piece of long work that began then (`performance.now()`), or until the signal. */
export async function restSince(began: number, until: AbortSignal): Promise<void> {
  const rest = REST * (performance.now() - began);
  await pause(rest, undefined, { ref: false, signal: until }).catch((error: unknown) => {
    if (!until.aborted) throw error;
  });
}

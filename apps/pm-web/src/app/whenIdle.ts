/** By then a screen has what it shows first, ms. */
const SETTLED = 2_000;

/** Does something when a screen that is just being opened is there, and nothing else is to be done. */
export function whenIdle(act: () => void): void {
  // Safari has no such callback.
  const wait = window.requestIdleCallback ?? setTimeout;
  setTimeout(() => wait(act), SETTLED);
}

/** By then a screen has what it shows first, ms. */
const SETTLED = 2_000;
/** Longer than between two letters of somebody who types, ms. */
const PAUSE = 400;

/** Does something when a screen that is just being opened is there, nobody presses keys or buttons, and nothing else is to be done. */
export function whenIdle(act: () => void): void {
  const settled = performance.now() + SETTLED;
  const waiting = new AbortController();
  const go = () => {
    waiting.abort();
    // Safari has no such callback.
    const wait = window.requestIdleCallback ?? setTimeout;
    wait(act);
  };
  let timer = setTimeout(go, SETTLED);
  const putOff = () => {
    clearTimeout(timer);
    timer = setTimeout(go, Math.max(settled - performance.now(), PAUSE));
  };
  for (const press of ['keydown', 'pointerdown']) {
    addEventListener(press, putOff, { capture: true, signal: waiting.signal });
  }
}

/** Longer than between two keystrokes of somebody who types, and than between two paints of a screen that is being drawn, ms. */
const QUIET = 500;

/**
 * Does something once the screen shows its content: nothing in the page is loading, nothing larger has been painted for a while, nobody
 * presses keys or buttons and the browser has nothing else to do.
 *
 * @returns stops waiting
 */
export function whenIdle(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = new AbortController();
  const { signal } = waiting;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, QUIET);
  };
  const look = () => {
    if (isLoading()) return wait();
    stop();
    // Safari has no such callback.
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(act);
  };
  // Not every browser tells of paints.
  const paints = PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')
    ? new PerformanceObserver(wait)
    : null;
  const stop = () => {
    clearTimeout(timer);
    waiting.abort();
    paints?.disconnect();
  };
  paints?.observe({ type: 'largest-contentful-paint', buffered: true });
  for (const press of ['keydown', 'pointerdown']) addEventListener(press, wait, { capture: true, signal });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
  return stop;
}

/** On a slow device the app takes longer than any pause to draw something, and a server to answer. */
function isLoading(): boolean {
  const root = document.getElementById('root');
  return root !== null && (root.childElementCount === 0 || root.querySelector('[aria-busy="true"]') !== null);
}

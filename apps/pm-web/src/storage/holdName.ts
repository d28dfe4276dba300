/**
 * Holds a name among the tabs of this browser until it is given back or the tab is gone, however it went (Web Locks). Where there are
 * no locks, which is on pages without https, it is held at once: nothing tells there which tabs are open.
 * @param onHeld once no other tab holds it
 * @returns gives it back, or waits for it no longer
 */
export function holdName(name: string, onHeld: () => void = () => undefined): () => void {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) {
    onHeld();
    return () => undefined;
  }
  const waiting = new AbortController();
  let release = () => {};
  const hold = () => {
    onHeld();
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  // It rejects only where the wait is called off.
  locks.request(name, { signal: waiting.signal }, hold).catch(() => undefined);
  return () => {
    waiting.abort();
    release();
  };
}

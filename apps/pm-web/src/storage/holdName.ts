/**
 * Holds a name among the tabs of this browser until it is given back or the tab is gone, however it went.
 * @param onHeld once no other tab holds it
 * @returns gives it back, or waits for it no longer
 */
export function holdName(name: string, onHeld: () => void = () => undefined): () => void {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? holdLock(locks, name, onHeld) : holdDatabase(`held:${name}`, onHeld);
}

function holdLock(locks: LockManager, name: string, onHeld: () => void): () => void {
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

/**
 * On pages without https there are no locks. There a tab holds a name by having a database open, which another can only remove when
 * it is closed, and opens itself next.
 */
function holdDatabase(name: string, onHeld: () => void): () => void {
  let isWanted = true;
  let giveBack = () => {};
  try {
    indexedDB.deleteDatabase(name);
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      giveBack = () => {
        opening.result.close();
        indexedDB.deleteDatabase(name);
      };
      if (isWanted) onHeld();
      else giveBack();
    };
  } catch {
    // A browser that keeps nothing: there is nothing of other tabs.
    onHeld();
  }
  return () => {
    isWanted = false;
    giveBack();
  };
}

/** Does the work while no other tab of this browser does what has the same name. */
export async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let giveBack = () => {};
  await new Promise<void>((resolve) => {
    giveBack = holdName(name, resolve);
  });
  try {
    return await work();
  } finally {
    giveBack();
  }
}

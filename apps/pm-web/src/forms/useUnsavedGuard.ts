import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

export interface UnsavedGuard {
  /** True while a way out waits for the person's word: the dialog is open. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** Lets the next navigation pass: it was saved. */
  release: () => void;
}

/** Leaving a form with unsaved changes asks first (GEN-11): links, back, and closing the tab alike. */
export function useUnsavedGuard(hasChanges: boolean): UnsavedGuard {
  // A ref and not state: after a save the navigation follows in the same tick, before any render.
  const released = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const staysHere =
      currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search;
    return hasChanges && !released.current && !staysHere;
  });

  // The browser's own question on closing or reloading is the external thing.
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);

  const release = useCallback(() => {
    released.current = true;
  }, []);
  return {
    isAsking: blocker.state === 'blocked',
    // The dialog closes after both answers: once on the way out there is no staying.
    stay: () => {
      if (!released.current) blocker.reset?.();
    },
    leave: () => {
      release();
      blocker.proceed?.();
    },
    release,
  };
}

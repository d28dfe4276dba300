import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { holdUnsaved, type Leave } from './unsaved';
import type { DraftKeeping } from './useDraft';

export interface UnsavedGuard {
  /** True while a way out waits for the person's word: the dialog is open. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** Lets the next navigation pass: it was saved. */
  release: () => void;
}

/** Leaving a form with unsaved changes asks first (GEN-11): links, back, signing out, and closing the tab alike. */
export function useUnsavedGuard(
  hasChanges: boolean,
  { clear, keep }: Pick<DraftKeeping<unknown>, 'clear' | 'keep'>,
): UnsavedGuard {
  // A ref and not state: after a save the navigation follows in the same tick, before any render.
  const released = useRef(false);
  const [answer, setAnswer] = useState<((leave: Leave | null) => void) | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const staysHere =
      currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search;
    return hasChanges && !released.current && !staysHere;
  });

  const release = useCallback(() => {
    released.current = true;
  }, []);

  // The browser's own question on closing or reloading, and those who ask by `askToLeave`, are the external things.
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    const takeOff = holdUnsaved({
      ask: () => new Promise((resolve) => setAnswer(() => resolve)),
      keep: async () => {
        if (await keep()) release();
      },
    });
    return () => {
      window.removeEventListener('beforeunload', ask);
      takeOff();
    };
  }, [hasChanges, keep, release]);

  const letGo = () => {
    clear();
    release();
  };
  return {
    isAsking: blocker.state === 'blocked' || answer !== null,
    // The dialog closes after both answers: once on the way out there is no staying.
    stay: () => {
      answer?.(null);
      setAnswer(null);
      if (!released.current) blocker.reset?.();
    },
    leave: () => {
      if (answer) return answer(letGo);
      letGo();
      blocker.proceed?.();
    },
    release,
  };
}

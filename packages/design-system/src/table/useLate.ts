import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { SourceSnapshot } from './engine/rowSource';

/** Longer than somebody who types pauses, with the answer: of the letters in between nobody sees more than the first rows. */
const CATCHES_UP_AFTER_MS = 500;
/** Who does one of these may see what is out of sight. */
const SIGNS = ['wheel', 'touchstart', 'scroll'] as const;

/**
 * Whether rows out of sight may still be drawn as those of the query before: when rows of another have come, those in sight are
 * drawn first, the others a moment later, or once somebody may scroll to them.
 */
export function useLate(
  scroller: RefObject<HTMLElement | null>,
  { query, status }: Pick<SourceSnapshot, 'query' | 'status'>,
): boolean {
  const [caughtUp, setCaughtUp] = useState(query);
  const isLate = caughtUp !== query;
  const isAnswered = status !== 'stale';
  useEffect(() => {
    const element = scroller.current;
    if (!isLate || !isAnswered || !element) return;
    // Not with what a press shows, nor between two letters.
    const catchUp = () => startTransition(() => setCaughtUp(query));
    const timer = setTimeout(catchUp, CATCHES_UP_AFTER_MS);
    for (const sign of SIGNS) element.addEventListener(sign, catchUp, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) element.removeEventListener(sign, catchUp);
    };
  }, [scroller, query, isLate, isAnswered]);
  return isLate;
}

import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Shorter than anybody sees a row come, decides and presses. */
const CALM_AFTER_MS = 100;

/**
 * For rows that have not lain where they are for a moment yet, since who presses one there may have aimed at another. While a press
 * lasts the shield stays: its release would be a click on the row that has come there since.
 *
 * By hand, since a render for it comes before the new rows are painted: on a slow machine a press that brought them took 40 ms longer.
 * @param shield hidden at first
 * @returns shows it until nobody has asked for it for a moment
 */
export function useShield(
  scroller: RefObject<HTMLElement | null>,
  shield: RefObject<HTMLElement | null>,
): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    show(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, CALM_AFTER_MS);

    function settle() {
      if (scroller.current?.matches(':active')) timer.current = setTimeout(settle, CALM_AFTER_MS);
      else show(false);
    }

    function show(shown: boolean) {
      if (shield.current) shield.current.hidden = !shown;
    }
  }, [scroller, shield]);
}

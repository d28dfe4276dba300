import { type RefObject, useEffect, useState } from 'react';

/** Shorter than anybody sees a row come, decides and presses. */
const CALM_AFTER_MS = 100;

/**
 * Whether rows have not lain where they are for a moment yet, so that who presses one there may have aimed at another. While a press
 * lasts they do not come to lie: its release would be a click on the row that has come there since.
 * @param scroller with the rows in it
 * @param places another value whenever rows come to other places
 */
export function useMoving(scroller: RefObject<HTMLElement | null>, places: object | number): boolean {
  const [calm, setCalm] = useState(places);
  useEffect(() => {
    let timer = setTimeout(settle, CALM_AFTER_MS);
    return () => clearTimeout(timer);

    function settle() {
      if (scroller.current?.matches(':active')) timer = setTimeout(settle, CALM_AFTER_MS);
      else setCalm(places);
    }
  }, [scroller, places]);
  return places !== calm;
}

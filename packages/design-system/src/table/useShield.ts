import { type RefObject, useState } from 'react';

/** Shorter than anybody sees a row come, decides and presses. */
const CALM_AFTER_MS = 100;

/**
 * For rows that have not lain where they are for a moment yet, since who presses one there may have aimed at another. While a press
 * lasts the shield stays: its release would be a click on the row that has come there since. Where no pointer is, none is shown: that
 * would be two more frames to draw at each letter of a search.
 *
 * By hand, since a render for it comes before the new rows are painted: on a slow machine a press that brought them took 40 ms longer.
 * @param shield hidden at first
 * @returns `raise` for when rows have moved, and what the element with the rows and the shield listens with
 */
export function useShield(scroller: RefObject<HTMLElement | null>, shield: RefObject<HTMLElement | null>) {
  const [handle] = useState(() => {
    let isPointerThere = false;
    let movedAt = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      if (shield.current) shield.current.hidden = false;
      clearTimeout(timer);
      timer = setTimeout(settle, CALM_AFTER_MS);
    };
    const settle = () => {
      if (scroller.current?.matches(':active')) show();
      else if (shield.current) shield.current.hidden = true;
    };
    return {
      raise: () => {
        movedAt = performance.now();
        if (isPointerThere) show();
      },
      onPointerEnter: () => {
        isPointerThere = true;
        if (performance.now() - movedAt < CALM_AFTER_MS) show();
      },
      // No less shown: a finger leaves before its tap is a click.
      onPointerLeave: () => {
        isPointerThere = false;
      },
    };
  });
  return handle;
}

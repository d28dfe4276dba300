import { type PointerEvent, type RefObject, useState } from 'react';

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
    /** 'mouse', 'touch' or 'pen'; null where none is. */
    let pointer: string | null = null;
    let movedAt = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      if (shield.current) shield.current.hidden = false;
      clearTimeout(timer);
      timer = setTimeout(settle, CALM_AFTER_MS);
    };
    const settle = () => {
      // A finger that is there presses, though browsers give up calling it active.
      if (pointer === 'touch' || scroller.current?.matches(':active')) show();
      else if (shield.current) shield.current.hidden = true;
    };
    return {
      raise: () => {
        movedAt = performance.now();
        if (pointer !== null) show();
      },
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        pointer = pointerType;
        if (performance.now() - movedAt < CALM_AFTER_MS) show();
      },
      onPointerLeave: () => {
        pointer = null;
        // Its tap is a click only after the finger has gone.
        if (shield.current?.hidden === false) show();
      },
    };
  });
  return handle;
}

import { type RefObject, useState } from 'react';
import { useLayoutEffect } from '../useLayoutEffect';

/** Up to this many rows are all in the document, for the browser's own search and for print. */
const ALL_UP_TO = 200;
const OVERSCAN = 8;
/** The range moves in steps, so that scrolling renders once every few rows. */
const STEP = 4;
/** Where nothing is laid out (a server, a test without a browser). */
const assumedRows = 40;

/**
 * Which rows are in sight, whichever ancestor scrolls.
 * @param list the element as high as all rows
 * @returns half-open range
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  count: number,
): { first: number; end: number } {
  const [range, setRange] = useState({ first: 0, end: assumedRows });
  const windowed = count > ALL_UP_TO;

  // Layout and scrolling are the browser's.
  useLayoutEffect(() => {
    const box = scroller.current;
    const rows = list.current;
    if (!windowed || !box || !rows) return;
    const look = () => {
      const height = rows.offsetHeight / count;
      if (!height) return;
      const { top } = rows.getBoundingClientRect();
      const sight = box.getBoundingClientRect();
      const from = Math.max(sight.top, 0) - top;
      const to = Math.min(sight.bottom, window.innerHeight) - top;
      const first = Math.max(0, (Math.floor(from / height / STEP) - 1) * STEP - OVERSCAN);
      const end = Math.min(count, Math.ceil(to / height / STEP) * STEP + OVERSCAN);
      setRange((before) => (before.first === first && before.end === end ? before : { first, end }));
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(box);
    resized.observe(rows);
    // Scroll does not bubble but is captured: whichever ancestor scrolls, we hear it.
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [scroller, list, count, windowed]);

  return windowed
    ? { first: Math.min(range.first, count), end: Math.min(range.end, count) }
    : { first: 0, end: count };
}

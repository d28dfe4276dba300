import { type RefObject, useEffect, useRef } from 'react';
import { useLayoutEffect } from '../components/useLayoutEffect';
import type { RowSource } from './engine/rowSource';

/** Shorter than anybody sees a row come, decides and presses. */
const CALM_AFTER_MS = 100;

/** Which rows are drawn where. */
interface Places<Row> {
  source: RowSource<Row>;
  revision: number;
  first: number;
  end: number;
  /** Another value whenever rows are drawn for another scroll position. */
  shown: object;
}

interface DrawnPlaces<Row> extends Places<Row> {
  /** undefined where a row was not loaded. */
  rows: (Row | undefined)[];
}

/**
 * Takes `hidden` off the shield while rows have not lain where they are for a moment yet, since who presses one there may have aimed at
 * another: they rush past in scrolling, or another row has come to the place of one (an answer to a sort or a search, a row taken away,
 * somebody else's change). While a press lasts the shield stays: its release would be a click on the row that has come there since.
 *
 * By hand, since a render for it comes before the new rows are painted: on a slow machine a press that brought them took 40 ms longer.
 */
export function useShield<Row>(
  scroller: RefObject<HTMLElement | null>,
  shield: RefObject<HTMLElement | null>,
  { source, revision, first, end, shown }: Places<Row>,
): void {
  const drawn = useRef<DrawnPlaces<Row> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The source has let go of the rows before. Compared before the screen is painted, so that no swapped row is there unnoticed.
  useLayoutEffect(() => {
    const before = drawn.current;
    const rows = Array.from({ length: end - first }, (_, at) => source.rowAt(first + at));
    const now = { source, revision, first, end, shown, rows };
    drawn.current = now;
    if (!before || !shield.current || (before.shown === shown && !isSwapped(before, now))) return;
    shield.current.hidden = false;
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, CALM_AFTER_MS);

    function settle() {
      if (scroller.current?.matches(':active')) timer.current = setTimeout(settle, CALM_AFTER_MS);
      else if (shield.current) shield.current.hidden = true;
    }
  }, [scroller, shield, source, revision, first, end, shown]);
  useEffect(() => () => clearTimeout(timer.current), []);
}

/** A row whose values change stays; one that comes where none was swaps with none. */
function isSwapped<Row>(before: DrawnPlaces<Row>, now: DrawnPlaces<Row>): boolean {
  if (before.source === now.source && before.revision === now.revision) return false;
  return now.rows.some((row, at) => {
    const other = before.rows[now.first + at - before.first];
    if (row === other || row === undefined || other === undefined) return false;
    return now.source.rowId(row) !== before.source.rowId(other);
  });
}

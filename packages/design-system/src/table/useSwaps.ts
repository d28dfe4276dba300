import { useRef, useState } from 'react';
import { useLayoutEffect } from '../components/useLayoutEffect';
import type { RowSource } from './engine/rowSource';

interface DrawnRows<Row> {
  source: RowSource<Row>;
  revision: number;
  first: number;
  /** undefined where a row was not loaded. */
  rows: (Row | undefined)[];
}

/**
 * How often another row has come to the place of one that was drawn, for other reasons than scrolling: an answer to a sort or a search, a
 * row taken away, somebody else's change. A row whose values change stays; one that comes where none was swaps with none.
 */
export function useSwaps<Row>(source: RowSource<Row>, revision: number, first: number, end: number): number {
  const [swaps, setSwaps] = useState(0);
  const drawn = useRef<DrawnRows<Row> | null>(null);
  // The source has let go of the rows before. Compared before the screen is painted, so that no swapped row is there unnoticed.
  useLayoutEffect(() => {
    const before = drawn.current;
    const rows = Array.from({ length: end - first }, (_, at) => source.rowAt(first + at));
    drawn.current = { source, revision, first, rows };
    if (!before || (before.source === source && before.revision === revision)) return;
    const isSwapped = rows.some((row, at) => {
      const other = before.rows[first + at - before.first];
      if (row === other || row === undefined || other === undefined) return false;
      return source.rowId(row) !== before.source.rowId(other);
    });
    if (isSwapped) setSwaps((count) => count + 1);
  }, [source, revision, first, end]);
  return swaps;
}

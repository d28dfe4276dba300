import type { RowSource } from '@linework/design-system/table';
import { useEffect } from 'react';

/** So many rows are loaded to find one, at most. The row's own page is linked besides. */
const MOST_ROWS = 500;

/** Loads a list's pages, one after the other, until the row is among them, all are loaded, or the person asks for other rows. */
export function useSeekRow<Row>(source: RowSource<Row>, id: string | undefined): void {
  // The source is a store outside React.
  useEffect(() => {
    if (id === undefined) return;
    const { query } = source.getSnapshot();
    const seek = () => {
      const now = source.getSnapshot();
      if (now.status === 'loading') return;
      const isOver =
        now.query !== query || now.error !== null || now.loaded >= Math.min(now.length, MOST_ROWS);
      if (isOver || source.positionOf(id) >= 0) stop();
      else source.wanted(now.loaded, now.loaded + 1);
    };
    const stop = source.subscribe(seek);
    seek();
    return stop;
  }, [source, id]);
}

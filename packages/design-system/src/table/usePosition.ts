import { useMemo } from 'react';
import type { RowId } from './engine/column';
import type { RowSource, SourceSnapshot } from './engine/rowSource';

/** Position of a row, -1 while it is not there. Looked for once for each revision of the source: it may have a million rows. */
export function usePosition<Row>(
  source: RowSource<Row>,
  { revision }: SourceSnapshot,
  id: RowId | undefined,
): number {
  const found = useMemo(
    () => ({ position: id === undefined ? -1 : source.positionOf(id), revision }),
    [source, id, revision],
  );
  return found.position;
}

import type { RowSource, SourceSnapshot } from '@linework/design-system/table';
import { useMemo, useSyncExternalStore } from 'react';

export interface ListRows<Row> extends Pick<SourceSnapshot, 'status' | 'total' | 'atLeast' | 'error'> {
  /** What is loaded so far. */
  rows: readonly Row[];
}

/** A list's rows as they are now, for what shows them otherwise than `DataTable`. */
export function useListRows<Row>(source: RowSource<Row>): ListRows<Row> {
  const snapshot = useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot);
  const rows = useMemo(
    () =>
      Array.from({ length: snapshot.loaded }, (_, position) => source.rowAt(position)).filter(
        (row) => row !== undefined,
      ),
    [source, snapshot],
  );
  const { status, total, atLeast, error } = snapshot;
  return { rows, status, total, atLeast, error };
}

import type { RowId, Sort } from './column';
import type { Selection } from './selection';

/**
 * Where a table's rows come from: an ordered list that the view reads by position. Two kinds behave alike: rows in
 * memory, and pages from a server.
 */
export interface RowSource<Row> {
  /** @returns a function that stops the calls */
  subscribe: (onChange: () => void) => () => void;
  /** The same object until something changes. */
  getSnapshot: () => SourceSnapshot;
  /** @returns undefined where the row is not loaded yet */
  rowAt: (position: number) => Row | undefined;
  /** A loaded row's number, by which it is selected; it stays while sorting and searching in memory. */
  numberAt: (position: number) => number;
  rowId: (row: Row) => RowId;
  /** @returns -1 where no such row is among the loaded, visible ones */
  positionOf: (id: RowId) => number;
  /** The view says which positions it shows, half-open; a paged source loads up to there and one page on. */
  wanted: (first: number, end: number) => void;
  setSort: (sort: Sort | null) => void;
  select: (selection: Selection) => void;
  /** Ids of the selected rows; with everything selected in a paged source, of those that are loaded. */
  selectedIds: () => RowId[];
  /** Tries again what failed. */
  retry: () => void;
}

export interface SourceSnapshot {
  /** `loading`: nothing to show yet. `stale`: showing the rows of the query before. */
  status: 'loading' | 'stale' | 'ready' | 'failed';
  /** Positions to lay out: loaded rows, and skeletons of rows that are known to follow. */
  length: number;
  /** Loaded rows; positions from here on have none yet. */
  loaded: number;
  /** Rows that match, loaded or not; null while unknown. */
  total: number | null;
  /** As many rows match at least. */
  atLeast: number;
  sort: Sort | null;
  search: string;
  /** Why the last load failed; shown in the place of the rows that are missing. */
  error: Error | null;
  selection: Selection;
  /** Rows that `selection` counts over; where `total` is null, at least so many. */
  selectable: number;
  /** Grows whenever other rows are asked for (sort, search, filters): they are read from their beginning. */
  query: number;
  /** Grows whenever the rows or their order do, so that a view knows what to read again. */
  revision: number;
}

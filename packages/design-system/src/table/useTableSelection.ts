import { useMemo, useRef } from 'react';
import type { RowId } from './engine/column';
import { type FollowedRow, followRow, placeOf } from './engine/followedRow';
import type { RowSource, SourceSnapshot } from './engine/rowSource';
import {
  everythingSelected,
  isSelected,
  nothingSelected,
  type Selection,
  selectedCount,
  withRows,
} from './engine/selection';

/** What is selected, for the buttons that act on it. */
export interface TableSelection {
  count: number;
  /** More than `count` are selected: all that match, which nobody counted to the end. */
  countIsCapped: boolean;
  /** Rows that match, loaded or not; null while unknown. */
  total: number | null;
  /** Every row that matches, also those that are not loaded. */
  all: boolean;
  /** Ids of the selected rows; null where rows are selected that are not loaded: then act on the query, but for `except`. */
  ids: () => RowId[] | null;
  /** Ids of the loaded rows that are not selected. */
  except: () => RowId[];
  clear: () => void;
}

/** What a person does to rows' selection, in positions of the view. */
export function useTableSelection<Row>(source: RowSource<Row>, snapshot: SourceSnapshot) {
  const { selection, selectable, total, loaded } = snapshot;
  const anchor = useRef<RangeStart<Row> | null>(null);
  const count = selectedCount(selection, selectable);
  const countIsCapped = isCountCapped(snapshot);
  const all = count > 0 && count === (selection.inverted ? selectable : total);

  const summary = useMemo<TableSelection>(
    () => ({
      count,
      countIsCapped,
      total,
      all,
      ids: () => (selectsUnloaded(source.getSnapshot()) ? null : source.selectedIds()),
      except: () => unselectedIds(source),
      clear: () => source.select(nothingSelected),
    }),
    [source, count, countIsCapped, total, all],
  );

  /** Rows in memory that a search hides are counted, but do not match. */
  const matchesAll = loaded > 0 && (total ?? selectable) === selectable;

  const startAt = (position: number) => {
    const { selection: before, revision, query } = source.getSnapshot();
    const row = followRow(source, position);
    anchor.current = { source, row, end: row, before, revision, query };
  };
  const isLoaded = (position: number) => position >= 0 && source.rowAt(position) !== undefined;
  /** Every row that matches, also where nobody knows how many those are; else those that are loaded, besides what was selected. */
  const selectAll = (before: Selection) =>
    source.select(
      matchesAll ? everythingSelected : withRows(before, numbersBetween(source, 0, loaded - 1), true),
    );

  return {
    summary,
    toggle: (position: number) => {
      if (!isLoaded(position)) return;
      const number = source.numberAt(position);
      source.select(withRows(selection, [number], !isSelected(selection, number)));
      startAt(position);
    },
    /** Selects from where the range began (or `from`) to the position; going back takes rows out again. */
    extend: (from: number, to: number) => {
      if (!isLoaded(to)) return;
      if (anchor.current?.source !== source) startAt(from);
      if (!anchor.current) return;
      const start = startNow(anchor.current);
      anchor.current = { ...start, end: followRow(source, to) };
      source.select(withRows(start.before, numbersBetween(source, start.row.position, to), true));
    },
    /** The next range starts anew. */
    endRange: () => {
      anchor.current = null;
    },
    selectAll: () => {
      anchor.current = null;
      selectAll(nothingSelected);
    },
    toggleAll: () => {
      anchor.current = null;
      if (all) source.select(nothingSelected);
      else selectAll(selection);
    },
  };
}

/** Where a range starts and how far it goes, and what was selected before it: all as of one revision of the rows. */
interface RangeStart<Row> {
  source: RowSource<Row>;
  row: FollowedRow;
  end: FollowedRow;
  before: Selection;
  revision: number;
  query: number;
}

/** The same where rows have moved since: of another query, the range begins anew at its row. */
function startNow<Row>(start: RangeStart<Row>): RangeStart<Row> {
  const { source } = start;
  const { selection, loaded, revision, query } = source.getSnapshot();
  if (start.revision === revision) return start;
  const placeNow = (row: FollowedRow) => Math.max(0, Math.min(placeOf(source, row).position, loaded - 1));
  const row = followRow(source, placeNow(start.row));
  const range = () => numbersBetween(source, row.position, placeNow(start.end));
  const before = query === start.query ? withRows(selection, range(), false) : selection;
  return { ...start, row, before, revision, query };
}

/** Whether more rows are selected than `selectedCount` says. */
export function isCountCapped({ selection, total, selectable }: SourceSnapshot): boolean {
  return selection.inverted && total === null && selectable > 0;
}

function selectsUnloaded({ selection, loaded, length, selectable }: SourceSnapshot): boolean {
  return selection.inverted && loaded < Math.max(length, selectable);
}

function unselectedIds<Row>(source: RowSource<Row>): RowId[] {
  const { selection, loaded } = source.getSnapshot();
  const ids: RowId[] = [];
  for (let position = 0; position < loaded; position++) {
    const row = source.rowAt(position);
    if (row !== undefined && !isSelected(selection, source.numberAt(position))) ids.push(source.rowId(row));
  }
  return ids;
}

function numbersBetween<Row>(source: RowSource<Row>, a: number, b: number): Uint32Array {
  const first = Math.max(0, Math.min(a, b));
  const last = Math.max(a, b);
  return Uint32Array.from({ length: last - first + 1 }, (_, at) => source.numberAt(first + at));
}

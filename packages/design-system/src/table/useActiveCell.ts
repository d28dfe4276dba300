import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DataTableColumn } from './dataTableColumn';
import { type FollowedRow, followRow, placeOf } from './engine/followedRow';
import type { RowSource, SourceSnapshot } from './engine/rowSource';
import type { ActiveCell } from './gridKeys';
import { revealColumn } from './headCells';
import type { TableScroll } from './TableBody';
import type { TableView } from './tableView';

interface ActiveCellOptions<Row> {
  source: RowSource<Row>;
  snapshot: SourceSnapshot;
  view: TableView<Row>;
  rowCount: number;
  grid: RefObject<HTMLElement | null>;
  scroll: RefObject<TableScroll | null>;
  /** Tells assistive technology. */
  announce: (words: string) => void;
}

export interface ActiveCellState<Row> {
  /** Within the rows and columns that there are; null until the grid had the focus. */
  active: ActiveCell | null;
  setActive: (cell: ActiveCell) => void;
  /** Where the keyboard starts: the first cell of the first row. */
  start: ActiveCell;
  /** Makes a cell the active one and brings it into sight. */
  goTo: (cell: ActiveCell) => void;
  /** Stays on a column's head that moves one place. */
  follow: (columnId: string, by: -1 | 1) => void;
  /** Null for the checkboxes and the actions. */
  columnAt: (cell: ActiveCell) => DataTableColumn<Row> | null;
}

interface FocusedCell<Row> {
  row: FollowedRow;
  column: number;
  /** Of which rows: another revision has moved them, another query is the person's own doing. */
  source: RowSource<Row>;
  revision: number;
  query: number | null;
  /** The revision in which its row was gone, and this one came into its place. */
  cameAt: number | null;
}

/** The cell that `aria-activedescendant` names. It is of a row, and goes where that goes. */
export function useActiveCell<Row>({
  source,
  snapshot,
  view,
  rowCount,
  grid,
  scroll,
  announce,
}: ActiveCellOptions<Row>): ActiveCellState<Row> {
  const [focused, setFocused] = useState<FocusedCell<Row> | null>(null);
  const { status, revision, query } = snapshot;
  const cellAt = ({ row, column }: ActiveCell): FocusedCell<Row> => ({
    row: followRow(source, row),
    column,
    source,
    revision,
    // Rows of the query before, which the answer will take away.
    query: status === 'stale' ? null : query,
    cameAt: null,
  });
  const hasRows = status === 'ready' || status === 'stale';
  const isMoved = focused && (focused.revision !== revision || focused.source !== source);
  if (focused && isMoved && hasRows) setFocused(movedCell(focused));

  function movedCell(cell: FocusedCell<Row>): FocusedCell<Row> {
    const { position, isGone } = placeOf(source, cell.row);
    const isAskedAnew = cell.source !== source || cell.query !== query;
    const row = isGone && isAskedAnew ? 0 : Math.min(position, Math.max(0, rowCount - 1));
    const now = { ...cellAt({ row, column: cell.column }), cameAt: cell.cameAt };
    if (!isGone || isAskedAnew) return now;
    // It may be among the rows that are not loaded yet.
    if (now.row.id === undefined && row < rowCount) return { ...now, row: { ...cell.row, position: row } };
    return { ...now, cameAt: revision };
  }

  const active = focused && {
    row: Math.min(focused.row.position, rowCount - 1),
    column: Math.min(focused.column, view.columnCount - 1),
  };
  const cameAt = focused?.cameAt ?? null;
  const row = cameAt === null || !active ? undefined : source.rowAt(active.row);
  const toSay = view.labels.rowGone(row === undefined ? null : view.nameOf(row));
  const said = useRef<number | null>(null);
  // Not before the menu of the row has gone too, which hides the rest of the page. Who is elsewhere on the page hears nothing.
  useEffect(() => {
    if (said.current === cameAt) return;
    said.current = cameAt;
    if (cameAt !== null && grid.current?.contains(document.activeElement)) announce(toSay);
  }, [cameAt, toSay, grid, announce]);

  const columnAt = (cell: ActiveCell) =>
    view.columns.find(({ index }) => index === cell.column)?.column ?? null;
  const setActive = (cell: ActiveCell) => setFocused(cellAt(cell));
  const goTo = (cell: ActiveCell) => {
    setActive(cell);
    if (cell.row >= 0) scroll.current?.reveal(cell.row);
    const column = columnAt(cell);
    if (column && !view.list) revealColumn(grid.current, column.id);
  };
  const follow = (columnId: string, by: -1 | 1) => {
    const at = view.columns.findIndex(({ column }) => column.id === columnId);
    const place = view.columns[at + by];
    if (place) setActive({ row: -1, column: place.index });
  };
  return {
    active,
    setActive,
    start: { row: Math.min(0, rowCount - 1), column: 0 },
    goTo,
    follow,
    columnAt,
  };
}

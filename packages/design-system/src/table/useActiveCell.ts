import { type RefObject, useState } from 'react';
import type { DataTableColumn } from './dataTableColumn';
import type { ActiveCell } from './gridKeys';
import { revealColumn } from './headCells';
import type { TableScroll } from './TableBody';
import type { TableView } from './tableView';

interface ActiveCellOptions<Row> {
  view: TableView<Row>;
  rowCount: number;
  grid: RefObject<HTMLElement | null>;
  scroll: RefObject<TableScroll | null>;
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

/** The cell that `aria-activedescendant` names. */
export function useActiveCell<Row>({
  view,
  rowCount,
  grid,
  scroll,
}: ActiveCellOptions<Row>): ActiveCellState<Row> {
  const [focused, setFocused] = useState<ActiveCell | null>(null);
  const active = focused && {
    row: Math.min(focused.row, rowCount - 1),
    column: Math.min(focused.column, view.columnCount - 1),
  };
  const columnAt = (cell: ActiveCell) =>
    view.columns.find(({ index }) => index === cell.column)?.column ?? null;
  const goTo = (cell: ActiveCell) => {
    setFocused(cell);
    if (cell.row >= 0) scroll.current?.reveal(cell.row);
    const column = columnAt(cell);
    if (column && !view.list) revealColumn(grid.current, column.id);
  };
  const follow = (columnId: string, by: -1 | 1) => {
    const at = view.columns.findIndex(({ column }) => column.id === columnId);
    const place = view.columns[at + by];
    if (place) setFocused({ row: -1, column: place.index });
  };
  return {
    active,
    setActive: setFocused,
    start: { row: Math.min(0, rowCount - 1), column: 0 },
    goTo,
    follow,
    columnAt,
  };
}

import { openAnother } from '../components/rowPress';
import type { Sort, SortDirection } from './engine/column';
import type { RowSource, SourceSnapshot } from './engine/rowSource';
import { selectedCount } from './engine/selection';
import type { ActiveCell } from './gridKeys';
import type { TableView } from './tableView';
import type { ActiveCellState } from './useActiveCell';
import { isCountCapped, type TableSelection, type useTableSelection } from './useTableSelection';

interface TableActionsOptions<Row> {
  source: RowSource<Row>;
  snapshot: SourceSnapshot;
  view: TableView<Row>;
  cells: ActiveCellState<Row>;
  selecting: ReturnType<typeof useTableSelection<Row>>;
  onRowAction: ((row: Row) => void) | undefined;
  rowHref: ((row: Row) => string) | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
  /** Tells assistive technology. */
  announce: (words: string) => void;
}

export type TableActions<Row> = ReturnType<typeof useTableActions<Row>>;

/** What keystrokes and clicks do to the table, each with its announcement. */
export function useTableActions<Row>({
  source,
  snapshot,
  view,
  cells,
  selecting,
  onRowAction,
  rowHref,
  onSortChange,
  announce,
}: TableActionsOptions<Row>) {
  const { labels, selectable } = view;

  const selectedText = (selected: SelectedCount) => selectedWords(view, selected);
  const announceSelection = () => announce(selectedText(latestCount(source)));

  const sortBy = (columnId: string, direction?: SortDirection) => {
    const column = view.columns.find((placed) => placed.column.id === columnId)?.column;
    if (!column) return;
    const sort: Sort = { column: columnId, direction: direction ?? nextDirection(snapshot.sort, columnId) };
    announce(labels.sorted(column.header, sort.direction));
    if (onSortChange) onSortChange(sort);
    else source.setSort(sort);
  };

  const activate = (position: number) => {
    const row = source.rowAt(position);
    if (row !== undefined) onRowAction?.(row);
  };

  /** @returns whether the row leads somewhere that another tab can show */
  const openInAnother = (position: number) => {
    const row = source.rowAt(position);
    if (row === undefined || !rowHref) return false;
    openAnother(rowHref(row));
    return true;
  };

  /** @param from where a range starts that no click or keystroke has started yet */
  const pressCheck = (position: number, extend: boolean, from: number) => {
    if (position < 0) selecting.toggleAll();
    else if (extend) selecting.extend(from, position);
    else selecting.toggle(position);
    announceSelection();
  };

  const pressHead = (cell: ActiveCell) => {
    if (selectable && cell.column === 0) return pressCheck(cell.row, false, cell.row);
    const column = cells.columnAt(cell);
    if (column && (column.sortable ?? true)) sortBy(column.id);
  };

  /** Space on a cell. */
  const press = (cell: ActiveCell, extend: boolean) => {
    if (cell.row < 0) return pressHead(cell);
    if (!selectable) return activate(cell.row);
    pressCheck(cell.row, extend, cell.row);
  };

  /** Goes into the cell's widgets if it has any; else Enter does what a click does. */
  const enter = (cell: ActiveCell, acts: boolean) => {
    if (cell.row < 0) return pressHead(cell);
    const element = document.getElementById(view.cellId(cell.row, cell.column));
    // Not in a cell that only shows its title as a link: Enter there opens the row.
    const isWidgets = element?.dataset.part === 'widgets';
    const widget = isWidgets ? element.querySelector<HTMLElement>('[tabindex="-1"]') : null;
    if (widget) return widget.focus();
    if (!acts) return;
    if (cell.row === snapshot.loaded && snapshot.error) return source.retry();
    if (selectable && cell.column === 0) return press(cell, false);
    activate(cell.row);
  };

  const selectAll = () => {
    selecting.selectAll();
    announceSelection();
  };

  /** Selects from where the range began up to a row. */
  const extendTo = (from: number, to: number) => {
    selecting.extend(from, to);
    announceSelection();
  };

  /** @returns whether anything was selected */
  const clearSelection = () => {
    if (selecting.summary.count === 0) return false;
    selecting.endRange();
    selecting.summary.clear();
    announce(labels.selectionCleared);
    return true;
  };

  return {
    sortBy,
    activate,
    openAnother: openInAnother,
    pressCheck,
    press,
    enter,
    selectAll,
    extendTo,
    endRange: selecting.endRange,
    clearSelection,
  };
}

type SelectedCount = Pick<TableSelection, 'count' | 'countIsCapped' | 'total'>;

/** '3 of 120 selected' */
export function selectedWords<Row>(
  { labels, number }: Pick<TableView<Row>, 'labels' | 'number'>,
  { count, countIsCapped, total }: SelectedCount,
): string {
  return labels.selected(
    countIsCapped ? labels.orMore(number(count)) : number(count),
    total === null ? null : number(total),
  );
}

/** After a change, before the next render. */
function latestCount<Row>(source: RowSource<Row>): SelectedCount {
  const snapshot = source.getSnapshot();
  const { selection, selectable, total } = snapshot;
  return { count: selectedCount(selection, selectable), countIsCapped: isCountCapped(snapshot), total };
}

function nextDirection(sort: Sort | null, columnId: string): SortDirection {
  return sort?.column === columnId && sort.direction === 'ascending' ? 'descending' : 'ascending';
}

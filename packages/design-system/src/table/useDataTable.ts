import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { isFocusFree, useReturned } from '../components/useReturned';
import type { DataTableProps } from './dataTableProps';
import type { RowId } from './engine/column';
import { type ColumnLayout, noColumnLayout } from './engine/columnLayout';
import type { RowSource, SourceSnapshot } from './engine/rowSource';
import type { TableScroll } from './TableBody';
import { useActiveCell } from './useActiveCell';
import { useColumnCommands } from './useColumnCommands';
import { useColumnMenus } from './useColumnMenus';
import { usePosition } from './usePosition';
import { useSnapshot } from './useSnapshot';
import { useTableActions } from './useTableActions';
import { useTableColumns } from './useTableColumns';
import { LIST_BELOW, type TableMetrics, useTableMetrics } from './useTableMetrics';
import { useTableSelection } from './useTableSelection';
import { useTableWords } from './useTableWords';

type Options<Row> = Pick<
  DataTableProps<Row>,
  | 'source'
  | 'columns'
  | 'onRowAction'
  | 'rowHref'
  | 'onLinkClick'
  | 'rowActions'
  | 'rowActionsWidth'
  | 'rowName'
  | 'isDone'
  | 'highlightId'
  | 'returnTo'
  | 'onSortChange'
  | 'layout'
  | 'columnMenus'
  | 'onLayoutChange'
  | 'labels'
> & {
  selectable: boolean;
  skeletonRows: number;
  /** px of the whole table, where it is known before it is laid out. */
  height: number | undefined;
  /** It is as high as its container. */
  fill: boolean;
};

/** The state of a table: its columns, the active cell, the selection, and what its events do. */
export function useDataTable<Row>({
  source,
  columns,
  selectable,
  onRowAction,
  rowHref,
  onLinkClick,
  rowActions,
  rowActionsWidth,
  rowName,
  isDone,
  highlightId,
  returnTo,
  onSortChange,
  skeletonRows,
  layout: givenLayout,
  onLayoutChange,
  columnMenus = false,
  height,
  fill,
  labels,
}: Options<Row>) {
  const tableId = useId();
  const words = useTableWords(labels);
  const [layout, changeLayout] = useLayout(givenLayout, onLayoutChange);

  const gridRef = useRef<HTMLDivElement>(null);
  const headRef = useRef<HTMLDivElement>(null);
  const rowProbe = useRef<HTMLDivElement>(null);
  const rowTallProbe = useRef<HTMLDivElement>(null);
  const scroll = useRef<TableScroll>(null);
  const snapshot = useSnapshot(source, gridRef);
  const metrics = useTableMetrics({ scroller: gridRef, head: headRef, rowProbe, rowTallProbe }, height, fill);
  const list = metrics !== null && metrics.width < LIST_BELOW;

  const placed = useTableColumns({
    columns,
    tableId,
    layout,
    width: metrics?.width ?? null,
    list,
    selectable,
    activates: onRowAction !== undefined,
    rowActions,
    rowActionsWidth,
    rowName,
    isDone,
    onLinkClick,
    words,
    head: headRef,
  });
  const { view } = placed;

  const [announcement, announce] = useState('');
  const selecting = useTableSelection(source, snapshot);
  const rowCount = rowCountOf(snapshot, skeletonRows);
  const cells = useActiveCell({ source, snapshot, view, rowCount, grid: gridRef, scroll, announce });
  const actions = useTableActions({
    source,
    snapshot,
    view,
    cells,
    selecting,
    onRowAction,
    rowHref,
    onSortChange,
    announce,
  });
  const commands = useColumnCommands({
    ...placed,
    columns,
    onLayoutChange: changeLayout,
    announce,
    grid: gridRef,
  });
  const menus = useColumnMenus({
    isOffered: columnMenus && !list,
    view,
    columns,
    layout,
    commands,
    cells,
    onSort: actions.sortBy,
    grid: gridRef,
  });
  const pointedOut = useHighlighted(source, snapshot, highlightId, metrics, scroll);
  const returned = usePosition(source, snapshot, returnTo);
  const marksReturned = useReturned({
    id: returnTo,
    position: returned,
    ready: metrics !== null,
    arrive: (row) => {
      // First: a grid that gets the focus makes its first row the active one.
      if (isFocusFree()) gridRef.current?.focus({ preventScroll: true });
      cells.goTo({ row, column: 0 });
    },
  });

  return {
    refs: { grid: gridRef, head: headRef, rowProbe, rowTallProbe, scroll },
    words,
    snapshot,
    metrics,
    ...placed,
    commands,
    menus,
    selection: selecting.summary,
    announcement,
    rowCount,
    cells,
    actions,
    highlighted: marksReturned ? returned : pointedOut,
  };
}

/** The caller's layout, else one of the table's own. */
function useLayout(
  given: ColumnLayout | undefined,
  onChange: ((layout: ColumnLayout) => void) | undefined,
): [ColumnLayout, (layout: ColumnLayout) => void] {
  const [own, setOwn] = useState(noColumnLayout);
  const change = useCallback(
    (next: ColumnLayout) => {
      setOwn(next);
      onChange?.(next);
    },
    [onChange],
  );
  return [given ?? own, change];
}

function rowCountOf({ status, length }: SourceSnapshot, skeletonRows: number): number {
  if (status === 'loading') return skeletonRows;
  return status === 'failed' ? 0 : length;
}

/** Position of the row to point out, else -1; it is brought into sight when it first is there. */
function useHighlighted<Row>(
  source: RowSource<Row>,
  snapshot: SourceSnapshot,
  id: RowId | undefined,
  metrics: TableMetrics | null,
  scroll: { current: TableScroll | null },
): number {
  const position = usePosition(source, snapshot, id);
  const centred = useRef<RowId | undefined>(undefined);
  // Scrolling is the browser's state.
  useEffect(() => {
    if (position < 0 || !metrics || centred.current === id) return;
    centred.current = id;
    scroll.current?.centre(position);
  }, [position, id, metrics, scroll]);
  return position;
}

'use client';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../components/classNames';
import { withRef } from '../components/withRef';
import { useMessages } from '../locale/useMessages';
import { useNumber } from '../locale/useNumber';
import * as styles from './DataTable.css';
import type { DataTableColumn } from './dataTableColumn';
import type { RowId, Sort, SortDirection } from './engine/column';
import {
  type ColumnLayout,
  noColumnLayout,
  withColumnWidth,
  withinLimits,
  withoutColumnWidth,
} from './engine/columnLayout';
import type { RowSource, SourceSnapshot } from './engine/rowSource';
import { selectedCount } from './engine/selection';
import { type ActiveCell, cellOf, movedCell } from './gridKeys';
import { PhoneSortBar } from './PhoneSortBar';
import { TableBody, type TableScroll } from './TableBody';
import { TableHead } from './TableHead';
import { type TableLabels, tableMessages } from './tableLabels';
import { columnVariables, createTableView, scrollsSideways } from './tableView';
import { useColumnsWithRoom } from './useColumnsWithRoom';
import { useLabelWidths } from './useLabelWidths';
import { useSnapshot } from './useSnapshot';
import { useTableMetrics } from './useTableMetrics';
import { isCountCapped, type TableSelection, useTableSelection } from './useTableSelection';

export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the table lists; its accessible name. */
  label: string;
  /** Rows in memory or pages from a server: see `useMemorySource` and `usePagedSource`. */
  source: RowSource<Row>;
  /** Keep the same array until columns change, or every row is drawn again. */
  columns: readonly DataTableColumn<Row>[];
  /** A checkbox before each row. */
  selectable?: boolean;
  /** What clicking a row, or Enter on it, does. */
  onRowAction?: (row: Row) => void;
  /**
   * What a press of a column's link (`href`) does: `event.preventDefault()` and a router's way there, unless another tab is asked
   * for. Default: the browser follows it. Keep the same function until it leads elsewhere.
   */
  onLinkClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Buttons at the end of each row. */
  rowActions?: (row: Row) => ReactNode;
  /** px. Default 56: one icon button. */
  rowActionsWidth?: number;
  /** The row's name for assistive technology. Default: the text of the first column. */
  rowName?: (row: Row) => string;
  /** Strikes the row's title through. */
  isDone?: (row: Row) => boolean;
  /** The row to point out; it is scrolled into sight once. */
  highlightId?: RowId;
  /** Instead of sorting the source: for a sort that lives in the URL. */
  onSortChange?: (sort: Sort) => void;
  /** Search and filters, above the table. */
  toolbar?: ReactNode;
  /** Buttons for the selected rows, beside the toolbar while there are any. */
  selectionActions?: (selection: TableSelection) => ReactNode;
  /** Below the rows, by how many there are. Default: how many. null for none. */
  footer?: ReactNode | ((count: RowCount) => ReactNode);
  /** In the place of rows when there are none. */
  empty?: ReactNode;
  /** In the place of rows when the first could not be loaded. */
  error?: (error: Error, retry: () => void) => ReactNode;
  /** Skeletons while the first rows load. Default 8. */
  skeletonRows?: number;
  /** Widths, hidden and pinned columns, if the caller keeps them. */
  layout?: ColumnLayout;
  onLayoutChange?: (layout: ColumnLayout) => void;
  /** As high as its container, which gives it a height. */
  fill?: boolean;
  /** Otherwise as high as its rows, at most this. Default `72vh`. */
  maxHeight?: number | string;
  /** `plain` has no edge of its own, inside a card or a tab. */
  variant?: 'sheet' | 'plain';
  /** Words of this table alone; an app's language is the LocaleProvider's. */
  labels?: Partial<TableLabels>;
}

/** Rows that match, loaded or not. */
export type RowCount = Pick<SourceSnapshot, 'total' | 'atLeast'>;

/** Below this width, px, the table is a list of two-line rows. */
const LIST_BELOW = 640;
const KEYBOARD_RESIZE = 16;

/**
 * A table that scrolls a million rows: virtualised, sorted by its heads, selected with checkboxes or keys, worked by
 * keyboard as the WAI-ARIA grid pattern has it, and a list of two-line rows on a phone.
 *
 * Not for a handful of entries (`List`), nor for figures that nobody sorts or selects (a plain `<table>`).
 *
 * Keyboard: arrows, Home, End, PageUp and PageDown go from cell to cell; Enter opens the row or goes into a cell with
 * controls, Escape comes back; Space selects.
 *
 * @example <DataTable label="Tasks" source={source} columns={columns} onRowAction={(task) => open(task.id)} />
 */
export const DataTable = withRef(function DataTable<Row>({
  label,
  source,
  columns: allColumns,
  selectable = false,
  onRowAction,
  onLinkClick,
  rowActions,
  rowActionsWidth = 56,
  rowName,
  isDone,
  highlightId,
  onSortChange,
  toolbar,
  selectionActions,
  footer,
  empty,
  error,
  skeletonRows = 8,
  layout: givenLayout,
  onLayoutChange,
  fill = false,
  maxHeight = '72vh',
  variant = 'sheet',
  labels: givenLabels,
  className,
  style,
  ...rest
}: DataTableProps<Row>) {
  const tableId = useId();
  const messages = useMessages('DataTable', tableMessages);
  const number = useNumber();
  const labels = useMemo(() => ({ ...messages, ...givenLabels }), [messages, givenLabels]);
  const [ownLayout, setOwnLayout] = useState(noColumnLayout);
  const layout = givenLayout ?? ownLayout;

  const gridRef = useRef<HTMLDivElement>(null);
  const snapshot = useSnapshot(source, gridRef);
  const headRef = useRef<HTMLDivElement>(null);
  const rowProbe = useRef<HTMLDivElement>(null);
  const rowTallProbe = useRef<HTMLDivElement>(null);
  const scroll = useRef<TableScroll>(null);
  const metrics = useTableMetrics(
    { scroller: gridRef, head: headRef, rowProbe, rowTallProbe },
    !fill && typeof maxHeight === 'number' ? maxHeight : undefined,
  );
  const list = metrics !== null && metrics.width < LIST_BELOW;

  const { pinned, hidden } = layout;
  const columns = useColumnsWithRoom(allColumns, list ? null : (metrics?.width ?? null), hidden);
  const activates = onRowAction !== undefined;
  const actionsWidth = rowActions ? rowActionsWidth : 0;
  const view = useMemo(
    () =>
      createTableView({
        tableId,
        columns,
        pinned,
        hidden,
        list,
        selectable,
        activates,
        rowActions,
        rowName,
        isDone,
        onLinkClick,
        labels,
        number,
      }),
    [
      tableId,
      columns,
      pinned,
      hidden,
      list,
      selectable,
      activates,
      rowActions,
      rowName,
      isDone,
      onLinkClick,
      labels,
      number,
    ],
  );
  const labelWidths = useLabelWidths(headRef, view);
  const width = metrics?.width ?? 0;
  const room = useMemo(
    () => ({ columns, layout, selectable, actionsWidth, labels: labelWidths, width }),
    [columns, layout, selectable, actionsWidth, labelWidths, width],
  );
  const variables = useMemo(() => columnVariables(room), [room]);

  const [announcement, setAnnouncement] = useState('');
  const [focusedCell, setFocusedCell] = useState<ActiveCell | null>(null);
  const selecting = useTableSelection(source, snapshot);
  const { summary } = selecting;

  const loading = snapshot.status === 'loading';
  const rowCount = loading ? skeletonRows : snapshot.status === 'failed' ? 0 : snapshot.length;
  const active = focusedCell && {
    row: Math.min(focusedCell.row, rowCount - 1),
    column: Math.min(focusedCell.column, view.columnCount - 1),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision says when positions change
  const highlighted = useMemo(
    () => (highlightId === undefined ? -1 : source.positionOf(highlightId)),
    [source, highlightId, snapshot.revision],
  );

  // Scrolling is the browser's state. A row that is pointed out is brought into sight when it first is there.
  const centred = useRef<RowId | undefined>(undefined);
  useEffect(() => {
    if (highlighted < 0 || !metrics || centred.current === highlightId) return;
    centred.current = highlightId;
    scroll.current?.centre(highlighted);
  }, [highlighted, highlightId, metrics]);

  const changeLayout = useCallback(
    (next: ColumnLayout) => {
      setOwnLayout(next);
      onLayoutChange?.(next);
    },
    [onLayoutChange],
  );

  const resize = useCallback(
    (columnId: string, width: number | null, done: boolean) => {
      const column = room.columns.find(({ id }) => id === columnId);
      if (!column) return;
      if (width === null) return changeLayout(withoutColumnWidth(room.layout, columnId));
      const next = withColumnWidth(room.layout, column, width);
      if (done) return changeLayout(next);
      // While dragging, only the grid itself changes: no row is rendered.
      const dragged = { ...room, layout: next };
      for (const [name, value] of Object.entries(columnVariables(dragged)))
        gridRef.current?.style.setProperty(name, value);
      gridRef.current?.toggleAttribute('data-sideways', scrollsSideways(dragged));
    },
    [room, changeLayout],
  );

  const sortBy = (columnId: string, direction?: SortDirection) => {
    const column = columns.find(({ id }) => id === columnId);
    if (!column) return;
    const sort: Sort = { column: columnId, direction: direction ?? nextDirection(snapshot.sort, columnId) };
    setAnnouncement(labels.sorted(column.header, sort.direction));
    if (onSortChange) onSortChange(sort);
    else source.setSort(sort);
  };

  const selectedText = ({ count, countIsCapped, total }: SelectedCount) =>
    labels.selected(
      countIsCapped ? labels.orMore(number(count)) : number(count),
      total === null ? null : number(total),
    );
  const announceSelection = () => setAnnouncement(selectedText(latestCount(source)));

  const activate = (position: number) => {
    const row = source.rowAt(position);
    if (row !== undefined) onRowAction?.(row);
  };

  /** Null for the checkboxes and the actions. */
  const columnAt = (cell: ActiveCell) =>
    view.columns.find(({ index }) => index === cell.column)?.column ?? null;

  const goTo = (cell: ActiveCell) => {
    setFocusedCell(cell);
    if (cell.row >= 0) scroll.current?.reveal(cell.row);
    const column = columnAt(cell);
    if (column && !list) revealColumn(gridRef.current, column.id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const grid = gridRef.current;
    if (!grid || event.defaultPrevented) return;
    if (event.target !== grid) return onWidgetKey(event, grid);
    const cell = active ?? { row: Math.min(0, rowCount - 1), column: 0 };
    const rtl = isRtl(grid);
    const isSelectAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
    const handled = () => event.preventDefault();

    if (isSelectAll && selectable) {
      handled();
      selecting.selectAll();
      return announceSelection();
    }
    if (event.key === ' ') {
      handled();
      return press(cell, event.shiftKey);
    }
    if (event.key === 'Enter' || event.key === 'F2') {
      handled();
      return enter(cell, event.key === 'Enter');
    }
    const columnInHead = cell.row < 0 && event.shiftKey ? columnAt(cell) : null;
    if (columnInHead && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      handled();
      const wider = (event.key === 'ArrowRight') !== rtl;
      return resizeByKey(columnInHead, wider ? KEYBOARD_RESIZE : -KEYBOARD_RESIZE);
    }
    const page = Math.max(
      1,
      Math.floor((metrics?.viewport ?? 0) / (metrics ? rowHeightOf(metrics, list) : 1)),
    );
    const moved = movedCell(cell, event, { rowCount, columnCount: view.columnCount, page, rtl, head: !list });
    if (!moved) return;
    handled();
    const extending =
      event.shiftKey && selectable && moved.row >= 0 && cell.row >= 0 && moved.row !== cell.row;
    if (extending) {
      selecting.extend(cell.row, moved.row);
      announceSelection();
    } else if (moved.row !== cell.row) {
      selecting.endRange();
    }
    goTo(moved);
  };

  const press = (cell: ActiveCell, extend: boolean) => {
    if (cell.row < 0) return pressHead(cell);
    if (!selectable) return activate(cell.row);
    if (extend) selecting.extend(cell.row, cell.row);
    else selecting.toggle(cell.row);
    announceSelection();
  };

  const pressHead = (cell: ActiveCell) => {
    if (selectable && cell.column === 0) {
      selecting.toggleAll();
      return announceSelection();
    }
    const column = columnAt(cell);
    if (column && (column.sortable ?? true)) sortBy(column.id);
  };

  /** Into the cell's widgets if it has any; else Enter does what a click does. */
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

  const resizeByKey = (column: DataTableColumn<Row>, by: number) => {
    const element = headOf(gridRef.current, column.id);
    const width = withinLimits(column, (element?.getBoundingClientRect().width ?? 0) + by);
    changeLayout(withColumnWidth(layout, column, width));
    setAnnouncement(labels.width(column.header, width));
  };

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement;
    const cell = cellOf(target);
    if (!cell || event.defaultPrevented) return;
    const { row: position } = cell;
    const part = target.closest<HTMLElement>('[aria-colindex]')?.dataset.part;
    setFocusedCell(cell);

    const sorted = target.closest<HTMLElement>('[data-sort]')?.dataset.sort;
    if (sorted) {
      sortBy(sorted);
      gridRef.current?.focus({ preventScroll: true });
      return;
    }
    const isOnRow =
      position >= 0 && part !== 'widgets' && part !== 'check' && !target.closest('a, button, input, label');
    const selects = selectable && (event.ctrlKey || event.metaKey || event.shiftKey);
    if (part === 'check' || (isOnRow && selects)) {
      return clickCheck(position, event.shiftKey, active?.row ?? position);
    }
    if (!isOnRow) return;
    selecting.endRange();
    activate(position);
  };

  const clickCheck = (position: number, extend: boolean, from: number) => {
    if (position < 0) selecting.toggleAll();
    else if (extend) selecting.extend(from, position);
    else selecting.toggle(position);
    announceSelection();
  };

  const shows = blankSlot();
  const allSelected = summary.all ? true : summary.count > 0 ? 'mixed' : false;
  const activeInHead = active && active.row < 0 ? active.column : -1;
  // The same element while nothing in it changes: a click on a row does not draw the head.
  const head = useMemo(
    () => (
      <TableHead
        ref={headRef}
        view={view}
        sort={snapshot.sort}
        allSelected={allSelected}
        activeColumn={activeInHead}
        onResize={resize}
      />
    ),
    [view, snapshot.sort, allSelected, activeInHead, resize],
  );
  const footing =
    typeof footer === 'function' ? footer(snapshot) : footer === undefined ? defaultFooter() : footer;

  return (
    <div
      data-component="DataTable"
      className={classNames(styles.root, variant === 'plain' && styles.plain, fill && styles.fill, className)}
      style={fill ? style : { maxHeight, ...style }}
      {...rest}
    >
      <div ref={rowProbe} className={styles.rowProbe} />
      <div ref={rowTallProbe} className={styles.rowTallProbe} />
      {(toolbar || (selectionActions && summary.count > 0)) && (
        <div className={styles.toolbar} data-part="toolbar">
          <div className={styles.toolbarSlot}>{toolbar}</div>
          {selectionActions && summary.count > 0 && (
            <div className={styles.selectionSlot} data-part="selection">
              <span className={styles.selectedCount}>{selectedText(summary)}</span>
              {selectionActions(summary)}
            </div>
          )}
        </div>
      )}
      {list && (
        <PhoneSortBar
          columns={view.columns}
          sort={snapshot.sort}
          labels={labels}
          allSelected={selectable ? allSelected : null}
          onToggleAll={() => clickCheck(-1, false, -1)}
          onSort={sortBy}
        />
      )}
      <div
        ref={gridRef}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-rowcount={snapshot.total === null ? -1 : snapshot.total + 1}
        aria-colcount={view.columnCount}
        aria-multiselectable={selectable || undefined}
        aria-busy={loading || undefined}
        aria-activedescendant={active ? view.cellId(active.row, active.column) : undefined}
        data-sideways={!list && scrollsSideways(room) ? '' : undefined}
        className={classNames(styles.grid, shows ? styles.blankGrid : null)}
        style={list ? undefined : variables}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={(event) => {
          if (event.target === gridRef.current && !focusedCell)
            setFocusedCell({ row: Math.min(0, rowCount - 1), column: 0 });
        }}
      >
        {head}
        {metrics && (
          <TableBody
            source={source}
            snapshot={snapshot}
            view={view}
            metrics={metrics}
            scroller={gridRef}
            scroll={scroll}
            rowCount={rowCount}
            activeRow={active ? active.row : -1}
            activeColumn={active ? active.column : -1}
            highlighted={highlighted}
          />
        )}
      </div>
      {shows}
      {footing && (
        <div className={styles.footer} data-part="footer">
          {footing}
        </div>
      )}
      <div role="status" className={styles.status}>
        {loading ? labels.loading : announcement}
      </div>
    </div>
  );

  function onWidgetKey(event: KeyboardEvent<HTMLDivElement>, grid: HTMLDivElement): void {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[role="gridcell"]');
    if (event.key === 'Escape' || event.key === 'F2') {
      event.preventDefault();
      event.stopPropagation();
      grid.focus({ preventScroll: true });
      // Its row may have been scrolled, or sorted, away.
      const left = cell && cellOf(cell);
      if (left) goTo(left);
      return;
    }
    if (!cell) return;
    if (event.key === 'Tab') {
      tabThroughWidgets(event, grid, target);
      return;
    }
    const rtl = isRtl(grid);
    const forwards = event.key === 'ArrowDown' || event.key === (rtl ? 'ArrowLeft' : 'ArrowRight');
    const typing = target.matches('input, select, textarea');
    if (typing || !event.key.startsWith('Arrow')) return;
    const widgets = widgetsIn(cell);
    const next = widgets[widgets.indexOf(target) + (forwards ? 1 : -1)];
    event.preventDefault();
    next?.focus();
  }

  /** Tab goes through the widgets of the grid, also those of rows that have to be drawn for it; after the last, out of it. */
  function tabThroughWidgets(
    event: KeyboardEvent<HTMLDivElement>,
    grid: HTMLElement,
    from: HTMLElement,
  ): void {
    const row = from.closest('[role="row"]');
    const cell = cellOf(from);
    if (!row || !cell) return;
    const by = event.shiftKey ? -1 : 1;
    const siblings = [...row.querySelectorAll<HTMLElement>('[data-part="widgets"]')].flatMap(widgetsIn);
    const beside = siblings[siblings.indexOf(from) + by];
    const nextRow = cell.row + by;
    if (!beside && (nextRow < 0 || nextRow >= rowCount)) return;
    event.preventDefault();
    if (beside) {
      beside.focus();
      return;
    }
    flushSync(() => goTo({ ...cell, row: nextRow }));
    const cells = grid.querySelectorAll<HTMLElement>(
      `[aria-rowindex="${nextRow + 2}"] [data-part="widgets"]`,
    );
    const widgets = [...cells].flatMap(widgetsIn);
    // A row without any: its cell has the focus, as after Escape.
    (widgets.at(by > 0 ? 0 : -1) ?? grid).focus();
  }

  function blankSlot(): ReactNode {
    if (snapshot.status === 'failed' && snapshot.error) {
      const custom = error?.(snapshot.error, source.retry);
      return (
        <div role="alert" className={styles.blank}>
          {custom ?? (
            <>
              <span>{labels.failed}</span>
              <button type="button" className={styles.retry} onClick={source.retry}>
                {labels.retry}
              </button>
            </>
          )}
        </div>
      );
    }
    if (snapshot.status === 'ready' && snapshot.length === 0) {
      return <div className={styles.blank}>{empty ?? labels.empty}</div>;
    }
    return null;
  }

  function defaultFooter(): ReactNode {
    const { total, atLeast } = snapshot;
    // Not below skeletons: it would be pushed down when the rows come.
    if (loading || shows || (total === null && atLeast === 0)) return null;
    return labels.rows(atLeast, total === null ? labels.orMore(number(atLeast)) : number(total));
  }
});

function widgetsIn(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>('[tabindex="-1"]')];
}

type SelectedCount = Pick<TableSelection, 'count' | 'countIsCapped' | 'total'>;

/** After a change, before the next render. */
function latestCount<Row>(source: RowSource<Row>): SelectedCount {
  const snapshot = source.getSnapshot();
  const { selection, selectable, total } = snapshot;
  return { count: selectedCount(selection, selectable), countIsCapped: isCountCapped(snapshot), total };
}

/** Scrolls sideways until the column is in sight, where the table is wider than its box. */
function revealColumn(grid: HTMLElement | null, columnId: string): void {
  if (!grid || grid.scrollWidth <= grid.clientWidth) return;
  headOf(grid, columnId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function headOf(grid: HTMLElement | null, columnId: string): Element | null | undefined {
  return grid?.querySelector(`[data-column="${CSS.escape(columnId)}"]`);
}

function isRtl(grid: HTMLElement): boolean {
  return getComputedStyle(grid).direction === 'rtl';
}

function nextDirection(sort: Sort | null, columnId: string): SortDirection {
  return sort?.column === columnId && sort.direction === 'ascending' ? 'descending' : 'ascending';
}

function rowHeightOf({ row, rowTall }: { row: number; rowTall: number }, list: boolean): number {
  return list ? rowTall : row;
}

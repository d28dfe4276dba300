'use client';
import { useMemo } from 'react';
import { classNames } from '../components/classNames';
import { withRef } from '../components/withRef';
import { keyHandler } from '../shortcuts/keyHandler';
import { CutTextTip } from './CutTextTip';
import * as styles from './DataTable.css';
import type { DataTableProps } from './dataTableProps';
import {
  onGridAuxClick,
  onGridClick,
  onGridClickCapture,
  onGridContextMenu,
  onGridKeyDown,
  onGridMouseDown,
} from './gridEvents';
import { PhoneSortBar } from './PhoneSortBar';
import { isBlank, TableBlank } from './TableBlank';
import { TableBody } from './TableBody';
import { TableFooter } from './TableFooter';
import { TableHead } from './TableHead';
import { TableToolbar } from './TableToolbar';
import { scrollsSideways } from './tableView';
import { useDataTable } from './useDataTable';

/**
 * A table that scrolls a million rows: virtualised, sorted by its heads, selected with checkboxes or keys, worked by
 * keyboard as the WAI-ARIA grid pattern has it, and a list of two-line rows on a phone.
 *
 * Not for a handful of entries (`List`), nor for figures that nobody sorts or selects (a plain `<table>`).
 *
 * Keyboard: arrows, Home, End, PageUp and PageDown go from cell to cell; Enter opens the row or goes into a cell with
 * controls, Escape comes back; Space selects, Escape clears the selection. On a head Enter sorts, Shift with arrows
 * resizes, Ctrl+Shift with arrows moves the column, Alt+ArrowDown opens its menu.
 *
 * @example <DataTable label="Tasks" source={source} columns={columns} onRowAction={(task) => open(task.id)} />
 */
export const DataTable = withRef(function DataTable<Row>({
  label,
  source,
  columns,
  selectable = false,
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
  toolbar,
  phoneSort = true,
  selectionActions,
  footer,
  empty,
  error,
  skeletonRows = 8,
  layout,
  onLayoutChange,
  columnMenus,
  fill = false,
  maxHeight = '72vh',
  variant = 'sheet',
  labels,
  className,
  style,
  ...rest
}: DataTableProps<Row>) {
  const table = useDataTable({
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
    layout,
    onLayoutChange,
    columnMenus,
    fill,
    height: !fill && typeof maxHeight === 'number' ? maxHeight : undefined,
    labels,
  });
  const {
    refs,
    words,
    snapshot,
    metrics,
    view,
    selection,
    rowCount,
    cells,
    actions,
    widths,
    commands,
    menus,
  } = table;
  const { list } = view;
  const { active } = cells;
  const loading = snapshot.status === 'loading';
  const blank = isBlank(snapshot);
  const allSelected = selection.all ? true : selection.count > 0 ? 'mixed' : false;
  const activeInHead = active && active.row < 0 ? active.column : -1;
  // The same element while nothing in it changes: a click on a row does not draw the head.
  const head = useMemo(
    () => (
      <TableHead
        ref={refs.head}
        view={view}
        sort={snapshot.sort}
        allSelected={allSelected}
        activeColumn={activeInHead}
        widths={widths}
        commands={commands}
        menuOf={menus.openId}
      />
    ),
    [refs.head, view, snapshot.sort, allSelected, activeInHead, widths, commands, menus.openId],
  );

  return (
    <div
      data-component="DataTable"
      className={classNames(
        styles.root,
        variant === 'plain' && styles.plain,
        fill ? styles.fill : maxHeight === 'page' && !metrics?.inPage && styles.withinPage,
        className,
      )}
      style={fill || metrics?.inPage || maxHeight === 'page' ? style : { maxHeight, ...style }}
      {...rest}
    >
      <div ref={refs.rowProbe} className={styles.rowProbe} />
      <div ref={refs.rowTallProbe} className={styles.rowTallProbe} />
      <TableToolbar
        view={view}
        selection={selection}
        selectionActions={selectionActions}
        onOpenColumns={columnMenus && !list ? ({ currentTarget }) => menus.open(null, currentTarget) : null}
        areColumnsOpen={menus.isAllOpen}
        onSelectAll={phoneSort ? undefined : () => actions.pressCheck(-1, false, -1)}
      >
        {toolbar}
      </TableToolbar>
      {list && phoneSort && (
        <PhoneSortBar
          columns={view.columns}
          sort={snapshot.sort}
          labels={words.labels}
          allSelected={selectable ? allSelected : null}
          onToggleAll={() => actions.pressCheck(-1, false, -1)}
          onSort={actions.sortBy}
        />
      )}
      <div
        ref={refs.grid}
        role="grid"
        // A phone's list without rows has nothing to walk through, nor any height to show the focus on.
        tabIndex={list && blank ? -1 : 0}
        aria-label={label}
        aria-rowcount={snapshot.total === null ? -1 : snapshot.total + 1}
        aria-colcount={view.columnCount}
        aria-multiselectable={selectable || undefined}
        aria-busy={loading || undefined}
        aria-activedescendant={active ? view.cellId(active.row, active.column) : undefined}
        data-sideways={!list && scrollsSideways(table.room) ? '' : undefined}
        className={classNames(styles.grid, metrics?.inPage && styles.gridInPage, blank && styles.blankGrid)}
        style={list ? undefined : table.variables}
        onKeyDown={keyHandler((event) => onGridKeyDown(event, table))}
        onClickCapture={onGridClickCapture}
        onClick={(event) => onGridClick(event, table)}
        onAuxClick={(event) => onGridAuxClick(event, table)}
        onMouseDown={(event) => onGridMouseDown(event, table)}
        onContextMenu={(event) => onGridContextMenu(event, table)}
        onFocus={(event) => {
          if (event.target === refs.grid.current && !active) cells.setActive(cells.start);
        }}
      >
        {head}
        {metrics && (
          <TableBody
            source={source}
            snapshot={snapshot}
            view={view}
            metrics={metrics}
            scroller={refs.grid}
            scroll={refs.scroll}
            rowCount={rowCount}
            activeRow={active ? active.row : -1}
            activeColumn={active ? active.column : -1}
            highlighted={table.highlighted}
            onHold={cells.setActive}
          />
        )}
      </div>
      <CutTextTip grid={refs.grid} activeId={active ? view.cellId(active.row, active.column) : null} />
      {menus.menu}
      <TableBlank
        snapshot={snapshot}
        labels={words.labels}
        empty={empty}
        error={error}
        onRetry={source.retry}
      />
      <TableFooter snapshot={snapshot} words={words} footer={footer} />
      <div role="status" className={styles.status}>
        {loading ? words.labels.loading : table.announcement}
      </div>
    </div>
  );
});

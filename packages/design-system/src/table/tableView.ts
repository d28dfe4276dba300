import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { classNames } from '../components/classNames';
import * as styles from './DataTable.css';
import type { DataTableColumn } from './dataTableColumn';
import { columnText } from './engine/column';
import { type ColumnLayout, noColumnLayout, pinnedSide, visibleColumns } from './engine/columnLayout';
import { columnTrack, columnWidths, leastWidth } from './engine/columnWidths';
import type { TableLabels } from './tableLabels';

/** A column where it stands in this table at this width. */
export interface PlacedColumn<Row> {
  column: DataTableColumn<Row>;
  /** Place among the grid's columns, checkbox and actions included; from 0. */
  index: number;
  className: string;
  headClassName: string;
  style: CSSProperties | undefined;
}

/** What rows need to draw themselves; the same object until columns or options change, so that rows stay as they are. */
export interface TableView<Row> extends TableWords {
  /** Two-line rows of a phone, or columns. */
  list: boolean;
  columns: readonly PlacedColumn<Row>[];
  /** Where the columns go in a two-line row. */
  title: PlacedColumn<Row> | undefined;
  meta: readonly PlacedColumn<Row>[];
  /** A date at the end of the meta line. */
  metaEnd: PlacedColumn<Row> | undefined;
  trailing: readonly PlacedColumn<Row>[];
  selectable: boolean;
  checkClassName: string;
  actions: { index: number; render: (row: Row) => ReactNode } | null;
  columnCount: number;
  activates: boolean;
  nameOf: (row: Row) => string;
  doneOf: ((row: Row) => boolean) | undefined;
  onLinkClick: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Of the head -1, of the toolbar's button that opens the menu of all columns (-1, -1). */
  cellId: (position: number, column: number) => string;
}

/** What the table says itself, and how it writes values. */
export interface TableWords {
  labels: TableLabels;
  /** Writes a figure as the language of the page does. */
  number: (value: number) => string;
  /** Shows an ISO date. */
  date: (value: string) => string;
}

export interface TableViewOptions<Row> {
  tableId: string;
  columns: readonly DataTableColumn<Row>[];
  pinned: ColumnLayout['pinned'];
  hidden: ColumnLayout['hidden'];
  order: ColumnLayout['order'];
  list: boolean;
  selectable: boolean;
  activates: boolean;
  rowActions: ((row: Row) => ReactNode) | undefined;
  rowName: ((row: Row) => string) | undefined;
  isDone: ((row: Row) => boolean) | undefined;
  onLinkClick: TableView<Row>['onLinkClick'];
  words: TableWords;
}

const CHECK_WIDTH = 44;

export function createTableView<Row>(options: TableViewOptions<Row>): TableView<Row> {
  const { columns, list, selectable, rowActions, words, tableId } = options;
  const { pinned, hidden, order } = options;
  const layout: ColumnLayout = { ...noColumnLayout, pinned, hidden, order };
  const visible = visibleColumns(columns, layout);
  const slots = list ? phoneSlots(visible) : null;
  const shown = slots ? [...slots.title, ...slots.trailing, ...slots.meta, ...slots.metaEnd] : visible;
  const start = selectable ? 1 : 0;
  /** Says which row it is: wherever it stands. */
  const naming = columns.find((column) => visible.includes(column));
  const hasPinned = !list && visible.some((column) => pinnedSide(column, layout) === 'start');

  const placed = shown.map((column, at): PlacedColumn<Row> => {
    const side = list ? undefined : pinnedSide(column, layout);
    const edges = classNames(
      !list && !selectable && at === 0 && styles.edgeStart,
      !list && !rowActions && at === shown.length - 1 && styles.edgeEnd,
    );
    return {
      column,
      index: start + at,
      className: classNames(
        cellClassName(column, list, side),
        slots && slotClass(slots, column),
        edges,
        (list ? at === 0 : column === naming) && styles.titleStates,
      ),
      headClassName: classNames(
        styles.headCell,
        alignment(column) === 'end' && styles.alignEnd,
        side && sideClass[side],
        edges,
      ),
      style: side ? variable(styles.pinnedAt, `var(${pinnedVariable(column.id)})`) : undefined,
    };
  });
  const of = (some: readonly DataTableColumn<Row>[] | undefined) =>
    placed.filter(({ column }) => some?.includes(column));

  return {
    list,
    columns: placed,
    title: of(slots?.title)[0],
    meta: of(slots?.meta),
    metaEnd: of(slots?.metaEnd)[0],
    trailing: of(slots?.trailing),
    selectable,
    checkClassName: classNames(
      styles.checkCell,
      list && styles.checkCellList,
      hasPinned && styles.pinnedStart,
    ),
    actions: rowActions ? { index: start + placed.length, render: rowActions } : null,
    columnCount: start + placed.length + (rowActions ? 1 : 0),
    activates: options.activates,
    nameOf: options.rowName ?? ((row) => (naming ? columnText(naming, row) : '')),
    doneOf: options.isDone,
    onLinkClick: options.onLinkClick,
    ...words,
    cellId: (position, column) => `${tableId}-${position}-${column}`,
  };
}

export interface ColumnRoom<Row> {
  columns: readonly DataTableColumn<Row>[];
  layout: ColumnLayout;
  selectable: boolean;
  /** px; 0 without actions. */
  actionsWidth: number;
  /** px that labels take, by column id. */
  labels: Readonly<Record<string, number>>;
  /** px of the scroller. */
  width: number;
}

/** px of each visible column, by id; null before the table is measured. */
export function widthsIn<Row>(room: ColumnRoom<Row>): Record<string, number> | null {
  const { columns, layout, labels, width } = room;
  if (width === 0) return null;
  return columnWidths(visibleColumns(columns, layout), layout, labels, width - besideColumns(room));
}

/** The grid's CSS variables: tracks, least width, and how far in each pinned column stays. */
export function columnVariables<Row>(room: ColumnRoom<Row>): Record<string, string> {
  const { columns, layout, selectable, actionsWidth, labels } = room;
  const visible = visibleColumns(columns, layout);
  const variables: Record<string, string> = {};
  const pin = (side: 'start' | 'end', inwards: typeof visible, from: number) => {
    let at = from;
    for (const column of inwards) {
      if (pinnedSide(column, layout) !== side) continue;
      variables[pinnedVariable(column.id)] = `${at}px`;
      at += leastWidth(column, layout, labels[column.id]);
    }
  };
  pin('start', visible, selectable ? CHECK_WIDTH : 0);
  pin('end', [...visible].reverse(), actionsWidth);
  const widths = widthsIn(room);
  const tracks = visible.map((column) =>
    widths ? `${widths[column.id]}px` : columnTrack(column, layout, labels[column.id]),
  );
  if (selectable) tracks.unshift(`${CHECK_WIDTH}px`);
  if (actionsWidth > 0) tracks.push(`${actionsWidth}px`);
  return {
    ...variables,
    ...variable(styles.columnTracks, tracks.join(' ')),
    ...variable(styles.leastWidth, `${leastRoom(room)}px`),
  };
}

/** Whether there is less room than the columns need, so that pinned ones have to stay. */
export function scrollsSideways<Row>(room: ColumnRoom<Row>): boolean {
  return leastRoom(room) > room.width;
}

/** px that the columns need, checkbox and actions included. */
function leastRoom<Row>(room: ColumnRoom<Row>): number {
  const { columns, layout, labels } = room;
  return visibleColumns(columns, layout).reduce(
    (before, column) => before + leastWidth(column, layout, labels[column.id]),
    besideColumns(room),
  );
}

/** px of the checkbox and the actions. */
export function besideColumns({ selectable, actionsWidth }: { selectable: boolean; actionsWidth: number }) {
  return (selectable ? CHECK_WIDTH : 0) + actionsWidth;
}

const sideClass = { start: styles.pinnedStart, end: styles.pinnedEnd } as const;

const emphasisClass = { strong: styles.strong, muted: styles.muted } as const;

/** `var(--x)` is how styles name a variable, `--x` how an element sets it. */
function variable(reference: string, value: string): Record<string, string> {
  return { [reference.slice('var('.length, -1)]: value };
}

function pinnedVariable(columnId: string): string {
  return `--lw-pinned-${columnId.replace(/[^\w-]/g, '_')}`;
}

function alignment<Row>(column: DataTableColumn<Row>): 'start' | 'end' {
  return column.align ?? (column.kind === 'number' ? 'end' : 'start');
}

function cellClassName<Row>(
  column: DataTableColumn<Row>,
  list: boolean,
  side: 'start' | 'end' | undefined,
): string {
  const mono = column.mono ?? (column.kind === 'number' || column.kind === 'date');
  return classNames(
    styles.cell,
    (column.cell || column.before) && styles.cellRich,
    list && styles.cellList,
    mono && styles.mono,
    alignment(column) === 'end' && styles.alignEnd,
    column.emphasis && emphasisClass[column.emphasis],
    side && sideClass[side],
  );
}

/** Which columns a two-line row shows: what they say, else the first two. */
function phoneSlots<Row>(columns: readonly DataTableColumn<Row>[]) {
  const anySays = columns.some(({ phone }) => phone !== undefined);
  const slotOf = (column: DataTableColumn<Row>, at: number) =>
    anySays ? column.phone : ['title', 'meta'][at];
  const slot = (name: string) => columns.filter((column, at) => slotOf(column, at) === name);
  const meta = slot('meta');
  const metaEnd = meta.filter(({ kind }) => kind === 'date').slice(-1);
  return {
    title: slot('title').slice(0, 1),
    meta: meta.filter((column) => !metaEnd.includes(column)),
    metaEnd,
    trailing: slot('trailing'),
  };
}

function slotClass<Row>(slots: ReturnType<typeof phoneSlots<Row>>, column: DataTableColumn<Row>) {
  if (slots.title.includes(column)) return styles.titleCell;
  if (slots.trailing.includes(column)) return null;
  return classNames(styles.metaCell, slots.metaEnd.includes(column) && styles.metaEnd);
}

export type RowId = string | number;

export type SortDirection = 'ascending' | 'descending';

export interface Sort {
  /** Id of the column. */
  column: string;
  direction: SortDirection;
}

interface ColumnBase<Row> {
  /** Unique among the table's columns; what `Sort.column` names. */
  id: string;
  /** Default true. */
  sortable?: boolean;
  /**
   * Sorts by this figure instead of the value: Low < Medium < High.
   * @returns null sorts at the end in both directions
   */
  order?: (row: Row) => number | null | undefined;
  /** Whether the search looks at this column. Default true for text, false otherwise. */
  searchable?: boolean;
  /**
   * Starting width in px. Without it numbers (88) and dates (108) have one of their kind, and text shares what is left, by
   * `grow`. No column is narrower than its label.
   */
  width?: number;
  /** Narrowest width in px. Default that of the kind, for text 96. */
  minWidth?: number;
  /** Widest width in px that dragging gives. Default 800. */
  maxWidth?: number;
  /** Share of the width that is left, among columns without `width`. Default 1 for text; others share only with it. */
  grow?: number;
  /** Keeps the column in sight while the others scroll sideways. */
  pinned?: 'start' | 'end';
  hidden?: boolean;
}

export interface TextColumn<Row> extends ColumnBase<Row> {
  kind?: 'text';
  value: (row: Row) => string | null | undefined;
}

export interface NumberColumn<Row> extends ColumnBase<Row> {
  kind: 'number';
  value: (row: Row) => number | null | undefined;
}

export interface DateColumn<Row> extends ColumnBase<Row> {
  kind: 'date';
  /** A Date, milliseconds, or ISO text: `2026-11-20`, or an instant. */
  value: (row: Row) => Date | number | string | null | undefined;
}

/** What the engine knows of a column: its typed value and how wide it may be. */
export type Column<Row> = TextColumn<Row> | NumberColumn<Row> | DateColumn<Row>;

/** The row's value as text, as the search and a cell without its own rendering show it. */
export function columnText<Row>(column: Column<Row>, row: Row): string {
  const value = column.value(row);
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' ? value : String(value);
}

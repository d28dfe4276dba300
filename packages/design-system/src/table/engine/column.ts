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
   * px that its content usually needs. The column has it where there is room, and gives of it down to `minWidth` where there is not.
   * Without it numbers have 88, dates 108, and text what is left. No column is narrower than its label.
   */
  width?: number;
  /** Narrowest width in px. Default `width`, else that of the kind: 88 for numbers, 108 for dates, 96 for text. */
  minWidth?: number;
  /** Widest width in px that resizing gives. Default 800. */
  maxWidth?: number;
  /**
   * Weight among columns that want more room: first among those narrower than their `width` (default 1), then for what is left
   * beyond that (default 1 for text without a `width`, else 0).
   */
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
  /** A Date, milliseconds, or ISO text: `2026-11-20`, or an instant. A day is shown as the LocaleProvider's language writes it. */
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

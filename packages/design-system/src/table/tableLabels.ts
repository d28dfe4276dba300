import type { SortDirection } from './engine/column';

/**
 * Every word that the table says itself. `written` is the count as the locale writes it; the number beside it chooses between
 * singular and plural.
 */
export interface TableLabels {
  actions: string;
  selectAll: string;
  selectRow: (name: string) => string;
  selected: (count: string, total: string | null) => string;
  sorted: (column: string, direction: SortDirection) => string;
  sortBy: string;
  sortAscending: string;
  sortDescending: string;
  direction: (direction: SortDirection) => string;
  resize: (column: string) => string;
  width: (column: string, pixels: number) => string;
  /** The button that opens the menu of all columns, and that menu. */
  columns: string;
  /** The button in a head that opens the column's menu. */
  columnMenu: (column: string) => string;
  moveLeft: string;
  moveRight: string;
  resizeByKeys: string;
  fitToContent: string;
  hideColumn: string;
  resetColumns: string;
  columnMoved: (column: string, place: number, count: number) => string;
  columnHidden: (column: string) => string;
  columnShown: (column: string) => string;
  columnsReset: string;
  selectionCleared: string;
  /** The row that had the focus was deleted, or matches no longer; null: none came into its place. */
  rowGone: (next: string | null) => string;
  rows: (count: number, written: string) => string;
  /** A count at which counting stopped. */
  orMore: (written: string) => string;
  loading: string;
  empty: string;
  failed: string;
  failedMore: string;
  retry: string;
}

/** Words of DataTable in English. */
export const tableMessages: TableLabels = {
  actions: 'Actions',
  selectAll: 'Select all',
  selectRow: (name) => `Select ${name}`,
  selected: (count, total) => (total === null ? `${count} selected` : `${count} of ${total} selected`),
  sorted: (column, direction) => `Sorted by ${column}, ${direction}`,
  sortBy: 'Sort by',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  direction: (direction) => (direction === 'ascending' ? 'Ascending' : 'Descending'),
  resize: (column) => `Resize ${column}`,
  width: (column, pixels) => `${column}: ${pixels} pixels wide`,
  columns: 'Columns',
  columnMenu: (column) => `Options for ${column}`,
  moveLeft: 'Move left',
  moveRight: 'Move right',
  resizeByKeys: 'Resize with arrow keys',
  fitToContent: 'Fit to content',
  hideColumn: 'Hide column',
  resetColumns: 'Reset columns',
  columnMoved: (column, place, count) => `${column}: column ${place} of ${count}`,
  columnHidden: (column) => `${column} hidden`,
  columnShown: (column) => `${column} shown`,
  columnsReset: 'Columns reset',
  selectionCleared: 'Selection cleared',
  rowGone: (next) => (next === null ? 'Row no longer listed' : `Row no longer listed. Now on ${next}`),
  rows: (count, written) => `${written} ${count === 1 ? 'row' : 'rows'}`,
  orMore: (written) => `${written}+`,
  loading: 'Loading rows',
  empty: 'Nothing here yet',
  failed: 'The rows could not be loaded',
  failedMore: 'More rows could not be loaded',
  retry: 'Try again',
};

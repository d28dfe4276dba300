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
  direction: (direction: SortDirection) => string;
  resize: (column: string) => string;
  width: (column: string, pixels: number) => string;
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
  direction: (direction) => (direction === 'ascending' ? 'Ascending' : 'Descending'),
  resize: (column) => `Resize ${column}`,
  width: (column, pixels) => `${column}: ${pixels} pixels wide`,
  rows: (count, written) => `${written} ${count === 1 ? 'row' : 'rows'}`,
  orMore: (written) => `${written}+`,
  loading: 'Loading rows',
  empty: 'Nothing here yet',
  failed: 'The rows could not be loaded',
  failedMore: 'More rows could not be loaded',
  retry: 'Try again',
};

import type { SortDirection } from './engine/column';

/** Every word that the table says itself. Replace them for another language. */
export interface TableLabels {
  actions: string;
  selectAll: string;
  selectRow: (name: string) => string;
  selected: (count: number, total: number | null) => string;
  sorted: (column: string, direction: SortDirection) => string;
  sortBy: string;
  direction: (direction: SortDirection) => string;
  resize: (column: string) => string;
  width: (column: string, pixels: number) => string;
  rows: (count: number) => string;
  loading: string;
  empty: string;
  failed: string;
  failedMore: string;
  retry: string;
}

const number = new Intl.NumberFormat('en');

export const defaultLabels: TableLabels = {
  actions: 'Actions',
  selectAll: 'Select all',
  selectRow: (name) => `Select ${name}`,
  selected: (count, total) =>
    total === null
      ? `${number.format(count)} selected`
      : `${number.format(count)} of ${number.format(total)} selected`,
  sorted: (column, direction) => `Sorted by ${column}, ${direction}`,
  sortBy: 'Sort by',
  direction: (direction) => (direction === 'ascending' ? 'Ascending' : 'Descending'),
  resize: (column) => `Resize ${column}`,
  width: (column, pixels) => `${column}: ${pixels} pixels wide`,
  rows: (count) => `${number.format(count)} ${count === 1 ? 'row' : 'rows'}`,
  loading: 'Loading rows',
  empty: 'Nothing here yet',
  failed: 'The rows could not be loaded',
  failedMore: 'More rows could not be loaded',
  retry: 'Try again',
};

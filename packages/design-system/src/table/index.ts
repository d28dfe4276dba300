export { DataTable, type DataTableProps, type RowCount } from './DataTable';
export type { DataTableColumn, PhoneSlot } from './dataTableColumn';
export type {
  Column,
  DateColumn,
  NumberColumn,
  RowId,
  Sort,
  SortDirection,
  TextColumn,
} from './engine/column';
export { type ColumnLayout, noColumnLayout } from './engine/columnLayout';
export { createMemorySource, type MemorySource, type MemorySourceOptions } from './engine/memorySource';
export {
  createPagedSource,
  type Page,
  type PagedSource,
  type PagedSourceOptions,
  type PageQuery,
} from './engine/pagedSource';
export type { RowSource, SourceSnapshot } from './engine/rowSource';
export { everythingSelected, nothingSelected, type Selection } from './engine/selection';
export type { TableLabels } from './tableLabels';
export { useMemorySource } from './useMemorySource';
export { usePagedSource } from './usePagedSource';
export type { TableSelection } from './useTableSelection';

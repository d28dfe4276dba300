export { DataTable } from './DataTable';
export type { DataTableColumn, PhoneSlot } from './dataTableColumn';
export type { DataTableProps } from './dataTableProps';
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
export {
  contentHeight,
  offsetShowing,
  positionAt,
  renderedRows,
  type ScrollGeometry,
  type ScrollPosition,
  scrolledTo,
} from './engine/scrollWindow';
export {
  everythingSelected,
  isSelected,
  nothingSelected,
  type Selection,
  selectedCount,
  selectedRows,
  withRows,
} from './engine/selection';
export type { RowCount } from './TableFooter';
export type { TableLabels } from './tableLabels';
export { useMemorySource } from './useMemorySource';
export { usePagedSource } from './usePagedSource';
export type { TableSelection } from './useTableSelection';

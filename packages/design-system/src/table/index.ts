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

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { DataTableColumn } from './dataTableColumn';
import type { RowId, Sort } from './engine/column';
import type { ColumnLayout } from './engine/columnLayout';
import type { RowSource } from './engine/rowSource';
import type { RowCount } from './TableFooter';
import type { TableLabels } from './tableLabels';
import type { TableSelection } from './useTableSelection';

export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the table lists; its accessible name. */
  label: string;
  /** Rows in memory or pages from a server: see `useMemorySource` and `usePagedSource`. */
  source: RowSource<Row>;
  /** Keep the same array until columns change, or every row is drawn again. */
  columns: readonly DataTableColumn<Row>[];
  /** A checkbox before each row. */
  selectable?: boolean;
  /** What clicking a row, or Enter on it, does. */
  onRowAction?: (row: Row) => void;
  /**
   * Where `onRowAction` leads, if that has an address: with Ctrl or ⌘, by the middle button and, where rows are not selected, with
   * Shift, a click on the row opens it in another tab or window, as a link's does.
   */
  rowHref?: (row: Row) => string;
  /**
   * What a press of a column's link (`href`) does: `event.preventDefault()` and a router's way there, unless another tab is asked
   * for. Default: the browser follows it. Keep the same function until it leads elsewhere.
   */
  onLinkClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Buttons at the end of each row. */
  rowActions?: (row: Row) => ReactNode;
  /** px. Default 84: two icon buttons. */
  rowActionsWidth?: number;
  /** The row's name for assistive technology. Default: the text of the first column. */
  rowName?: (row: Row) => string;
  /** Strikes the row's title through. */
  isDone?: (row: Row) => boolean;
  /** The row to point out; it is scrolled into sight once. */
  highlightId?: RowId;
  /** The row that somebody comes back to, or has just made: once it is there, it is shown, focused and marked for a few seconds. */
  returnTo?: RowId;
  /** Instead of sorting the source: for a sort that lives in the URL. */
  onSortChange?: (sort: Sort) => void;
  /** Search and filters, above the table. */
  toolbar?: ReactNode;
  /** False leaves out the bar of a phone's list that sorts and selects all: for a toolbar that has a sort of its own. */
  phoneSort?: boolean;
  /** Buttons for the selected rows, beside the toolbar while there are any. */
  selectionActions?: (selection: TableSelection) => ReactNode;
  /** Below the rows, by how many there are. Default: how many. null for none. */
  footer?: ReactNode | ((count: RowCount) => ReactNode);
  /** In the place of rows when there are none. */
  empty?: ReactNode;
  /** In the place of rows when the first could not be loaded: an `ErrorState`, or else what announces itself. */
  error?: (error: Error, retry: () => void) => ReactNode;
  /** Skeletons while the first rows load. Default 8. */
  skeletonRows?: number;
  /**
   * What the person changed about the columns (order, widths, hidden and pinned ones), if the caller keeps it; else the table does
   * until it is gone. Starts with `noColumnLayout`.
   */
  layout?: ColumnLayout;
  onLayoutChange?: (layout: ColumnLayout) => void;
  /** A menu in each head and a 'Columns' menu in the toolbar: to move, hide, fit and reset columns. Heads can be dragged too. */
  columnMenus?: boolean;
  /** As high as its container, which gives it a height. */
  fill?: boolean;
  /**
   * Otherwise as high as its rows, at most this. Default `72vh`. `page`: what the other parts of a `PageContent` with `fill` leave; on a
   * phone, where that fills nothing, the default.
   */
  maxHeight?: number | string;
  /** `plain` has no edge of its own, inside a card or a tab. */
  variant?: 'sheet' | 'plain';
  /** Words of this table alone; an app's language is the LocaleProvider's. */
  labels?: Partial<TableLabels>;
}

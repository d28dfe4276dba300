import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../components/classNames';
import * as styles from './DataTable.css';
import type { TableView } from './tableView';
import { selectedWords } from './useTableActions';
import type { TableSelection } from './useTableSelection';

interface TableToolbarProps<Row> {
  view: TableView<Row>;
  selection: TableSelection;
  selectionActions: ((selection: TableSelection) => ReactNode) | undefined;
  /** Opens the menu of the columns; null where there is none. */
  onOpenColumns: ((event: MouseEvent<HTMLButtonElement>) => void) | null;
  areColumnsOpen: boolean;
  /** On a phone, where nothing else selects all. */
  onSelectAll: (() => void) | undefined;
  children: ReactNode;
}

/** Search and filters, and what can be done with the selected rows while there are any. */
export function TableToolbar<Row>({
  view,
  selection,
  selectionActions,
  onOpenColumns,
  areColumnsOpen,
  onSelectAll,
  children,
}: TableToolbarProps<Row>) {
  const acts = selectionActions !== undefined && selection.count > 0;
  if (!children && !acts && !onOpenColumns) return null;
  return (
    <div className={styles.toolbar} data-part="toolbar">
      <div className={styles.toolbarSlot}>{children}</div>
      {acts && (
        <div
          className={classNames(styles.selectionSlot, view.list && styles.selectionBar)}
          data-part="selection"
        >
          <span className={styles.selectedCount}>{selectedWords(view, selection)}</span>
          {view.list && onSelectAll && !selection.all && (
            <button type="button" className={styles.retry} onClick={onSelectAll}>
              {view.labels.selectAll}
            </button>
          )}
          {selectionActions(selection)}
        </div>
      )}
      {onOpenColumns && (
        <button
          type="button"
          id={view.cellId(-1, -1)}
          aria-haspopup="menu"
          aria-expanded={areColumnsOpen}
          className={styles.columnsButton}
          onClick={onOpenColumns}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.columnsIcon}>
            <path d="M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM9 4v16M15 4v16" />
          </svg>
          {view.labels.columns}
        </button>
      )}
    </div>
  );
}

import * as styles from './DataTable.css';
import type { Sort, SortDirection } from './engine/column';
import { SortArrow } from './SortArrow';
import type { CheckState } from './TableHead';
import type { TableLabels } from './tableLabels';
import type { PlacedColumn } from './tableView';

interface PhoneSortBarProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  sort: Sort | null;
  labels: TableLabels;
  /** null where rows are not selectable. */
  allSelected: CheckState | null;
  onToggleAll: () => void;
  onSort: (columnId: string, direction?: SortDirection) => void;
}

/** Select all, and a sort to choose, where the list of a phone has no head to click. */
export function PhoneSortBar<Row>({
  columns,
  sort,
  labels,
  allSelected,
  onToggleAll,
  onSort,
}: PhoneSortBarProps<Row>) {
  const sortable = columns.filter(({ column }) => column.sortable ?? true);
  const sorted = sortable.find(({ column }) => column.id === sort?.column)?.column;
  const direction = sort?.direction ?? 'ascending';
  const other = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <div className={styles.sortBar} data-part="sort">
      {allSelected !== null && (
        <button
          type="button"
          role="checkbox"
          aria-checked={allSelected}
          aria-label={labels.selectAll}
          className={styles.phoneButton}
          onClick={onToggleAll}
        >
          <span className={styles.check} />
        </button>
      )}
      {sortable.length > 0 && (
        <label className={styles.sortField}>
          {labels.sortBy}
          <select
            className={styles.sortSelect}
            value={sorted?.id ?? ''}
            onChange={(event) => onSort(event.target.value, 'ascending')}
          >
            {!sorted && (
              <option value="" disabled hidden>
                –
              </option>
            )}
            {sortable.map(({ column }) => (
              <option key={column.id} value={column.id}>
                {column.header}
              </option>
            ))}
          </select>
        </label>
      )}
      {sorted && (
        <button
          type="button"
          aria-label={labels.direction(other)}
          className={styles.phoneButton}
          onClick={() => onSort(sorted.id, other)}
        >
          <SortArrow direction={direction} />
        </button>
      )}
    </div>
  );
}

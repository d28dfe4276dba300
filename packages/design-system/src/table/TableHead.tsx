import type { ReactNode, Ref } from 'react';
import { classNames } from '../components/classNames';
import { withRef } from '../components/withRef';
import * as styles from './DataTable.css';
import type { Sort } from './engine/column';
import { SortArrow } from './SortArrow';
import type { PlacedColumn, TableView } from './tableView';
import { useColumnResize } from './useColumnResize';

export type CheckState = boolean | 'mixed';

interface TableHeadProps<Row> {
  ref: Ref<HTMLDivElement>;
  view: TableView<Row>;
  sort: Sort | null;
  allSelected: CheckState;
  activeColumn: number;
  /** While dragging, px; then once more with `done`; null puts the column back to its own width. */
  onResize: (columnId: string, width: number | null, done: boolean) => void;
}

/** The names of the columns: clicking sorts, dragging an edge resizes. */
export const TableHead = withRef(function TableHead<Row>({
  ref,
  view,
  sort,
  allSelected,
  activeColumn,
  onResize,
}: TableHeadProps<Row>) {
  const resize = useColumnResize(onResize);
  const idOf = (index: number) => (activeColumn === index ? view.cellId(-1, index) : undefined);
  return (
    <div
      ref={ref}
      role="rowgroup"
      data-part="head"
      {...resize}
      className={classNames(styles.head, view.list && styles.headHidden)}
    >
      <div
        role="row"
        aria-rowindex={1}
        className={classNames(styles.headRow, activeColumn >= 0 && styles.rowActive)}
      >
        {view.selectable && (
          <div
            role="columnheader"
            aria-colindex={1}
            id={idOf(0)}
            data-part="check"
            className={classNames(view.checkClassName, activeColumn === 0 && styles.cellActive)}
          >
            <span
              role="checkbox"
              aria-checked={allSelected}
              aria-label={view.labels.selectAll}
              className={styles.check}
            />
          </div>
        )}
        {view.columns.map((placed) => (
          <HeadCell
            key={placed.column.id}
            placed={placed}
            sort={sort}
            id={idOf(placed.index)}
            resizeLabel={view.labels.resize(placed.column.header)}
          />
        ))}
        {view.actions && (
          <div
            role="columnheader"
            aria-colindex={view.actions.index + 1}
            id={idOf(view.actions.index)}
            className={classNames(
              styles.headCell,
              styles.pinnedEnd,
              activeColumn === view.actions.index && styles.cellActive,
            )}
          >
            <span className={styles.status}>{view.labels.actions}</span>
          </div>
        )}
      </div>
    </div>
  );
});

interface HeadCellProps<Row> {
  placed: PlacedColumn<Row>;
  sort: Sort | null;
  id: string | undefined;
  resizeLabel: string;
}

function HeadCell<Row>({ placed, sort, id, resizeLabel }: HeadCellProps<Row>): ReactNode {
  const { column, index, headClassName, style } = placed;
  const sorted = sort?.column === column.id ? sort.direction : null;
  const sortable = column.sortable ?? true;
  const label = (
    <span data-part="label" className={styles.headLabel}>
      {column.header}
    </span>
  );
  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
      aria-sort={sortable ? (sorted ?? 'none') : undefined}
      aria-label={column.header}
      id={id}
      data-column={column.id}
      className={classNames(headClassName, sorted && styles.headCellSorted, id && styles.cellActive)}
      style={style}
    >
      {sortable ? (
        <button type="button" tabIndex={-1} data-sort={column.id} className={styles.sortButton}>
          {label}
          {sorted && <SortArrow direction={sorted} />}
        </button>
      ) : (
        label
      )}
      <span aria-hidden="true" title={resizeLabel} data-part="resizer" className={styles.resizer} />
    </div>
  );
}

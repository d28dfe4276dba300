import type { ReactNode, Ref } from 'react';
import { classNames } from '../components/classNames';
import { withRef } from '../components/withRef';
import * as styles from './DataTable.css';
import type { Sort } from './engine/column';
import { widthLimits } from './engine/columnLayout';
import { MenuDots } from './MenuDots';
import { SortArrow } from './SortArrow';
import type { PlacedColumn, TableView } from './tableView';
import type { ColumnCommands } from './useColumnCommands';
import { type ColumnDrop, useColumnDrag } from './useColumnDrag';
import { useColumnResize } from './useColumnResize';

export type CheckState = boolean | 'mixed';

interface TableHeadProps<Row> {
  ref: Ref<HTMLDivElement>;
  view: TableView<Row>;
  sort: Sort | null;
  allSelected: CheckState;
  activeColumn: number;
  /** px of each column, by id; null before the table is measured. */
  widths: Record<string, number> | null;
  commands: ColumnCommands;
  /** The column whose menu is open; undefined where heads have no menu and stay where they are. */
  menuOf?: string | null;
}

/** The names of the columns: clicking sorts, dragging an edge resizes, dragging a name moves. */
export const TableHead = withRef(function TableHead<Row>({
  ref,
  view,
  sort,
  allSelected,
  activeColumn,
  widths,
  commands,
  menuOf,
}: TableHeadProps<Row>) {
  const { onPointerDown, onPointerMove, onPointerUp, ...resizing } = useColumnResize(commands);
  const { moveTo } = commands;
  const { drop, handlers: moving } = useColumnDrag(
    menuOf === undefined ? null : ({ dragged, side, target }) => moveTo(dragged, side, target),
  );
  const idOf = (index: number) => (activeColumn === index ? view.cellId(-1, index) : undefined);
  return (
    <div
      ref={ref}
      role="rowgroup"
      data-part="head"
      {...resizing}
      {...moving}
      onPointerDown={(event) => {
        onPointerDown(event);
        moving.onPointerDown(event);
      }}
      onPointerMove={(event) => {
        onPointerMove(event);
        moving.onPointerMove(event);
      }}
      onPointerUp={(event) => {
        onPointerUp(event);
        moving.onPointerUp();
      }}
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
            view={view}
            placed={placed}
            sort={sort}
            id={idOf(placed.index)}
            width={widths?.[placed.column.id]}
            drop={drop}
            menu={menuOf === undefined ? null : menuOf === placed.column.id ? 'open' : 'closed'}
          />
        ))}
        {view.actions && (
          <div
            role="columnheader"
            aria-colindex={view.actions.index + 1}
            id={idOf(view.actions.index)}
            className={classNames(
              styles.headCell,
              styles.alignEnd,
              styles.pinnedEnd,
              activeColumn === view.actions.index && styles.cellActive,
            )}
          >
            <span data-part="label" className={styles.headLabel}>
              {view.labels.actions}
            </span>
          </div>
        )}
      </div>
    </div>
  );
});

interface HeadCellProps<Row> {
  view: TableView<Row>;
  placed: PlacedColumn<Row>;
  sort: Sort | null;
  id: string | undefined;
  /** px */
  width: number | undefined;
  drop: ColumnDrop | null;
  /** null without one. */
  menu: 'open' | 'closed' | null;
}

function HeadCell<Row>({ view, placed, sort, id, width, drop, menu }: HeadCellProps<Row>): ReactNode {
  const { column, index, headClassName, style } = placed;
  const sorted = sort?.column === column.id ? sort.direction : null;
  const sortable = column.sortable ?? true;
  const isTarget = drop !== null && drop.target === column.id && drop.dragged !== column.id;
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
      data-dragged={drop?.dragged === column.id ? '' : undefined}
      data-drop={isTarget ? drop.side : undefined}
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
      {menu && (
        <button
          type="button"
          id={`${view.cellId(-1, index)}-menu`}
          tabIndex={-1}
          aria-haspopup="menu"
          aria-expanded={menu === 'open'}
          aria-label={view.labels.columnMenu(column.header)}
          data-part="menu"
          data-menu={column.id}
          className={styles.headMenu}
        >
          <MenuDots />
        </button>
      )}
      <Resizer view={view} placed={placed} width={width} />
    </div>
  );
}

function Resizer<Row>({
  view: { labels },
  placed: { column },
  width = 0,
}: Pick<HeadCellProps<Row>, 'view' | 'placed' | 'width'>) {
  const { min, max } = widthLimits(column);
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={labels.resize(column.header)}
      aria-valuemin={min}
      aria-valuemax={Math.max(max, Math.round(width))}
      aria-valuenow={Math.round(width)}
      aria-valuetext={labels.width(column.header, Math.round(width))}
      tabIndex={-1}
      title={labels.resize(column.header)}
      data-part="resizer"
      className={styles.resizer}
    />
  );
}

import { memo, type ReactNode, useRef } from 'react';
import { classNames } from '../components/classNames';
import { useLayoutEffect } from '../components/useLayoutEffect';
import * as styles from './DataTable.css';
import { columnText } from './engine/column';
import type { PlacedColumn, TableView } from './tableView';

export interface TableRowProps<Row> {
  view: TableView<Row>;
  /** undefined: not loaded yet. */
  row: Row | undefined;
  position: number;
  /** px within the rendered block. */
  top: number;
  selected: boolean;
  /** Index of the active cell's column if it is in this row, else -1. */
  activeColumn: number;
  highlighted: boolean;
}

/** One slot: it shows another row as the table scrolls and renders only when its row changes. */
export const TableRow = memo(function TableRow<Row>({
  view,
  row,
  position,
  top,
  selected,
  activeColumn,
  highlighted,
}: TableRowProps<Row>) {
  const active = activeColumn >= 0;
  const done = row !== undefined && (view.doneOf?.(row) ?? false);
  return (
    <div
      role="row"
      aria-rowindex={position + 2}
      aria-selected={view.selectable && row !== undefined ? selected : undefined}
      data-highlighted={highlighted ? '' : undefined}
      data-done={done ? '' : undefined}
      className={withState(rowClassName(view.list, view.activates, position), active && styles.rowActive)}
      style={{ transform: `translateY(${top}px)` }}
    >
      {view.selectable && renderCheck(view, row, position, selected, activeColumn === 0)}
      <Cells
        view={view}
        row={row}
        position={active ? position : -1}
        activeColumn={view.selectable && activeColumn === 0 ? -1 : activeColumn}
      />
    </div>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

function rowClassName(list: boolean, activates: boolean, position: number): string {
  const key = (list ? 4 : 0) + (activates ? 2 : 0) + (position % 2);
  let name = rowClassNames[key];
  if (name === undefined) {
    name = classNames(
      styles.row,
      position % 2 === 1 && styles.rowOdd,
      activates && styles.rowActivates,
      list && styles.rowList,
    );
    rowClassNames[key] = name;
  }
  return name;
}

const rowClassNames: string[] = [];

function renderCheck<Row>(
  view: TableView<Row>,
  row: Row | undefined,
  position: number,
  selected: boolean,
  active: boolean,
): ReactNode {
  return (
    <div
      role="gridcell"
      aria-colindex={1}
      id={active ? view.cellId(position, 0) : undefined}
      data-part="check"
      className={withState(view.checkClassName, active && styles.cellActive)}
    >
      {row !== undefined && (
        <span
          role="checkbox"
          aria-checked={selected}
          aria-label={view.labels.selectRow(view.nameOf(row))}
          className={styles.check}
        />
      )}
    </div>
  );
}

interface CellsProps<Row> {
  view: TableView<Row>;
  row: Row | undefined;
  position: number;
  activeColumn: number;
}

/** Apart from its row, so that selecting a row does not draw its cells again. */
const Cells = memo(function Cells<Row>({ view, row, position, activeColumn }: CellsProps<Row>) {
  const cell = (placed: PlacedColumn<Row>) => renderCell(view, placed, row, position, activeColumn);
  const { actions } = view;
  const actionsCell = actions && (
    <WidgetCell
      key="actions"
      className={view.list ? styles.actionsList : styles.actions}
      colIndex={actions.index + 1}
      id={activeColumn === actions.index ? view.cellId(position, actions.index) : undefined}
    >
      {row === undefined ? null : actions.render(row)}
    </WidgetCell>
  );
  if (!view.list) {
    return (
      <>
        {view.columns.map(cell)}
        {actionsCell}
      </>
    );
  }
  return (
    <>
      {/* Words are other elements than their skeletons, which are laid out otherwise: they come, nothing moves. */}
      <div key={row === undefined ? 'skeletons' : 'words'} role="presentation" className={styles.lines}>
        <div role="presentation" className={styles.linesGrid}>
          {view.title && cell(view.title)}
          {view.trailing.length > 0 && (
            <div role="presentation" className={styles.trailing}>
              {view.trailing.map(cell)}
            </div>
          )}
          <div role="presentation" className={styles.metaLine}>
            {view.meta.length > 0 && (
              <div role="presentation" className={styles.metaParts}>
                {view.meta.map(cell)}
              </div>
            )}
            {view.metaEnd && cell(view.metaEnd)}
          </div>
        </div>
      </div>
      {actionsCell}
    </>
  );
}) as <Row>(props: CellsProps<Row>) => ReactNode;

function renderCell<Row>(
  view: TableView<Row>,
  { column, index, className, style }: PlacedColumn<Row>,
  row: Row | undefined,
  position: number,
  activeColumn: number,
): ReactNode {
  const id = activeColumn === index ? view.cellId(position, index) : undefined;
  const content =
    row === undefined ? (
      <span data-part="skeleton" className={styles.skeleton} />
    ) : (
      contentOf(view, column, row)
    );
  const tone = row === undefined ? undefined : column.tone?.(row);
  if (column.interactive) {
    return (
      <WidgetCell key={column.id} className={className} colIndex={index + 1} id={id} style={style}>
        {content}
      </WidgetCell>
    );
  }
  return (
    <div
      key={column.id}
      role="gridcell"
      aria-colindex={index + 1}
      id={id}
      className={withState(withState(className, id && styles.cellActive), tone && styles.danger)}
      style={style}
    >
      {content}
    </div>
  );
}

/** Nearly every cell is another than the active one, and in no tone: none of those makes a new string. */
function withState(className: string, state: string | false | undefined): string {
  return state ? classNames(className, state) : className;
}

function contentOf<Row>(view: TableView<Row>, column: PlacedColumn<Row>['column'], row: Row): ReactNode {
  const { cell, before, href, placeholder } = column;
  if (cell) return cell(row);
  if (placeholder !== undefined && (column.value(row) ?? null) === null) {
    return <span className={styles.placeholder}>{placeholder}</span>;
  }
  const words = wordsOf(view, column, row);
  if (!before && !href) return words;
  const linked = href ? (
    <a href={href(row)} onClick={view.onLinkClick} tabIndex={-1} draggable={false} className={styles.link}>
      {words}
    </a>
  ) : (
    words
  );
  if (!before) return linked;
  return (
    <div className={styles.beside}>
      {before(row)}
      <span className={styles.besideWords}>{linked}</span>
    </div>
  );
}

function wordsOf<Row>(view: TableView<Row>, column: PlacedColumn<Row>['column'], row: Row): string {
  if (column.text) return column.text(row);
  const figure = column.kind === 'number' ? column.value(row) : null;
  if (typeof figure === 'number') return view.number(figure);
  const words = columnText(column, row);
  return column.kind === 'date' ? view.date(words) : words;
}

interface WidgetCellProps {
  className: string;
  colIndex: number;
  id: string | undefined;
  style?: object | undefined;
  children: ReactNode;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** A cell with links or buttons of its own: reached by Enter, so that the grid stays one tab stop. */
function WidgetCell({ className, colIndex, id, style, children }: WidgetCellProps) {
  const ref = useRef<HTMLDivElement>(null);
  // The widgets are the caller's elements; whichever there are now leave the tab order.
  useLayoutEffect(() => {
    for (const widget of ref.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []) {
      // Said again to one that has the focus, it would make the browser work out all styles at once.
      if (widget.getAttribute('tabindex') !== '-1') widget.tabIndex = -1;
    }
  });
  return (
    <div
      ref={ref}
      role="gridcell"
      aria-colindex={colIndex}
      id={id}
      data-part="widgets"
      className={withState(className, id && styles.cellActive)}
      style={style}
    >
      {children}
    </div>
  );
}

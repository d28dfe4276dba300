import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle } from 'react';
import { classNames } from '../components/classNames';
import * as styles from './DataTable.css';
import type { RowSource, SourceSnapshot } from './engine/rowSource';
import { contentHeight } from './engine/scrollWindow';
import { isSelected } from './engine/selection';
import { TableRow } from './TableRow';
import type { TableView } from './tableView';
import { type ScrollWindow, useScrollWindow } from './useScrollWindow';
import type { TableMetrics } from './useTableMetrics';

export type TableScroll = Pick<ScrollWindow, 'reveal' | 'centre'>;

interface TableBodyProps<Row> {
  source: RowSource<Row>;
  snapshot: SourceSnapshot;
  view: TableView<Row>;
  metrics: TableMetrics;
  scroller: RefObject<HTMLElement | null>;
  scroll: Ref<TableScroll>;
  rowCount: number;
  activeRow: number;
  activeColumn: number;
  highlighted: number;
}

/** The rows. It alone renders while scrolling. */
export function TableBody<Row>({
  source,
  snapshot,
  view,
  metrics,
  scroller,
  scroll,
  rowCount,
  activeRow,
  activeColumn,
  highlighted,
}: TableBodyProps<Row>) {
  const rowHeight = view.list ? metrics.rowTall : metrics.row;
  const geometry = { rowCount, rowHeight, viewport: metrics.viewport };
  const { first, end, origin, originTop, reveal, centre } = useScrollWindow(
    scroller,
    geometry,
    snapshot.query,
  );
  useImperativeHandle(scroll, () => ({ reveal, centre }));

  // The source may be a server: it is told what is in sight.
  useEffect(() => {
    if (snapshot.status !== 'failed') source.wanted(first, end);
  }, [source, first, end, snapshot.status]);

  const failedAt = snapshot.error && snapshot.status !== 'failed' ? snapshot.loaded : -1;
  const rows: ReactNode[] = [];
  // Slots in their own order: a row that scrolls out gives its element to the one that scrolls in, and none moves.
  const slots = end - first;
  for (let slot = 0; slot < slots; slot++) {
    const position = first + ((slot - (first % slots) + slots) % slots);
    const top = (position - origin) * rowHeight;
    rows.push(
      position === failedAt ? (
        <FailedRow key={slot} view={view} position={position} top={top} onRetry={source.retry} />
      ) : (
        <TableRow
          key={slot}
          view={view}
          row={source.rowAt(position)}
          position={position}
          top={top}
          selected={isSelected(snapshot.selection, source.numberAt(position))}
          activeColumn={position === activeRow ? activeColumn : -1}
          highlighted={position === highlighted}
        />
      ),
    );
  }

  return (
    <div role="rowgroup" className={styles.body} style={{ height: contentHeight(geometry) }}>
      <div role="presentation" className={styles.window} style={{ transform: `translateY(${originTop}px)` }}>
        {rows}
      </div>
    </div>
  );
}

interface FailedRowProps<Row> {
  view: TableView<Row>;
  position: number;
  top: number;
  onRetry: () => void;
}

function FailedRow<Row>({ view, position, top, onRetry }: FailedRowProps<Row>) {
  return (
    <div
      role="row"
      aria-rowindex={position + 2}
      className={classNames(styles.row, view.list && styles.rowList)}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="gridcell" aria-colindex={1} aria-colspan={view.columnCount} className={styles.wholeRow}>
        {view.labels.failedMore}
        <button type="button" tabIndex={-1} className={styles.retry} onClick={onRetry}>
          {view.labels.retry}
        </button>
      </div>
    </div>
  );
}

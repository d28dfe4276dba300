import {
  type FocusEvent,
  type ReactElement,
  type Ref,
  type RefObject,
  startTransition,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { classNames } from '../components/classNames';
import { useLayoutEffect } from '../components/useLayoutEffect';
import * as styles from './DataTable.css';
import type { RowId } from './engine/column';
import type { RowSource, SourceSnapshot } from './engine/rowSource';
import { contentHeight } from './engine/scrollWindow';
import { isSelected } from './engine/selection';
import { type ActiveCell, cellOf } from './gridKeys';
import { TableRow } from './TableRow';
import type { TableView } from './tableView';
import { usePosition } from './usePosition';
import { type ScrollWindow, useScrollWindow } from './useScrollWindow';
import { useShield } from './useShield';
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
  /** The focus is on a widget of a row, or in what such a widget opened. */
  onHold: (cell: ActiveCell) => void;
}

/**
 * Of another query the rows in sight are drawn at once, the others this much later. Longer than somebody who types pauses, with the
 * answer: of the letters in between nobody sees more than the first rows.
 */
const BEYOND_AFTER_MS = 500;

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
  onHold,
}: TableBodyProps<Row>) {
  const rowHeight = view.list ? metrics.rowTall : metrics.row;
  const geometry = { rowCount, rowHeight, viewport: metrics.viewport };
  const { first, end, inSight, slots, origin, originTop, shown, reveal, centre } = useScrollWindow(
    scroller,
    geometry,
    snapshot.query,
    metrics.inPage,
  );
  useImperativeHandle(scroll, () => ({ reveal, centre }));
  const [drawnWhole, setDrawnWhole] = useState(-1);
  const areAllDrawn = drawnWhole === snapshot.query;
  const shield = useRef<HTMLDivElement>(null);
  const { raise, ...pointerHandlers } = useShield(scroller, shield);

  useEffect(() => {
    const timer = setTimeout(setDrawnWhole, BEYOND_AFTER_MS, snapshot.query);
    return () => clearTimeout(timer);
  }, [snapshot.query]);

  // The source may be a server: it is told what is in sight.
  useEffect(() => {
    if (snapshot.status !== 'failed') source.wanted(first, end);
  }, [source, first, end, snapshot.status]);

  /** A row with a widget that has the focus keeps its element, wherever the row goes. */
  const [held, setHeld] = useState<{ id: RowId; slot: number } | null>(null);
  const heldAt = usePosition(source, snapshot, held?.id);
  const hold = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    // What a row opens is elsewhere in the document, and is the row's still.
    const widget = currentTarget.contains(target) ? target : currentTarget.querySelector(OPENER);
    const cell = widget && cellOf(widget);
    const row = cell ? source.rowAt(cell.row) : undefined;
    if (!cell || row === undefined || cell.row === heldAt) return;
    // Not before the press is painted: a link's page is on its way, a button's answer too.
    startTransition(() => {
      setHeld({ id: source.rowId(row), slot: cell.row % slots });
      onHold(cell);
    });
  };
  // The focus is the browser's. It goes to the body when the row that had it is gone; the table keeps it.
  useLayoutEffect(() => {
    if (!held || heldAt >= 0) return;
    setHeld(null);
    if (document.activeElement === document.body) scroller.current?.focus({ preventScroll: true });
  }, [scroller, held, heldAt]);

  const failedAt = snapshot.error && snapshot.status !== 'failed' ? snapshot.loaded : -1;
  const isInSight = (position: number) => position >= inSight.first && position < inSight.end;
  const drawn = useRef({ rows: new Map<number, RowElement<Row>>(), shown });
  const rows = new Map<number, RowElement<Row>>();
  const draw = (position: number, key: number | string) => {
    const top = (position - origin) * rowHeight;
    const before = drawn.current.rows.get(position);
    if (!areAllDrawn && !isInSight(position) && before?.key === String(key) && before.props.top === top) {
      rows.set(position, before);
      return;
    }
    rows.set(
      position,
      position === failedAt ? (
        <FailedRow key={key} view={view} position={position} top={top} onRetry={source.retry} />
      ) : (
        <TableRow
          key={key}
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
  };
  // Slots in their own order: a row that scrolls out gives its element to the one that scrolls in, and none moves.
  for (let slot = 0; slot < Math.max(slots, held ? held.slot + 1 : 0); slot++) {
    const isHeld = slot === held?.slot;
    if (isHeld && heldAt >= 0) draw(heldAt, slot);
    const position = first + ((slot - (first % slots) + slots) % slots);
    if (slot < slots && position < end && position !== heldAt) draw(position, isHeld ? 'instead' : slot);
  }
  // The grid names the active cell, so it is there also while its row is out of sight.
  if (activeRow >= 0 && (activeRow < first || activeRow >= end) && activeRow !== heldAt)
    draw(activeRow, 'active');

  // Rows rush past in scrolling, or another has come to the place of one: an answer to a sort or a search, a row taken away, somebody
  // else's change. One whose values change stays. Before the screen is painted, so that no swapped row is there unnoticed.
  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = { rows, shown };
    const isSwapped = ([position, { props }]: [number, RowElement<Row>]) => {
      const row = before.rows.get(position)?.props.row;
      if (!isInSight(position) || row === undefined || props.row === undefined) return false;
      return source.rowId(row) !== source.rowId(props.row);
    };
    if (before.shown !== shown || [...rows].some(isSwapped)) raise();
  });

  return (
    <div
      role="rowgroup"
      className={styles.body}
      style={{ height: contentHeight(geometry) }}
      onFocus={hold}
      {...pointerHandlers}
    >
      <div role="presentation" className={styles.window} style={{ transform: `translateY(${originTop}px)` }}>
        {[...rows.values()]}
      </div>
      <div role="presentation" className={styles.shieldRoom}>
        <div ref={shield} role="presentation" hidden className={styles.shield} />
      </div>
    </div>
  );
}

/** A button whose menu, list or dialog is open. */
const OPENER = '[aria-haspopup][aria-expanded="true"]';

type RowElement<Row> = ReactElement<{ top: number; row?: Row }>;

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

import type { Column } from './column';
import { type ColumnLayout, kindWidth, pinnedSide } from './columnLayout';

/**
 * How wide columns are, px by id. Each has at least its least width. What is left goes to columns that are narrower than their
 * content needs (`width`), by `grow`; then to those that grow, else to the last one.
 * One that a person resized keeps that width.
 *
 * @param columns the visible ones, in their order
 * @param labels px that the columns' labels take, which are never clipped
 * @param room px for all of them; with less than they need at least, the table scrolls sideways
 */
export function columnWidths<Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout,
  labels: Readonly<Record<string, number>>,
  room: number,
): Record<string, number> {
  const widths: Record<string, number> = {};
  let left = room;
  for (const column of columns) {
    const least = leastWidth(column, layout, labels[column.id]);
    widths[column.id] = least;
    left -= least;
  }
  left = fill(
    widths,
    columns.map((column) => ({
      id: column.id,
      upTo: isFixed(column, layout) ? 0 : (column.width ?? 0),
      weight: column.grow ?? 1,
    })),
    left,
  );
  left = fill(
    widths,
    columns.map((column) => ({
      id: column.id,
      upTo: isFixed(column, layout) ? 0 : Number.POSITIVE_INFINITY,
      weight: growOf(column),
    })),
    left,
  );
  const last = columns.filter((column) => !isFixed(column, layout)).at(-1);
  if (last && left > 0) widths[last.id] = (widths[last.id] ?? 0) + left;
  return widths;
}

interface Want {
  id: string;
  /** px; not more than this. */
  upTo: number;
  weight: number;
}

/** Shares `left` px among columns by weight, none above what it wants. @returns px that nobody wants */
function fill(widths: Record<string, number>, wants: readonly Want[], left: number): number {
  const missing = ({ id, upTo, weight }: Want) => (weight > 0 ? upTo - (widths[id] ?? 0) : 0);
  let hungry = wants.filter((want) => missing(want) > 0);
  while (left >= 1 && hungry.length > 0) {
    const share = left / hungry.reduce((sum, { weight }) => sum + weight, 0);
    for (const want of hungry) {
      const more = Math.min(missing(want), Math.floor(share * want.weight));
      widths[want.id] = (widths[want.id] ?? 0) + more;
      left -= more;
    }
    const still = hungry.filter((want) => missing(want) > 0);
    if (still.length === hungry.length) {
      // Only what rounding left: to the first.
      const [first] = hungry;
      if (first) widths[first.id] = (widths[first.id] ?? 0) + Math.min(left, missing(first));
      return 0;
    }
    hungry = still;
  }
  return left;
}

/** A column's CSS grid track where the table's width is not known yet, as on a server. */
export function columnTrack<Row>(column: Column<Row>, layout: ColumnLayout, label = 0): string {
  const least = leastWidth(column, layout, label);
  const grow = isFixed(column, layout) ? 0 : growOf(column);
  return grow === 0 ? `${least}px` : `minmax(${least}px, ${grow}fr)`;
}

/** The least width a column takes, px: what scrolling sideways starts from. */
export function leastWidth<Row>(column: Column<Row>, layout: ColumnLayout, label = 0): number {
  const own = column.minWidth ?? column.width ?? kindWidth(column);
  return Math.max(layout.widths[column.id] ?? own, label);
}

/** As wide as the person made it, or pinned: others slide under it at a known distance. */
function isFixed<Row>(column: Column<Row>, layout: ColumnLayout): boolean {
  return layout.widths[column.id] !== undefined || pinnedSide(column, layout) !== undefined;
}

/** Figures, dates and columns with a width of their own are wide enough with it. */
function growOf<Row>({ grow, width, kind }: Column<Row>): number {
  return grow ?? (width === undefined && kind !== 'number' && kind !== 'date' ? 1 : 0);
}

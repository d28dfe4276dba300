import type { Column } from './column';

/** What a person changed about the columns: by column id, px. Plain data, to keep per person. */
export interface ColumnLayout {
  widths: Readonly<Record<string, number>>;
  /** Overrides the column's own `hidden`. */
  hidden: Readonly<Record<string, boolean>>;
  /** Overrides the column's own `pinned`. */
  pinned: Readonly<Record<string, 'start' | 'end' | 'none'>>;
}

export const noColumnLayout: ColumnLayout = { widths: {}, hidden: {}, pinned: {} };

const MIN_WIDTH = 96;
const MAX_WIDTH = 800;

export function pinnedSide<Row>(column: Column<Row>, layout: ColumnLayout): 'start' | 'end' | undefined {
  const side = layout.pinned[column.id] ?? column.pinned;
  return side === 'none' ? undefined : side;
}

/** Columns to show, from the reading direction's start: pinned ones first and last, the rest as given. */
export function visibleColumns<C extends Column<never>>(columns: readonly C[], layout: ColumnLayout): C[] {
  const visible = columns.filter((column) => !(layout.hidden[column.id] ?? column.hidden ?? false));
  const on = (side: 'start' | 'end' | undefined) =>
    visible.filter((column) => pinnedSide(column, layout) === side);
  return [...on('start'), ...on(undefined), ...on('end')];
}

/** The layout with a column as wide as asked, within its limits. */
export function withColumnWidth<Row>(layout: ColumnLayout, column: Column<Row>, width: number): ColumnLayout {
  return { ...layout, widths: { ...layout.widths, [column.id]: withinLimits(column, width) } };
}

/** The layout with a column back at its own width. */
export function withoutColumnWidth(layout: ColumnLayout, columnId: string): ColumnLayout {
  const { [columnId]: _dropped, ...widths } = layout.widths;
  return { ...layout, widths };
}

export function withinLimits<Row>(column: Column<Row>, width: number): number {
  return Math.round(Math.max(column.minWidth ?? MIN_WIDTH, Math.min(width, column.maxWidth ?? MAX_WIDTH)));
}

/**
 * A column's CSS grid track: fixed once resized, pinned or given a width; else its share of what is left.
 * @param label px that the column's label takes, which is never clipped
 */
export function columnTrack<Row>(column: Column<Row>, layout: ColumnLayout, label = 0): string {
  const least = leastWidth(column, layout, label);
  return isFixed(column, layout) ? `${least}px` : `minmax(${least}px, ${column.grow ?? 1}fr)`;
}

/** The least width a column takes, px: what scrolling sideways starts from. */
export function leastWidth<Row>(column: Column<Row>, layout: ColumnLayout, label = 0): number {
  const width = layout.widths[column.id] ?? column.width ?? column.minWidth ?? kindWidth(column);
  return Math.max(width, label);
}

/** Figures and dates are about as long as each other; a pinned column has others slide under it at a known distance. */
function isFixed<Row>(column: Column<Row>, layout: ColumnLayout): boolean {
  if ((layout.widths[column.id] ?? column.width) !== undefined) return true;
  if (pinnedSide(column, layout)) return true;
  return column.grow === undefined && (column.kind === 'number' || column.kind === 'date');
}

/** Room for `2026-11-20`, for a figure up to millions, or for a short name. */
function kindWidth<Row>({ kind }: Column<Row>): number {
  return kind === 'date' ? 108 : kind === 'number' ? 88 : MIN_WIDTH;
}

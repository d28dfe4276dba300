import type { Column } from './column';

/** What a person changed about the columns, by column id. Plain data, to keep per person. */
export interface ColumnLayout {
  /** px */
  widths: Readonly<Record<string, number>>;
  /** Overrides the column's own `hidden`. */
  hidden: Readonly<Record<string, boolean>>;
  /** Overrides the column's own `pinned`. */
  pinned: Readonly<Record<string, 'start' | 'end' | 'none'>>;
  /** Ids in the order to show. A column that it does not name follows the one that it follows in `columns`. */
  order: readonly string[];
}

export const noColumnLayout: ColumnLayout = { widths: {}, hidden: {}, pinned: {}, order: [] };

const MIN_WIDTH = 96;
const MAX_WIDTH = 800;

export function pinnedSide<Row>(column: Column<Row>, layout: ColumnLayout): 'start' | 'end' | undefined {
  const side = layout.pinned[column.id] ?? column.pinned;
  return side === 'none' ? undefined : side;
}

/** All columns in the person's order. */
export function orderedColumns<C extends Column<never>>(
  columns: readonly C[],
  { order }: Pick<ColumnLayout, 'order'>,
): readonly C[] {
  if (order.length === 0) return columns;
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ordered = [...new Set(order)].flatMap((id) => byId.get(id) ?? []);
  columns.forEach((column, at) => {
    if (order.includes(column.id)) return;
    const before = columns[at - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  });
  return ordered;
}

/** Columns to show, from the reading direction's start: pinned ones first and last, the rest in their order. */
export function visibleColumns<C extends Column<never>>(columns: readonly C[], layout: ColumnLayout): C[] {
  const visible = orderedColumns(columns, layout).filter(
    (column) => !(layout.hidden[column.id] ?? column.hidden ?? false),
  );
  const on = (side: 'start' | 'end' | undefined) =>
    visible.filter((column) => pinnedSide(column, layout) === side);
  return [...on('start'), ...on(undefined), ...on('end')];
}

/** The layout with a column as wide as asked, within its limits. */
function withColumnWidth<Row>(layout: ColumnLayout, column: Column<Row>, width: number): ColumnLayout {
  return { ...layout, widths: { ...layout.widths, [column.id]: withinLimits(column, width) } };
}

/** The layout with a column switched on or off. */
export function withColumnHidden(layout: ColumnLayout, columnId: string, hidden: boolean): ColumnLayout {
  return { ...layout, hidden: { ...layout.hidden, [columnId]: hidden } };
}

/** The layout with a column moved before or after another. */
export function withColumnAt<Row>(
  layout: ColumnLayout,
  columns: readonly Column<Row>[],
  columnId: string,
  side: 'before' | 'after',
  neighbourId: string,
): ColumnLayout {
  if (columnId === neighbourId) return layout;
  const order = orderedColumns(columns, layout).flatMap(({ id }) => (id === columnId ? [] : [id]));
  order.splice(order.indexOf(neighbourId) + (side === 'after' ? 1 : 0), 0, columnId);
  return { ...layout, order };
}

/** The layout with a column as wide as asked, and those before it as wide as they are: its edge follows the pointer. */
export function withColumnResized<Row>(
  layout: ColumnLayout,
  visible: readonly Column<Row>[],
  shown: Readonly<Record<string, number>>,
  column: Column<Row>,
  width: number,
): ColumnLayout {
  const before = visible.slice(0, visible.indexOf(column));
  const kept = Object.fromEntries(before.flatMap(({ id }) => (shown[id] ? [[id, shown[id]]] : [])));
  return withColumnWidth({ ...layout, widths: { ...layout.widths, ...kept } }, column, width);
}

/** px between which a column may be resized. */
export function widthLimits<Row>(column: Column<Row>): { min: number; max: number } {
  const { width, minWidth = Math.min(MIN_WIDTH, width ?? kindWidth(column)), maxWidth = MAX_WIDTH } = column;
  return { min: minWidth, max: maxWidth };
}

/** Room for `2026-11-20`, for a figure up to millions, or for a short name. */
export function kindWidth<Row>({ kind }: Column<Row>): number {
  return kind === 'date' ? 108 : kind === 'number' ? 88 : MIN_WIDTH;
}

function withinLimits<Row>(column: Column<Row>, width: number): number {
  const { min, max } = widthLimits(column);
  return Math.round(Math.max(min, Math.min(width, max)));
}

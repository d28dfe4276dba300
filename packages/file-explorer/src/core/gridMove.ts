/** How entries lie: a list has one column, tiles have several. */
export interface GridShape {
  readonly count: number;
  readonly columns: number;
  /** Rows that PageUp and PageDown go. */
  readonly page: number;
  readonly rtl: boolean;
}

/**
 * Where a key leads from an entry. Up and Down go by row and stay where there is no row; Left and Right go to the neighbour, in the next
 * row too; PageUp and PageDown keep the column.
 * @returns the same position at an edge; null for a key that does not move
 */
export function gridMove(position: number, key: string, shape: GridShape): number | null {
  const { count, columns, page, rtl } = shape;
  const last = count - 1;
  if (count === 0) return null;
  const by = (step: number) => {
    const to = position + step;
    return to < 0 || to > last ? null : to;
  };
  const far = (rows: number) => {
    const column = position % columns;
    const row = Math.floor(position / columns) + rows;
    const lastRow = Math.floor(last / columns);
    return Math.min(last, Math.max(0, Math.min(row, lastRow)) * columns + column);
  };
  switch (key) {
    case 'ArrowDown':
      // From the last but one row into a last row that is shorter: its last entry.
      return by(columns) ?? (Math.floor(position / columns) < Math.floor(last / columns) ? last : position);
    case 'ArrowUp':
      return by(-columns) ?? position;
    case 'ArrowRight':
      return columns === 1 ? null : (by(rtl ? -1 : 1) ?? position);
    case 'ArrowLeft':
      return columns === 1 ? null : (by(rtl ? 1 : -1) ?? position);
    case 'PageDown':
      return far(page);
    case 'PageUp':
      return far(-page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

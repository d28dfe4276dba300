/** Where the active cell is: row -1 is the head, column 0 the first shown, checkbox included. */
export interface ActiveCell {
  row: number;
  column: number;
}

/** The cell that an element of the grid is in, by the indices that it tells assistive technology; null where it is in no row. */
export function cellOf(element: Element): ActiveCell | null {
  const index = (attribute: string) => Number(element.closest(`[${attribute}]`)?.getAttribute(attribute));
  // The head is row 1. What is beside the cells counts to the first.
  const row = index('aria-rowindex') - 2;
  return row >= -1 ? { row, column: (index('aria-colindex') || 1) - 1 } : null;
}

export interface GridShape {
  rowCount: number;
  columnCount: number;
  /** Rows that PageUp and PageDown go. */
  page: number;
  rtl: boolean;
  /** Whether the head takes the focus; the list of a phone has none. */
  head: boolean;
}

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * Where a key takes the active cell, as the WAI-ARIA grid pattern has it.
 * @returns null for a key that does not move
 */
export function movedCell(
  { row, column }: ActiveCell,
  { key, ctrlKey, metaKey }: Key,
  shape: GridShape,
): ActiveCell | null {
  const lastRow = shape.rowCount - 1;
  const lastColumn = shape.columnCount - 1;
  /** The first that is no head. */
  const top = Math.min(0, lastRow);
  const firstRow = shape.head ? -1 : 0;
  const toRow = (to: number) => ({ row: Math.max(firstRow, Math.min(to, lastRow)), column });
  const toColumn = (to: number) => ({ row, column: Math.max(0, Math.min(to, lastColumn)) });
  const far = ctrlKey || metaKey;
  const forwards = shape.rtl ? -1 : 1;
  switch (key) {
    case 'ArrowDown':
      return toRow(far ? lastRow : row + 1);
    case 'ArrowUp':
      return toRow(far ? top : row - 1);
    case 'ArrowRight':
      return toColumn(column + forwards);
    case 'ArrowLeft':
      return toColumn(column - forwards);
    case 'PageDown':
      return toRow(Math.max(0, row) + shape.page);
    case 'PageUp':
      return toRow(Math.max(top, row - shape.page));
    case 'Home':
      return far ? { row: top, column: 0 } : toColumn(0);
    case 'End':
      return far ? { row: lastRow, column: lastColumn } : toColumn(lastColumn);
    default:
      return null;
  }
}

export function isRtl(grid: Element): boolean {
  return getComputedStyle(grid).direction === 'rtl';
}

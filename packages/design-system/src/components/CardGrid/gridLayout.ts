/** How many columns of at least `minColumnWidth` fit, px. */
export function columnsThatFit(width: number, minColumnWidth: number, gap: number): number {
  return Math.max(1, Math.floor((width + gap) / (minColumnWidth + gap)));
}

/**
 * Where each row begins, and after the last one where the grid ends, px.
 * @param measured height of the rows seen so far, by row; the others count with their average, or the estimate
 */
export function rowOffsets(
  rows: number,
  measured: ReadonlyMap<number, number>,
  estimate: number,
  gap: number,
): number[] {
  let sum = 0;
  for (const height of measured.values()) sum += height;
  const guess = measured.size > 0 ? sum / measured.size : estimate;
  const offsets = [0];
  let end = 0;
  for (let row = 0; row < rows; row += 1) {
    end += (measured.get(row) ?? guess) + (row < rows - 1 ? gap : 0);
    offsets.push(end);
  }
  return offsets;
}

/** The rows that touch the window, by binary search, with some to spare on both sides. `last` is exclusive. */
export function rowsInView(
  offsets: readonly number[],
  top: number,
  bottom: number,
  overscan: number,
): { first: number; last: number } {
  const rows = offsets.length - 1;
  const first = Math.max(0, rowAt(offsets, top) - overscan);
  const last = Math.min(rows, rowAt(offsets, bottom) + 1 + overscan);
  return { first: Math.min(first, rows), last: Math.max(first, last) };
}

function rowAt(offsets: readonly number[], y: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

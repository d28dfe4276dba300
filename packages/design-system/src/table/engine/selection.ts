/**
 * Selected row numbers as ranges: half-open pairs `[from, to, from, to, ...]`, ascending, apart from each other.
 * `inverted` selects every row but those, so that selecting a million rows costs what selecting one does.
 */
export interface Selection {
  readonly inverted: boolean;
  readonly ranges: readonly number[];
}

export const nothingSelected: Selection = { inverted: false, ranges: [] };
export const everythingSelected: Selection = { inverted: true, ranges: [] };

export function isSelected({ inverted, ranges }: Selection, row: number): boolean {
  let low = 0;
  let high = ranges.length >> 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle * 2 + 1] as number) <= row) low = middle + 1;
    else high = middle;
  }
  const inRange = low * 2 < ranges.length && (ranges[low * 2] as number) <= row;
  return inRange !== inverted;
}

/** @param rowCount how many rows there are, which 'every row but' needs to know */
export function selectedCount({ inverted, ranges }: Selection, rowCount: number): number {
  let size = 0;
  for (let at = 0; at < ranges.length; at += 2) size += (ranges[at + 1] as number) - (ranges[at] as number);
  return inverted ? rowCount - size : size;
}

export function isNothingSelected(selection: Selection, rowCount: number): boolean {
  return selection.inverted ? selectedCount(selection, rowCount) === 0 : selection.ranges.length === 0;
}

/** Selected row numbers, ascending. */
export function* selectedRows({ inverted, ranges }: Selection, rowCount: number): Generator<number> {
  if (!inverted) {
    for (let at = 0; at < ranges.length; at += 2) {
      for (let row = ranges[at] as number; row < (ranges[at + 1] as number); row++) yield row;
    }
    return;
  }
  let row = 0;
  for (let at = 0; at < ranges.length; at += 2) {
    for (; row < (ranges[at] as number); row++) yield row;
    row = ranges[at + 1] as number;
  }
  for (; row < rowCount; row++) yield row;
}

/** Selects or deselects rows, given in any order. */
export function withRows(selection: Selection, rows: ArrayLike<number>, selected: boolean): Selection {
  const changed = toRanges(rows);
  const adds = selected !== selection.inverted;
  const ranges = adds ? union(selection.ranges, changed) : difference(selection.ranges, changed);
  return { inverted: selection.inverted, ranges };
}

/** What of the selection is among the rows: nothing stays selected that a filter hides. */
export function selectedAmong(selection: Selection, rows: ArrayLike<number>): Selection {
  const kept: number[] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    if (isSelected(selection, row)) kept.push(row);
  }
  return { inverted: false, ranges: toRanges(kept) };
}

function toRanges(rows: ArrayLike<number>): number[] {
  const sorted = Uint32Array.from(rows).sort();
  const ranges: number[] = [];
  for (const row of sorted) {
    const end = ranges.length - 1;
    if (end > 0 && (ranges[end] as number) >= row) ranges[end] = row + 1;
    else ranges.push(row, row + 1);
  }
  return ranges;
}

function union(a: readonly number[], b: readonly number[]): number[] {
  return sweep(a, b, (inA, inB) => inA || inB);
}

function difference(a: readonly number[], b: readonly number[]): number[] {
  return sweep(a, b, (inA, inB) => inA && !inB);
}

/** Walks both lists of boundaries together; a range starts or ends where `keep` changes its mind. */
function sweep(
  a: readonly number[],
  b: readonly number[],
  keep: (inA: boolean, inB: boolean) => boolean,
): number[] {
  const ranges: number[] = [];
  let atA = 0;
  let atB = 0;
  let inside = false;
  while (atA < a.length || atB < b.length) {
    const boundary = Math.min(a[atA] ?? Number.POSITIVE_INFINITY, b[atB] ?? Number.POSITIVE_INFINITY);
    while (a[atA] === boundary) atA++;
    while (b[atB] === boundary) atB++;
    const now = keep(atA % 2 === 1, atB % 2 === 1);
    if (now !== inside) ranges.push(boundary);
    inside = now;
  }
  return ranges;
}

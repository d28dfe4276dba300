import type { RowId } from './column';
import type { RowSource } from './rowSource';

/** A row that is followed through the changes of its source. */
export interface FollowedRow {
  position: number;
  /** undefined where no row was loaded. */
  id: RowId | undefined;
  /** Those that came after it: once it is gone, the first of them that is still there has its place. */
  after: readonly RowId[];
}

type Rows<Row> = Pick<RowSource<Row>, 'rowAt' | 'rowId' | 'positionOf'>;

export function followRow<Row>(source: Rows<Row>, position: number): FollowedRow {
  const ids = Array.from({ length: 1 + AFTER }, (_, at) => idAt(source, position + at));
  return { position, id: ids[0], after: ids.slice(1).filter((id) => id !== undefined) };
}

/** Where the row is now; where it is gone, where the next one is. Rows near by are looked at first: few changes go further. */
export function placeOf<Row>(
  source: Rows<Row>,
  { position, id, after }: FollowedRow,
): { position: number; isGone: boolean } {
  if (id === undefined || idAt(source, position) === id) return { position, isGone: false };
  const near = new Map<RowId, number>();
  for (let at = Math.max(0, position - NEAR); at <= position + NEAR; at++) {
    const there = idAt(source, at);
    if (there !== undefined) near.set(there, at);
  }
  const moved = near.get(id) ?? source.positionOf(id);
  if (moved >= 0) return { position: moved, isGone: false };
  const next = after.find((one) => near.has(one));
  return { position: next === undefined ? position : (near.get(next) ?? position), isGone: true };
}

function idAt<Row>(source: Rows<Row>, position: number): RowId | undefined {
  const row = position < 0 ? undefined : source.rowAt(position);
  return row === undefined ? undefined : source.rowId(row);
}

/** Rows after it that are remembered, and rows on each side in which they are found again. */
const AFTER = 32;
const NEAR = 64;

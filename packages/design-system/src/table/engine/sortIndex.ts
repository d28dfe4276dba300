import type { SortDirection } from './column';

/** The ascending order of a column, made once; both directions come from it. */
export interface SortIndex {
  /** Row numbers, ascending by value; equal values by row number; rows without a value at the end. */
  order: Uint32Array;
  /** 1 where `order` comes to a value that differs from the one before. */
  starts: Uint8Array;
  /** How many rows at the end of `order` have no value. */
  emptyCount: number;
}

/**
 * The order of a direction. Descending reverses the values, not the rows: equal ones keep their order, and rows without
 * a value stay at the end.
 */
export function inDirection(index: SortIndex, direction: SortDirection): Uint32Array {
  if (direction === 'ascending') return index.order;
  const { order, starts, emptyCount } = index;
  const valued = order.length - emptyCount;
  const descending = new Uint32Array(order.length);
  let end = valued;
  let place = 0;
  for (let at = valued - 1; at >= 0; at--) {
    if (starts[at] === 0) continue;
    for (let tie = at; tie < end; tie++) descending[place++] = order[tie] as number;
    end = at;
  }
  descending.set(order.subarray(valued), valued);
  return descending;
}

/** Room that sorts share, so that one of a hundred thousand short runs allocates nothing. */
export interface SortScratch {
  order: Uint32Array;
  keys: Uint32Array;
  counts: Uint32Array;
}

const LARGE = 4096;

export function createSortScratch(size: number): SortScratch {
  return {
    order: new Uint32Array(size),
    keys: new Uint32Array(size),
    counts: new Uint32Array(2048),
  };
}

/**
 * Sorts `order[from .. to)` by `keys[from .. to)`, which move along; equal keys keep their order.
 * @param bits how many low bits of the keys count, at most 32
 */
export function radixSort(
  order: Uint32Array,
  keys: Uint32Array,
  from: number,
  to: number,
  bits: number,
  scratch: SortScratch,
): void {
  // Few entries would spend their time clearing counters, so they get smaller digits.
  const digitBits = to - from > LARGE ? 11 : 8;
  for (let shift = 0; shift < bits; shift += digitBits) {
    distribute(order, keys, from, to, shift, (1 << digitBits) - 1, scratch);
  }
}

function distribute(
  order: Uint32Array,
  keys: Uint32Array,
  from: number,
  to: number,
  shift: number,
  mask: number,
  scratch: SortScratch,
): void {
  const { counts } = scratch;
  counts.fill(0, 0, mask + 1);
  for (let at = from; at < to; at++) {
    const digit = ((keys[at] as number) >>> shift) & mask;
    counts[digit] = (counts[digit] as number) + 1;
  }
  const first = ((keys[from] as number) >>> shift) & mask;
  if (counts[first] === to - from) return;

  let start = 0;
  for (let digit = 0; digit <= mask; digit++) {
    const size = counts[digit] as number;
    counts[digit] = start;
    start += size;
  }
  for (let at = from; at < to; at++) {
    const key = keys[at] as number;
    const digit = (key >>> shift) & mask;
    const place = counts[digit] as number;
    counts[digit] = place + 1;
    scratch.order[place] = order[at] as number;
    scratch.keys[place] = key;
  }
  order.set(scratch.order.subarray(0, to - from), from);
  keys.set(scratch.keys.subarray(0, to - from), from);
}

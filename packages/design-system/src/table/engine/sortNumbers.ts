import { createSortScratch, radixSort } from './radixSort';
import type { SortIndex } from './sortIndex';

/**
 * Ascending order of figures by radix sort over their bits; NaN means no value and goes to the end.
 * @param figures one per row
 */
export function sortNumbers(figures: Float64Array): SortIndex {
  const count = figures.length;
  const order = new Uint32Array(count);
  let valued = 0;
  for (let row = 0; row < count; row++) if (!Number.isNaN(figures[row])) order[valued++] = row;
  let end = valued;
  for (let row = 0; row < count; row++) if (Number.isNaN(figures[row])) order[end++] = row;

  const { high, low } = orderedBits(figures);
  const keys = new Uint32Array(count);
  const scratch = createSortScratch(valued);
  for (const half of [low, high]) {
    for (let at = 0; at < valued; at++) keys[at] = half[order[at] as number] as number;
    if (valued > 1) radixSort(order, keys, 0, valued, 32, scratch);
  }

  const starts = new Uint8Array(count);
  for (let at = 0; at < valued; at++) {
    const same = at > 0 && figures[order[at] as number] === figures[order[at - 1] as number];
    starts[at] = same ? 0 : 1;
  }
  return { order, starts, emptyCount: count - valued };
}

/** The bits of each figure, turned so that they compare like the figures when read as unsigned integers. */
function orderedBits(figures: Float64Array): { high: Uint32Array; low: Uint32Array } {
  const count = figures.length;
  const high = new Uint32Array(count);
  const low = new Uint32Array(count);
  const figure = new Float64Array(1);
  const bits = new Uint32Array(figure.buffer);
  // Little-endian everywhere a browser runs: the second word holds sign and exponent.
  for (let row = 0; row < count; row++) {
    figure[0] = (figures[row] as number) + 0; // -0 + 0 is 0, so that both zeros are equal
    const negative = (bits[1] as number) >>> 31 === 1;
    high[row] = negative ? ~(bits[1] as number) : (bits[1] as number) | 0x80000000;
    low[row] = negative ? ~(bits[0] as number) : (bits[0] as number);
  }
  return { high, low };
}

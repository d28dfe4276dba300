import type { Box } from './Drawing';

/** Of the points, at each end of each axis, that may be outliers. */
const STRAY = 0.01;
/** How much larger the box of all points may be before some of them are left out of sight. */
const FAR = 4;

/**
 * The box of the points without those few that lie far away from the rest, as in drawings with a forgotten line a kilometre off.
 * What lies near the others is in it.
 * @param xs,ys of the points, as many of each @returns null where there are none
 */
export function robustBounds(xs: Float64Array, ys: Float64Array): Box | null {
  const across = robustRange(xs);
  const up = robustRange(ys);
  return across && up && { minX: across[0], maxX: across[1], minY: up[0], maxY: up[1] };
}

function robustRange(values: Float64Array): [number, number] | null {
  const sorted = values.filter(Number.isFinite).sort();
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  if (first === undefined || last === undefined) return null;
  const low = sorted.at(Math.floor((sorted.length - 1) * STRAY)) ?? first;
  const high = sorted.at(Math.ceil((sorted.length - 1) * (1 - STRAY))) ?? last;
  const inner = high - low;
  if (inner === 0 || last - first <= FAR * inner) return [first, last];
  // The outermost that still are within their neighbours' reach.
  const near = sorted.filter((value) => value >= low - inner && value <= high + inner);
  return [near.at(0) ?? low, near.at(-1) ?? high];
}

import { nice, ticks } from 'd3-array';
import { stack, stackOffsetDiverging } from 'd3-shape';
import type { ChartSeries } from './chartSeries';

/** Where values lie on the upright axis, as percent from its top. */
export interface ValueScale {
  ticks: readonly number[];
  at: (value: number) => number;
}

const TICKS = 5;

/**
 * From nought, or from below it, to the next round figure above the highest value.
 * @param ends the lowest and highest values that have to fit
 */
export function valueScale(ends: readonly number[]): ValueScale {
  const lowest = Math.min(0, ...ends);
  const highest = Math.max(0, ...ends);
  const [from, to] = nice(lowest, highest === lowest ? lowest + 1 : highest, TICKS);
  return { ticks: ticks(from, to, TICKS), at: (value) => (1 - (value - from) / (to - from)) * 100 };
}

/** Lower and upper end of each series' part in each category, by series, then category; parts below nought hang from it. */
export function stackedEnds(
  series: readonly ChartSeries[],
  categories: number,
): (readonly [number, number])[][] {
  const positions = Array.from({ length: categories }, (_, at) => at);
  return stack<number, number>()
    .keys(series.map((_, at) => at))
    .value((position, at) => series[at]?.values[position] ?? 0)
    .offset(stackOffsetDiverging)(positions)
    .map((parts) => parts.map(([from, to]) => [from, to] as const));
}

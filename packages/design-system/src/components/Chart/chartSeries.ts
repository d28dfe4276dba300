/** One row of figures: a line, a set of bars, the slices of a donut. */
export interface ChartSeries {
  id: string;
  label: string;
  /** One for each category, in their order; null where there is none. */
  values: readonly (number | null)[];
}

/** The contract has eight colours; a ninth series begins again, with another pattern. */
export const COLORS = 8;

export function hasFigures(series: readonly ChartSeries[], categories: number): boolean {
  return categories > 0 && series.some(({ values }) => values.some((value) => value !== null));
}

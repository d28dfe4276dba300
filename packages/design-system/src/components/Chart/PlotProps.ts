import type { ChartSeries } from './chartSeries';

/** The figure that is pointed out: one of a series, or all of a category (`series` null). */
export interface ChartPoint {
  category: number;
  series: number | null;
}

/** What each kind of plot draws from. */
export interface PlotProps {
  chartId: string;
  categories: readonly string[];
  series: readonly ChartSeries[];
  height: number;
  format: (value: number | null) => string;
  /** Shorter, for an axis. */
  axisFormat: (value: number) => string;
  formatShare: (share: number) => string;
  point: ChartPoint | null;
  onPoint: (point: ChartPoint | null) => void;
  keyboardLabel: string;
  totalLabel: string;
  /** Whether the figures of what is pointed out stand over the plot. */
  hasTooltip: boolean;
}

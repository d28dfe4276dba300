export { Chart, type ChartProps, type ChartType, type ChartView } from './Chart';
export type { ChartSeries } from './chartSeries';

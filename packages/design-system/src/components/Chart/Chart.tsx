'use client';
import { ChartColumn, Table2 } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useMemo, useState } from 'react';
import { useLocale } from '../../locale/LocaleProvider';
import { useMessages } from '../../locale/useMessages';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { useControllable } from '../useControllable';
import { VisuallyHidden } from '../VisuallyHidden';
import { wholePercent } from '../wholePercent';
import { withRef } from '../withRef';
import { CartesianPlot } from './CartesianPlot';
import * as styles from './Chart.css';
import { ChartReadout } from './ChartReadout';
import { ChartTable } from './ChartTable';
import { type ChartSeries, hasFigures } from './chartSeries';
import { DonutPlot } from './DonutPlot';
import { chartMessages } from './messages';
import type { ChartPoint, PlotProps } from './PlotProps';
import { Swatch } from './SeriesMark';

export type { ChartPoint } from './PlotProps';

export type ChartType = 'bar' | 'stacked' | 'line' | 'donut';
export type ChartView = 'chart' | 'table';

export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'aria-label'> {
  /** `bar` compares, `stacked` adds up, `line` is a course in time, `donut` is parts of a whole (the first series, up to six). */
  type: ChartType;
  /** What it shows: its heading and accessible name. */
  label: string;
  /** The heading is elsewhere; it stays the accessible name. */
  hideLabel?: boolean;
  /** Along the axis, or the slices: in the words of the reader's language. */
  categories: readonly string[];
  /** What the categories are: head of the table's first column. */
  categoryLabel: string;
  series: readonly ChartSeries[];
  /** How figures are written: options of Intl.NumberFormat in the locale's language, or a function. Default: a plain number. */
  format?: Intl.NumberFormatOptions | ((value: number) => string);
  /** The legend stands under the plot and tells the figures of the category that is pointed out, in the place of a tooltip. Not of a donut. */
  readout?: boolean;
  /** Height of the plot, px; its width is its container's. Default 240. */
  height?: number;
  /** In the place of the plot when there are no figures. */
  empty?: ReactNode;
  /** Chart or table, if the caller keeps which. */
  view?: ChartView;
  defaultView?: ChartView;
  onViewChange?: (view: ChartView) => void;
}

/** From here on an axis writes 10K for 10,000. */
const COMPACT_FROM = 10_000;

/**
 * Figures as bars, stacked bars, lines or a donut, in the theme's eight colours, each with a pattern, dashes or a marker of
 * its own. Behind it is a table of the same figures: for screen readers, on paper, and for everybody by a button.
 *
 * Not for one figure (`StatCard`, `Meter`), nor for figures that have to be read exactly (a table), nor for more than
 * eight series.
 *
 * Keyboard: Tab to the plot; arrows along the text go from category to category, up and down from series to series; Home,
 * End; Escape hides the tooltip.
 *
 * @example
 * <Chart type="bar" label="Hours by week" categoryLabel="Week" categories={['W 10', 'W 11']}
 *   series={[{ id: 'billable', label: 'Billable', values: [31, 34] }]} format={{ style: 'unit', unit: 'hour' }} />
 */
export const Chart = withRef(function Chart({
  type,
  label,
  hideLabel = false,
  categories,
  categoryLabel,
  series,
  format: givenFormat,
  readout = false,
  height = 240,
  empty,
  view: givenView,
  defaultView = 'chart',
  onViewChange,
  className,
  ...rest
}: ChartProps) {
  const messages = useMessages('Chart', chartMessages);
  const { locale } = useLocale();
  const chartId = useId();
  const [view, setView] = useControllable<ChartView>(givenView, defaultView, onViewChange);
  const [point, setPoint] = useState<ChartPoint | null>(null);

  const formats = useMemo(() => numberFormats(locale, givenFormat, series), [locale, givenFormat, series]);
  const format = (value: number | null) => (value === null ? messages.noValue : formats.value(value));
  const drawn = type === 'donut' ? series.slice(0, 1) : series;
  const hasAny = hasFigures(drawn, categories.length);
  const asTable = view === 'table' && hasAny;
  // Fewer figures than before: what was pointed out may be gone.
  const shown =
    point && point.category < categories.length && (point.series ?? 0) < drawn.length ? point : null;

  const plot: PlotProps = {
    chartId,
    categories,
    series: drawn,
    height,
    format,
    axisFormat: formats.axis,
    formatShare: formats.share,
    point: shown,
    onPoint: setPoint,
    keyboardLabel: `${label}. ${messages.keys}`,
    totalLabel: messages.total,
    hasTooltip: !readout,
  };
  const hasReadout = readout && type !== 'donut';

  return (
    <figure
      data-component="Chart"
      data-state={asTable ? 'table' : 'chart'}
      aria-label={label}
      className={classNames(styles.root, className)}
      {...rest}
    >
      {(!hideLabel || hasAny) && (
        <figcaption className={styles.head}>
          {!hideLabel && <span className={styles.title}>{label}</span>}
          {hasAny && (
            <Button
              variant="ghost"
              size="small"
              className={styles.toggle}
              icon={asTable ? <ChartColumn /> : <Table2 />}
              onClick={() => setView(asTable ? 'chart' : 'table')}
            >
              {asTable ? messages.showChart : messages.showTable}
            </Button>
          )}
        </figcaption>
      )}
      {hasAny ? (
        <div className={styles.stage}>
          <div className={asTable ? styles.away : undefined}>
            {type !== 'donut' && !hasReadout && drawn.length > 1 && (
              <ul className={styles.legend} aria-hidden="true">
                {drawn.map(({ id, label: name }, at) => (
                  <li key={id} className={styles.legendEntry}>
                    <Swatch chart={chartId} at={at} line={type === 'line'} />
                    <span>{name}</span>
                  </li>
                ))}
              </ul>
            )}
            {type === 'donut' ? <DonutPlot {...plot} /> : <CartesianPlot type={type} {...plot} />}
            {hasReadout && (
              <ChartReadout
                chartId={chartId}
                line={type === 'line'}
                categories={categories}
                series={drawn}
                format={format}
                point={shown}
              />
            )}
          </div>
          <ChartTable
            label={label}
            categoryLabel={categoryLabel}
            categories={categories}
            series={drawn}
            format={format}
            shareOf={type === 'donut' ? { label: messages.share, format: formats.share } : undefined}
            totalLabel={type === 'stacked' ? messages.total : undefined}
            shown={asTable}
          />
        </div>
      ) : (
        <div className={styles.empty} style={{ minHeight: height }}>
          {empty ?? messages.empty}
        </div>
      )}
      <VisuallyHidden role="status">{spoken()}</VisuallyHidden>
    </figure>
  );

  /** What the keyboard points out; a pointer's tooltip is not read over what a screen reader says. */
  function spoken(): string {
    if (!shown || shown.series === null) return '';
    const of = drawn[shown.series];
    return messages.value(
      categories[shown.category] ?? '',
      of?.label ?? '',
      format(of?.values[shown.category] ?? null),
    );
  }
});

function numberFormats(locale: string, given: ChartProps['format'], series: readonly ChartSeries[]) {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const share = (value: number) => percent.format(wholePercent(value) / 100);
  if (typeof given === 'function') return { value: given, axis: given, share };
  const value = new Intl.NumberFormat(locale, given);
  const large = series.some(({ values }) => values.some((one) => Math.abs(one ?? 0) >= COMPACT_FROM));
  // The axis repeats neither a unit's word nor digits that are all noughts.
  const { style, unit: _unit, ...others } = given ?? {};
  const axis = new Intl.NumberFormat(locale, {
    ...others,
    ...(style !== 'unit' && style && { style }),
    minimumFractionDigits: 0,
    maximumFractionDigits: large ? 1 : (given?.maximumFractionDigits ?? 2),
    ...(large && { notation: 'compact' }),
  });
  return { value: (one: number) => value.format(one), axis: (one: number) => axis.format(one), share };
}

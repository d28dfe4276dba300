import { assignInlineVars } from '@vanilla-extract/dynamic';
import { line as d3line } from 'd3-shape';
import { type PointerEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { keyHandler } from '../../shortcuts/keyHandler';
import { classNames } from '../classNames';
import { useLayoutEffect } from '../useLayoutEffect';
import * as styles from './Chart.css';
import { COLORS } from './chartSeries';
import type { ChartPoint, PlotProps } from './PlotProps';
import { dashes, Marker, patternOf, SeriesPatterns, Swatch, seriesClass } from './SeriesMark';
import { stackedEnds, valueScale } from './valueScale';

/** Until the browser has said how wide the plot is, px. */
const ASSUMED_WIDTH = 560;
/** Bars do not get wider than this, px, nor take more than this share of their category. */
const BAR = 44;
const GROUP_SHARE = 0.72;
/** px between categories' labels, and of a letter on average. */
const LABEL_GAP = 8;
/** Up to this many categories have labels of two lines instead of some without one. */
const WRAP_UP_TO = 8;
const LETTER = 6.6;
/** More points than this have no markers: they would be the line. */
const MARKERS_UP_TO = 32;
/** Below this width, px, a tooltip has no room beside its category. */
const BESIDE_FROM = 420;

/** Bars, stacked bars and lines: everything that has two axes. Lies in percent, so it is right at any width. */
export function CartesianPlot({
  chartId,
  type,
  categories,
  series,
  height,
  format,
  axisFormat,
  point,
  onPoint,
  keyboardLabel,
  hasTooltip,
}: PlotProps & { type: 'bar' | 'stacked' | 'line' }) {
  const plot = useRef<HTMLDivElement>(null);
  const width = useWidth(plot);
  const stacked = type === 'stacked' ? stackedEnds(series, categories.length) : null;
  const ends = stacked
    ? stacked.flat(2)
    : series.flatMap(({ values }) => values.filter((value) => value !== null));
  const scale = valueScale(ends);
  const labels = scale.ticks.map(axisFormat);
  const widest = labels.reduce((longest, label) => (label.length > longest.length ? label : longest), '');

  const count = categories.length;
  const step = 100 / count;
  const middleOf = (category: number) => (category + 0.5) * step;
  const longest = Math.max(...categories.map((category) => category.length));
  // By the words alone, so that the axis is as high before the width is known.
  const wraps = count <= WRAP_UP_TO && longest * LETTER + LABEL_GAP > ASSUMED_WIDTH / count / 1.5;
  const every = wraps
    ? 1
    : Math.max(1, Math.ceil((count * (Math.min(longest * LETTER, 110) + LABEL_GAP)) / width));
  const perGroup = type === 'bar' ? series.length : 1;
  const groupWidth = Math.min(step * GROUP_SHARE, ((BAR * perGroup) / width) * 100);
  const barWidth = groupWidth / perGroup;

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width === 0) return;
    const along = (event.clientX - box.left) / box.width;
    const share = isRtl(event.currentTarget) ? 1 - along : along;
    const category = Math.max(0, Math.min(count - 1, Math.floor(share * count)));
    if (point?.category !== category || point.series !== null) onPoint({ category, series: null });
  };

  const isActive = (at: number, category: number) => point?.category === category && point.series === at;
  const bar = (at: number, category: number, from: number, to: number): ReactNode => {
    const top = Math.min(scale.at(from), scale.at(to));
    const tall = Math.abs(scale.at(from) - scale.at(to));
    const start = middleOf(category) - groupWidth / 2 + (type === 'bar' ? at * barWidth : 0);
    return (
      <rect
        key={`${at}-${category}`}
        data-part="bar"
        data-active={isActive(at, category) ? '' : undefined}
        className={styles.shape}
        fill={patternOf(chartId, at)}
        x={percent(start)}
        y={percent(top)}
        width={percent(barWidth)}
        height={percent(tall)}
        rx={2}
      />
    );
  };

  return (
    <div className={styles.cartesian}>
      <div className={styles.valueAxis} style={{ height }} aria-hidden="true">
        <span className={styles.widest}>{widest}</span>
        {scale.ticks.map((tick, at) => (
          <span key={tick} className={styles.tick} style={{ insetBlockStart: percent(scale.at(tick)) }}>
            {labels[at]}
          </span>
        ))}
      </div>
      <div
        ref={plot}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the arrow keys
        tabIndex={0}
        aria-label={keyboardLabel}
        data-part="plot"
        className={styles.plot}
        style={{ height }}
        onPointerMove={onPointerMove}
        onPointerDown={onPointerMove}
        onPointerLeave={() => onPoint(null)}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) onPoint({ category: 0, series: 0 });
        }}
        onBlur={() => onPoint(null)}
        onKeyDown={keyHandler((event) => {
          const forwards = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
          const next = movedPoint(event.key, forwards, point, count, series.length);
          if (next === undefined) return;
          event.preventDefault();
          onPoint(next);
        })}
      >
        <svg className={styles.drawing} aria-hidden="true">
          <SeriesPatterns chart={chartId} count={series.length} />
          {point && (
            <rect
              className={styles.band}
              x={percent(point.category * step)}
              width={percent(step)}
              height="100%"
              rx={2}
            />
          )}
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              className={classNames(styles.gridLine, tick === 0 && styles.nought)}
              x1="0"
              x2="100%"
              y1={percent(scale.at(tick))}
              y2={percent(scale.at(tick))}
            />
          ))}
          {type === 'bar' &&
            series.map(({ values }, at) =>
              categories.map((_, category) => {
                const value = values[category];
                return value === null || value === undefined ? null : bar(at, category, 0, value);
              }),
            )}
          {stacked?.map((parts, at) =>
            parts.map(([from, to], category) => (from === to ? null : bar(at, category, from, to))),
          )}
          {type === 'line' && (
            <svg
              aria-hidden="true"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              width="100%"
              height="100%"
              overflow="visible"
            >
              {series.map(({ id, values }, at) => (
                <path
                  key={id}
                  data-part="line"
                  className={classNames(styles.line, seriesClass(at))}
                  strokeDasharray={dashes[at % COLORS]}
                  d={linePath(values.slice(0, count), middleOf, scale.at)}
                />
              ))}
            </svg>
          )}
          {type === 'line' &&
            series.map(({ id, values }, at) =>
              values.slice(0, count).map((value, category) => {
                const here = point?.category === category;
                if (value === null || (count > MARKERS_UP_TO && !here)) return null;
                return (
                  <svg
                    aria-hidden="true"
                    // biome-ignore lint/suspicious/noArrayIndexKey: a point is its category
                    key={`${id}-${category}`}
                    data-part="point"
                    x={percent(middleOf(category))}
                    y={percent(scale.at(value))}
                    overflow="visible"
                  >
                    <Marker at={at} active={isActive(at, category) || (here && point.series === null)} />
                  </svg>
                );
              }),
            )}
        </svg>
        {point && hasTooltip && (
          <div
            data-part="tooltip"
            aria-hidden="true"
            className={classNames(styles.tooltip, tooltipSide(width, (point.category + 0.5) / count))}
            style={assignInlineVars({ [styles.place]: String(tooltipPlace(width, point.category, count)) })}
          >
            <div className={styles.tooltipTitle}>{categories[point.category]}</div>
            <div className={styles.tooltipRows}>
              {series.map(({ id, label, values }, at) => (
                <TooltipRow
                  key={id}
                  swatch={<Swatch chart={chartId} at={at} line={type === 'line'} />}
                  label={label}
                  value={format(values[point.category] ?? null)}
                  emphasised={point.series === at && series.length > 1}
                />
              ))}
            </div>
          </div>
        )}
      </div>
      <div
        className={classNames(styles.categoryAxis, wraps && styles.categoryAxisWrapping)}
        aria-hidden="true"
      >
        {categories.map((category, at) => {
          if (at % every !== 0) return null;
          const half = (every * step) / 2;
          const start = Math.max(0, middleOf(at) - half);
          const end = Math.min(100, middleOf(at) + half);
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: two categories may have one name
              key={at}
              className={classNames(styles.category, wraps && styles.categoryWrapping)}
              style={{ insetInlineStart: percent(start), width: percent(end - start) }}
            >
              {category}
            </span>
          );
        })}
      </div>
    </div>
  );
}

interface TooltipRowProps {
  swatch: ReactNode;
  label: string;
  value: string;
  emphasised: boolean;
}

function TooltipRow({ swatch, label, value, emphasised }: TooltipRowProps) {
  return (
    <>
      {swatch}
      <span className={classNames(styles.tooltipLabel, emphasised && styles.emphasised)}>{label}</span>
      <span className={classNames(styles.tooltipValue, emphasised && styles.emphasised)}>{value}</span>
    </>
  );
}

/**
 * Where a key leads: along the categories, up and down through the series.
 * @param forwards the arrow that goes along the text
 * @returns null for Escape, undefined for a key that is not ours
 */
export function movedPoint(
  key: string,
  forwards: 'ArrowLeft' | 'ArrowRight',
  point: ChartPoint | null,
  categories: number,
  series: number,
): ChartPoint | null | undefined {
  if (key === 'Escape') return point ? null : undefined;
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
  if (!keys.includes(key)) return undefined;
  if (!point) return { category: 0, series: 0 };
  const at = point.series ?? 0;
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  if (key === 'Home') return { category: 0, series: at };
  if (key === 'End') return { category: categories - 1, series: at };
  if (key === 'ArrowUp') return { category: point.category, series: within(at - 1, series) };
  if (key === 'ArrowDown') return { category: point.category, series: within(at + 1, series) };
  return { category: within(point.category + (key === forwards ? 1 : -1), categories), series: at };
}

function linePath(
  values: readonly (number | null)[],
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  return (
    d3line<number | null>()
      .defined((value) => value !== null)
      .x((_, at) => x(at))
      .y((value) => y(value ?? 0))
      .digits(3)([...values]) ?? ''
  );
}

function tooltipSide(width: number, share: number): string {
  if (width < BESIDE_FROM) return styles.tooltipAbove;
  return share < 0.5 ? styles.tooltipAfter : styles.tooltipBefore;
}

function tooltipPlace(width: number, category: number, count: number): number {
  if (width < BESIDE_FROM) return ((category + 0.5) / count) * 100;
  return (((category + 0.5) / count < 0.5 ? category + 1 : category) / count) * 100;
}

/** Width of the plot, px: for how many labels fit, not for where anything lies. */
function useWidth(plot: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(ASSUMED_WIDTH);
  // The width is the browser's.
  useLayoutEffect(() => {
    const element = plot.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setWidth(element.clientWidth || ASSUMED_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [plot]);
  return width;
}

export function isRtl(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

function percent(value: number): string {
  return `${Math.round(value * 1000) / 1000}%`;
}

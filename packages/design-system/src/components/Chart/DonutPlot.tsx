import { arc, pie } from 'd3-shape';
import { keyHandler } from '../../shortcuts/keyHandler';
import { classNames } from '../classNames';
import { isRtl, movedPoint } from './CartesianPlot';
import * as styles from './Chart.css';
import type { PlotProps } from './PlotProps';
import { patternOf, SeriesPatterns, Swatch } from './SeriesMark';

const OUTER = 100;
const INNER = 64;

/** Parts of a whole: the first series, a slice for each category. Its legend names every slice with its value. */
export function DonutPlot({
  chartId,
  categories,
  series,
  height,
  format,
  formatShare,
  point,
  onPoint,
  keyboardLabel,
  totalLabel,
}: PlotProps) {
  const values = categories.map((_, at) => Math.max(0, series[0]?.values[at] ?? 0));
  const total = values.reduce((sum, value) => sum + value, 0);
  const slice = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(INNER)
    .outerRadius(OUTER)
    .digits(3);
  const slices = pie<number>().sort(null)(values);
  const active = point?.category ?? null;

  return (
    <div className={styles.donut}>
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the arrow keys
        tabIndex={0}
        aria-label={keyboardLabel}
        data-part="plot"
        className={styles.ring}
        style={{ height }}
        onPointerLeave={() => onPoint(null)}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) onPoint({ category: 0, series: 0 });
        }}
        onBlur={() => onPoint(null)}
        onKeyDown={keyHandler((event) => {
          const { key } = event;
          const along = key === 'ArrowDown' || key === 'ArrowUp';
          // There is one series: up and down go through the slices too.
          const forwards = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
          const backwards = forwards === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
          const meant = along ? (key === 'ArrowDown' ? forwards : backwards) : key;
          const next = movedPoint(meant, forwards, point, categories.length, 1);
          if (next === undefined) return;
          event.preventDefault();
          onPoint(next);
        })}
      >
        <svg className={styles.drawing} viewBox="-102 -102 204 204" aria-hidden="true">
          <SeriesPatterns chart={chartId} count={categories.length} />
          {slices.map((angles) => (
            <path
              key={angles.index}
              data-part="slice"
              data-active={active === angles.index ? '' : undefined}
              className={classNames(styles.shape, active !== null && active !== angles.index && styles.quiet)}
              fill={patternOf(chartId, angles.index)}
              d={slice(angles) ?? ''}
              onPointerEnter={() => onPoint({ category: angles.index, series: null })}
              onPointerDown={() => onPoint({ category: angles.index, series: null })}
            />
          ))}
        </svg>
        <div className={styles.middle} aria-hidden="true" data-part="middle">
          <span className={styles.middleValue}>
            {format(active === null ? total : (series[0]?.values[active] ?? null))}
          </span>
          <span className={styles.middleLabel}>{active === null ? totalLabel : categories[active]}</span>
        </div>
      </div>
      <div className={styles.shares} aria-hidden="true">
        {categories.map((category, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two categories may have one name
          <Share key={at} chartId={chartId} at={at} label={category} emphasised={active === at}>
            {[format(series[0]?.values[at] ?? null), formatShare((values[at] ?? 0) / (total || 1))]}
          </Share>
        ))}
      </div>
    </div>
  );
}

interface ShareProps {
  chartId: string;
  at: number;
  label: string;
  emphasised: boolean;
  /** Its value, and its share of the whole. */
  children: [string, string];
}

function Share({ chartId, at, label, emphasised, children: [value, share] }: ShareProps) {
  return (
    <>
      <Swatch chart={chartId} at={at} line={false} />
      <span className={classNames(styles.shareLabel, emphasised && styles.emphasised)}>{label}</span>
      <span className={styles.shareValue}>{value}</span>
      <span className={styles.sharePercent}>{share}</span>
    </>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import * as styles from './Chart.css';
import { COLORS } from './chartSeries';

/** The class that gives a series its colour. */
export function seriesClass(at: number): string {
  return styles.series[((at % COLORS) + 1) as keyof typeof styles.series];
}

export function patternId(chart: string, at: number): string {
  return `${chart}-series-${at}`;
}

/** `fill` of what belongs to a series: its colour, and from the second on its pattern, so that colour is not alone. */
export function patternOf(chart: string, at: number): string {
  return `url(#${patternId(chart, at)})`;
}

interface Hatch {
  size: number;
  angle: number;
  marks: ReactNode;
}

const lines = (d: string) => <path d={d} className={styles.hatch} />;
/** From quiet to busy; the first series has none. */
const hatches: readonly Hatch[] = [
  { size: 7, angle: 45, marks: lines('M0 0V7') },
  { size: 6, angle: 0, marks: <circle cx="3" cy="3" r="1.1" className={styles.dot} /> },
  { size: 6, angle: 0, marks: lines('M0 3H6') },
  { size: 7, angle: -45, marks: lines('M0 0V7') },
  { size: 7, angle: 45, marks: lines('M0 0V7M0 0H7') },
  { size: 6, angle: 0, marks: lines('M3 0V6') },
  { size: 8, angle: 45, marks: <circle cx="4" cy="4" r="2" className={styles.dot} /> },
];

/** The patterns of a chart's series, for `patternOf` to name. */
export function SeriesPatterns({ chart, count }: { chart: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, at) => {
        const hatch = at === 0 ? undefined : hatches[(at - 1) % hatches.length];
        const size = hatch?.size ?? 8;
        return (
          <pattern
            key={patternId(chart, at)}
            id={patternId(chart, at)}
            className={seriesClass(at)}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${hatch?.angle ?? 0})`}
          >
            <rect width={size} height={size} className={styles.solid} />
            {hatch?.marks}
          </pattern>
        );
      })}
    </defs>
  );
}

/** A line's dashes, px. */
export const dashes = [undefined, '7 4', '2 4', '10 4 2 4', '4 2', '12 3', '1 3', '8 3 2 3 2 3'] as const;

const markers = [
  'M4 0A4 4 0 1 1-4 0A4 4 0 1 1 4 0Z',
  'M-3.5-3.5H3.5V3.5H-3.5Z',
  'M0-5L5 0L0 5L-5 0Z',
  'M0-4.5L4.5 3.5H-4.5Z',
] as const;

/** The shape at a line's points, around 0, 0. */
export function Marker({ at, active = false }: { at: number; active?: boolean }) {
  return (
    <path
      d={markers[at % markers.length]}
      className={classNames(
        styles.marker,
        seriesClass(at),
        at % COLORS >= markers.length && styles.markerHollow,
        active && styles.markerActive,
      )}
    />
  );
}

/** How a series looks, beside its name. */
export function Swatch({ chart, at, line }: { chart: string; at: number; line: boolean }) {
  if (line) {
    return (
      <svg width={22} height={12} className={styles.swatch} aria-hidden="true">
        <path
          d="M0 6H22"
          className={classNames(styles.line, seriesClass(at))}
          strokeDasharray={dashes[at % COLORS]}
        />
        <g transform="translate(11 6)">
          <Marker at={at} />
        </g>
      </svg>
    );
  }
  return (
    <svg width={12} height={12} className={styles.swatch} aria-hidden="true">
      <rect width={12} height={12} rx={2} fill={patternOf(chart, at)} />
    </svg>
  );
}

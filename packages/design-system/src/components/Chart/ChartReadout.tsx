import { classNames } from '../classNames';
import * as styles from './Chart.css';
import type { PlotProps } from './PlotProps';
import { Swatch } from './SeriesMark';

interface ChartReadoutProps
  extends Pick<PlotProps, 'chartId' | 'categories' | 'series' | 'format' | 'point'> {
  line: boolean;
}

/** The legend with the figures of the category that is pointed out; of the last one that has any until then, and on paper. */
export function ChartReadout({ chartId, line, categories, series, format, point }: ChartReadoutProps) {
  const category = point?.category ?? lastWithFigures(series, categories.length);
  return (
    <div className={styles.readout} data-part="readout" aria-hidden="true">
      <div className={styles.readoutTitle}>{categories[category]}</div>
      <ul className={styles.readoutEntries}>
        {series.map(({ id, label, values }, at) => (
          <li key={id} className={classNames(styles.readoutEntry, point?.series === at && styles.emphasised)}>
            <Swatch chart={chartId} at={at} line={line} />
            <span className={styles.shareLabel}>{label}</span>
            <span className={styles.shareValue}>{format(values[category] ?? null)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function lastWithFigures(series: ChartReadoutProps['series'], categories: number): number {
  for (let at = categories - 1; at > 0; at -= 1) if (series.some(({ values }) => values[at])) return at;
  return 0;
}

import { classNames } from '../classNames';
import * as styles from './Chart.css';
import type { ChartSeries } from './chartSeries';

interface ChartTableProps {
  label: string;
  categoryLabel: string;
  categories: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number | null) => string;
  /** A last column: each category's share of the first series. */
  shareOf: { label: string; format: (share: number) => string } | undefined;
  /** A last column: the sum over the series. */
  totalLabel: string | undefined;
  shown: boolean;
}

/** The figures behind a chart. */
export function ChartTable({
  label,
  categoryLabel,
  categories,
  series,
  format,
  shareOf,
  totalLabel,
  shown,
}: ChartTableProps) {
  const whole = (series[0]?.values ?? []).reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0);
  const sumOf = (at: number) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);
  const columnHead = classNames(styles.cell, styles.columnHead);
  return (
    <div
      className={shown ? styles.tableShown : styles.tableHidden}
      // What scrolls has to be reached by keyboard.
      {...(shown && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      <table className={styles.table}>
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr>
            <th scope="col" className={classNames(columnHead, styles.rowHead)}>
              {categoryLabel}
            </th>
            {series.map(({ id, label: name }) => (
              <th key={id} scope="col" className={columnHead}>
                {name}
              </th>
            ))}
            {shareOf && (
              <th scope="col" className={columnHead}>
                {shareOf.label}
              </th>
            )}
            {totalLabel && (
              <th scope="col" className={columnHead}>
                {totalLabel}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two categories may have one name
            <tr key={at}>
              <th scope="row" className={classNames(styles.cell, styles.rowHead)}>
                {category}
              </th>
              {series.map(({ id, values }) => (
                <td key={id} className={styles.cell}>
                  {format(values[at] ?? null)}
                </td>
              ))}
              {shareOf && (
                <td className={styles.cell}>
                  {shareOf.format(Math.max(0, series[0]?.values[at] ?? 0) / (whole || 1))}
                </td>
              )}
              {totalLabel && <td className={styles.cell}>{format(sumOf(at))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import * as styles from './StatCard.css';

/** A line through the values, oldest first, over its whole range. Words for it stand beside it, not in it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  return (
    <svg className={styles.spark} viewBox="0 0 84 26" preserveAspectRatio="none" aria-hidden="true">
      <polyline className={styles.sparkLine} points={pointsOf(values)} />
    </svg>
  );
}

/** A small change stays small: the range shown is never less than a tenth of the largest value. */
function pointsOf(values: readonly number[]): string {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const middle = (least + most) / 2;
  const range = Math.max(most - least, Math.abs(most) * 0.1, 1);
  const step = values.length > 1 ? 84 / (values.length - 1) : 0;
  return values
    .map((value, position) => {
      const y = 13 - ((value - middle) / range) * 22;
      return `${(position * step).toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

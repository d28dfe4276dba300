import { classNames } from '../components/classNames';
import * as styles from './DataTable.css';
import type { SortDirection } from './engine/column';

/** The arrow of a sorted column: up when it grows. */
export function SortArrow({ direction }: { direction: SortDirection }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames(styles.sortIcon, direction === 'descending' && styles.sortIconDown)}
    >
      <path d="M12 19V5m-7 7 7-7 7 7" />
    </svg>
  );
}

import { classNames } from '../components/classNames';
import * as styles from './DataTable.css';
import type { SortDirection } from './engine/column';

/** The arrow of a sorted column; of one that is not, where a click would sort it, under the pointer. */
export function SortArrow({ sorted }: { sorted: SortDirection | null }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames(
        styles.sortIcon,
        sorted === 'descending' && styles.sortIconDown,
        sorted === null && styles.sortIconIdle,
      )}
    >
      <path d="M12 19V5m-7 7 7-7 7 7" />
    </svg>
  );
}

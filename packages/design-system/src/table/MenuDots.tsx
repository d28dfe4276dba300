import * as styles from './DataTable.css';

/** Three dots above each other: a column's menu. */
export function MenuDots() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.headMenuIcon}>
      <path d="M12 5h.01M12 12h.01M12 19h.01" />
    </svg>
  );
}

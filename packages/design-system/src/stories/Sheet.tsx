import type { ReactNode } from 'react';
import * as styles from './Sheet.css';

/** The page on which a component's story shows all its states at once. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}

Sheet.Row = function SheetRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  );
};

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Field.css';

/** The line under a bad field: an icon and words, never colour alone. The control names it in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} data-part="error" className={styles.error}>
      <CircleAlert aria-hidden="true" className={styles.errorIcon} />
      <span>{children}</span>
    </span>
  );
}

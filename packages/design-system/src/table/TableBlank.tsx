import type { ReactNode } from 'react';
import * as styles from './DataTable.css';
import type { SourceSnapshot } from './engine/rowSource';
import type { TableLabels } from './tableLabels';

interface TableBlankProps {
  snapshot: SourceSnapshot;
  labels: TableLabels;
  empty: ReactNode;
  error: ((error: Error, retry: () => void) => ReactNode) | undefined;
  onRetry: () => void;
}

/** In the place of rows: there are none, or the first could not be loaded. */
export function TableBlank({ snapshot, labels, empty, error, onRetry }: TableBlankProps) {
  if (snapshot.status === 'failed' && snapshot.error) {
    const custom = error?.(snapshot.error, onRetry);
    return (
      // What the caller shows announces itself, as an ErrorState does.
      <div role={custom ? undefined : 'alert'} className={styles.blank}>
        {custom ?? (
          <>
            <span>{labels.failed}</span>
            <button type="button" className={styles.retry} onClick={onRetry}>
              {labels.retry}
            </button>
          </>
        )}
      </div>
    );
  }
  return isBlank(snapshot) && <div className={styles.blank}>{empty ?? labels.empty}</div>;
}

export function isBlank({ status, error, length }: SourceSnapshot): boolean {
  return status === 'failed' ? error !== null : status === 'ready' && length === 0;
}

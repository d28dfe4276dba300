import type { ReactNode } from 'react';
import * as styles from './DataTable.css';
import type { SourceSnapshot } from './engine/rowSource';
import { isBlank } from './TableBlank';
import type { TableWords } from './tableView';

/** Rows that match, loaded or not. */
export type RowCount = Pick<SourceSnapshot, 'total' | 'atLeast'>;

interface TableFooterProps {
  snapshot: SourceSnapshot;
  words: TableWords;
  /** Default: how many rows there are. null for no footer. */
  footer: ReactNode | ((count: RowCount) => ReactNode);
}

export function TableFooter({ snapshot, words, footer }: TableFooterProps) {
  const shown =
    typeof footer === 'function'
      ? footer(snapshot)
      : footer === undefined
        ? countWords(snapshot, words)
        : footer;
  return (
    Boolean(shown) && (
      <div className={styles.footer} data-part="footer">
        {shown}
      </div>
    )
  );
}

function countWords(snapshot: SourceSnapshot, { labels, number }: TableWords): string | null {
  const { status, total, atLeast } = snapshot;
  // Not below skeletons: it would be pushed down when the rows come.
  if (status === 'loading' || isBlank(snapshot) || (total === null && atLeast === 0)) return null;
  return labels.rows(atLeast, total === null ? labels.orMore(number(atLeast)) : number(total));
}

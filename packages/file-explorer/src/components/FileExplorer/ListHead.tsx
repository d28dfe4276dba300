'use client';
import { VisuallyHidden } from '@linework/design-system';
import { ArrowDown, ArrowUp, Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import { type FileSortKey, fileSorts } from '../../ports/FileProvider';
import * as styles from './EntryGrid.css';

/** The columns' names. A press sorts, and on the box selects all; by keyboard the Sort menu and Ctrl+A do the same. */
export function ListHead() {
  const { explorer, commands } = useExplorerContext();
  const { text, selection, entries, provider } = explorer;
  const hasFiles = entries.count > entries.folderCount;
  const some = selection.count > 0;
  return (
    <div role="rowgroup" className={styles.head}>
      <div
        role="row"
        aria-rowindex={1}
        className={provider.drawings ? `${styles.headRow} ${styles.drawings}` : styles.headRow}
      >
        <div role="columnheader" className={styles.checkCell}>
          {!hasFiles && <VisuallyHidden>{text.selectAll}</VisuallyHidden>}
          {hasFiles && (
            <button
              type="button"
              tabIndex={-1}
              aria-label={some ? commands.clearSelection.label : commands.selectAll.label}
              className={styles.headCheck}
              onClick={some && selection.areAll ? commands.clearSelection.run : commands.selectAll.run}
            >
              <span className={styles.box} data-checked={some ? '' : undefined}>
                {selection.areAll ? (
                  <Check aria-hidden="true" className={styles.tick} />
                ) : (
                  <Minus aria-hidden="true" className={styles.tick} />
                )}
              </span>
            </button>
          )}
        </div>
        {provider.drawings && (
          <SortHead by="number" className={styles.numberCell}>
            {text.numberShort}
          </SortHead>
        )}
        <SortHead by="name" className={styles.nameHead}>
          {text.name}
        </SortHead>
        {provider.drawings && (
          <>
            <SortHead by="revision" className={styles.revisionCell}>
              {text.revisionShort}
            </SortHead>
            <SortHead by="status" className={styles.statusCell}>
              {text.status}
            </SortHead>
          </>
        )}
        <SortHead by="size" className={styles.sizeCell}>
          {text.size}
        </SortHead>
        <SortHead by="date" className={styles.dateCell}>
          {text.modified}
        </SortHead>
        <div role="columnheader" className={styles.personCell}>
          {text.uploadedBy}
        </div>
      </div>
    </div>
  );
}

interface SortHeadProps {
  by: FileSortKey;
  className: string;
  children: ReactNode;
}

function SortHead({ by, className, children }: SortHeadProps) {
  const { explorer } = useExplorerContext();
  const { sort, provider, fileSource } = explorer;
  const isSorted = sort.by === by && fileSource.filter !== null;
  const canSort = (provider.sorts ?? fileSorts).some((sort) => sort === by) && fileSource.filter !== null;
  const Arrow = sort.direction === 'ascending' ? ArrowUp : ArrowDown;
  const turned = isSorted && sort.direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <div role="columnheader" aria-sort={isSorted ? sort.direction : undefined} className={className}>
      {canSort ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.sortButton}
          onClick={() => explorer.setSort({ by, direction: turned })}
        >
          {children}
          {isSorted && <Arrow aria-hidden="true" className={styles.sortArrow} />}
        </button>
      ) : (
        children
      )}
    </div>
  );
}

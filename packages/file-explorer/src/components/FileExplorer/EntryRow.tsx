'use client';
import { Avatar } from '@linework/design-system';
import { Check, Folder } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { fileSummaryInList } from '../../core/fileSummary';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import type { Entry } from '../../explorer/useEntries';
import type { Renaming } from '../../explorer/useExplorer';
import { DrawingStatusMark, RevisionMark } from '../FileDialog/DrawingMarks';
import * as styles from './EntryGrid.css';
import { EntryPicture } from './EntryPicture';
import { RenameField } from './RenameField';

/** An entry as the grid draws it. */
export interface EntryState {
  readonly id: string;
  readonly entry: Entry;
  readonly position: number;
  readonly isSelected: boolean;
  readonly isFocused: boolean;
  readonly isCut: boolean;
  readonly renaming: Renaming | null;
  readonly isDropTarget: boolean;
}

interface EntryRowProps extends EntryState {
  /** px */
  top: number;
}

/** A row of the list: the file or folder, its size, when it was changed and by whom. */
export function EntryRow({ top, ...state }: EntryRowProps) {
  const { id, entry, position, isSelected, isFocused, isCut, isDropTarget, renaming } = state;
  const isFile = entry.kind === 'file';
  const { drawings } = useExplorerContext().explorer.provider;
  return (
    <div
      id={id}
      role="row"
      data-position={position}
      data-kind={entry.kind}
      data-focused={isFocused ? '' : undefined}
      data-cut={isCut ? '' : undefined}
      data-drop={isDropTarget ? '' : undefined}
      draggable={isFile && !renaming}
      aria-level={1}
      aria-rowindex={position + 2}
      aria-selected={isFile ? isSelected : undefined}
      className={drawings ? `${styles.row} ${styles.drawings}` : styles.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      <RowCells {...state} />
    </div>
  );
}

const RowCells = memo(function RowCells({ entry, isSelected, renaming }: EntryState) {
  const { explorer, formatSize, formatDate } = useExplorerContext();
  const { text, written, provider } = explorer;
  const { drawings } = provider;
  if (entry.kind === 'loading')
    return (
      <>
        <div role="gridcell" className={styles.checkCell} />
        {drawings && <div role="gridcell" className={styles.numberCell} />}
        <div role="gridcell" aria-label={text.loading} className={styles.nameCell}>
          <span className={styles.bone} />
        </div>
      </>
    );
  if (entry.kind === 'failed')
    return (
      <div role="gridcell" aria-colspan={drawings ? 8 : 5} className={styles.failedCell}>
        {text.failedMore}
        <button type="button" tabIndex={-1} className={styles.retry} data-retry="">
          {text.retry}
        </button>
      </div>
    );
  if (entry.kind === 'folder') {
    const { name, fileCount, size } = entry.folder;
    return (
      <>
        <div role="gridcell" className={styles.checkCell} />
        {drawings && <div role="gridcell" className={styles.numberCell} />}
        <div role="gridcell" className={styles.nameCell}>
          <span className={styles.folderIcon}>
            <Folder aria-hidden="true" />
          </span>
          <span className={styles.words}>
            <bdi className={styles.name}>{name}</bdi>
            <span className={styles.meta}>{text.fileCount(fileCount, written(fileCount))}</span>
          </span>
        </div>
        {drawings && <DrawingCells />}
        <div role="gridcell" className={styles.sizeCell}>
          {fileCount > 0 ? formatSize(size) : ''}
        </div>
        <div role="gridcell" className={styles.dateCell} />
        <div role="gridcell" className={styles.personCell} />
      </>
    );
  }
  const { file } = entry;
  return (
    <>
      <div role="gridcell" className={styles.checkCell} data-check="">
        <span className={styles.box} data-checked={isSelected ? '' : undefined}>
          <Check aria-hidden="true" className={styles.tick} />
        </span>
      </div>
      {drawings && (
        <div role="gridcell" className={styles.numberCell}>
          {file.drawing?.number}
        </div>
      )}
      <div role="gridcell" className={styles.nameCell}>
        <EntryPicture file={file} size="medium" />
        {renaming ? (
          <RenameField renaming={renaming} />
        ) : (
          <span className={styles.words}>
            <bdi className={styles.name} title={file.name}>
              {file.name}
            </bdi>
            <span className={styles.meta}>
              <span>{fileSummaryInList(file, text)}</span>
              <span className={styles.narrowMeta}>{` · ${formatSize(file.size)}`}</span>
            </span>
          </span>
        )}
      </div>
      {drawings && (
        <DrawingCells
          revision={file.revision && <RevisionMark label={file.revision} />}
          status={file.drawing && <DrawingStatusMark status={file.drawing.status} rules={drawings} />}
        />
      )}
      <div role="gridcell" className={styles.sizeCell}>
        {formatSize(file.size)}
      </div>
      <div role="gridcell" className={styles.dateCell}>
        {formatDate(file.modifiedAt)}
      </div>
      <div role="gridcell" className={styles.personCell}>
        {file.uploadedBy && <Avatar name={file.uploadedBy.name} size="small" title={file.uploadedBy.name} />}
      </div>
    </>
  );
}, sameCells);

function DrawingCells({ revision, status }: { revision?: ReactNode; status?: ReactNode }) {
  return (
    <>
      <div role="gridcell" className={styles.revisionCell}>
        {revision}
      </div>
      <div role="gridcell" className={styles.statusCell}>
        {status}
      </div>
    </>
  );
}

/** What the cells show is the same, wherever the row is. */
function sameCells(before: EntryState, after: EntryState): boolean {
  if (before.isSelected !== after.isSelected || before.renaming !== after.renaming) return false;
  const a = before.entry;
  const b = after.entry;
  if (a.kind === 'file' && b.kind === 'file') return a.file === b.file;
  return a.kind === 'folder' && b.kind === 'folder' ? a.folder === b.folder : a.kind === b.kind;
}

'use client';
import { Check, Folder } from 'lucide-react';
import { fileSummaryInList } from '../../core/fileSummary';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import * as styles from './EntryGrid.css';
import { EntryPicture } from './EntryPicture';
import type { EntryState } from './EntryRow';
import { RenameField } from './RenameField';

interface EntryTileProps extends EntryState {
  /** From 0. */
  column: number;
}

/** A file or folder as a tile: its picture, its name and its size. */
export function EntryTile({
  column,
  id,
  entry,
  position,
  isSelected,
  isFocused,
  isCut,
  isDropTarget,
  renaming,
}: EntryTileProps) {
  const { explorer, formatSize } = useExplorerContext();
  const { text, written } = explorer;
  const isFile = entry.kind === 'file';
  return (
    <div
      id={id}
      role="gridcell"
      data-position={position}
      data-kind={entry.kind}
      data-focused={isFocused ? '' : undefined}
      data-cut={isCut ? '' : undefined}
      data-drop={isDropTarget ? '' : undefined}
      draggable={isFile && !renaming}
      aria-colindex={column + 1}
      aria-selected={isFile ? isSelected : undefined}
      className={styles.tile}
    >
      {entry.kind === 'folder' && (
        <>
          <span className={styles.tileFolder}>
            <Folder aria-hidden="true" />
          </span>
          <bdi className={styles.tileName}>{entry.folder.name}</bdi>
          <span className={styles.meta}>
            {text.fileCount(entry.folder.fileCount, written(entry.folder.fileCount))}
          </span>
        </>
      )}
      {isFile && (
        <>
          <span className={styles.tileCheck} data-check="">
            <span className={styles.box} data-checked={isSelected ? '' : undefined}>
              <Check aria-hidden="true" className={styles.tick} />
            </span>
          </span>
          <EntryPicture file={entry.file} size="large" />
          {renaming ? (
            <RenameField renaming={renaming} />
          ) : (
            <>
              <bdi className={styles.tileName} title={entry.file.name}>
                {entry.file.name}
              </bdi>
              <span
                className={styles.meta}
              >{`${fileSummaryInList(entry.file, text)} · ${formatSize(entry.file.size)}`}</span>
            </>
          )}
        </>
      )}
      {entry.kind === 'loading' && <span className={styles.bone} aria-hidden="true" />}
      {entry.kind === 'failed' && (
        <button type="button" tabIndex={-1} className={styles.retry} data-retry="">
          {text.retry}
        </button>
      )}
    </div>
  );
}

'use client';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import * as styles from './FileExplorer.css';

/** How many files are here, how many in all, and how large they are. */
export function StatusBar() {
  const { explorer, formatSize } = useExplorerContext();
  const { text, written, folders, openFolder, fileSource, searched } = explorer;
  const { snapshot, filter } = fileSource;
  const { list } = folders;
  if (!list) return <div className={styles.status} data-part="status" />;
  const found = snapshot.total ?? snapshot.atLeast;
  const foundWritten = snapshot.total === null ? text.moreThan(written(found)) : written(found);
  const all = text.inAll(written(list.fileCount));
  return (
    <div className={styles.status} data-part="status">
      {filter && searched !== '' && snapshot.status !== 'loading' && <span>{text.found(foundWritten)}</span>}
      {openFolder ? (
        <>
          <span>{text.filesIn(openFolder.fileCount, written(openFolder.fileCount), openFolder.name)}</span>
          <span>{all}</span>
        </>
      ) : (
        <>
          <span>{text.folderCount(list.folders.length, written(list.folders.length))}</span>
          <span>{text.fileCount(list.fileCount, written(list.fileCount))}</span>
        </>
      )}
      <span className={styles.statusEnd}>
        {openFolder ? text.sizeIn(formatSize(openFolder.size), openFolder.name) : formatSize(list.size)}
      </span>
    </div>
  );
}

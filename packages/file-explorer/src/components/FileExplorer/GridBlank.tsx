'use client';
import { Button, EmptyState, ErrorState, Spinner } from '@linework/design-system';
import { FolderOpen, SearchX } from 'lucide-react';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import * as styles from './EntryGrid.css';

/** In the place of entries when there are none: loading, failed, an empty folder, nothing found. */
export function GridBlank() {
  const { explorer, commands } = useExplorerContext();
  const { text, fileSource, folders, entries, searched, place } = explorer;
  const { snapshot, source, filter } = fileSource;
  const failure = folders.list === null ? folders.error : filter ? snapshot.error : null;
  if (entries.count > 0) return null;
  const isLoading = folders.list === null || (filter !== null && snapshot.status === 'loading');
  const retry = () => {
    if (folders.list === null) folders.reload();
    else source.retry();
  };
  return (
    <div className={styles.blank}>
      {failure ? (
        <ErrorState
          title={text.failed}
          description={failure.message}
          action={<Button onClick={retry}>{text.retry}</Button>}
        />
      ) : isLoading ? (
        <Spinner label={text.loading} />
      ) : searched !== '' ? (
        <EmptyState icon={<SearchX />} title={text.nothingFound} />
      ) : (
        <EmptyState
          icon={<FolderOpen />}
          title={place === null ? text.noDocuments : text.noFiles}
          description={commands.upload.isShown ? text.dropHere : undefined}
          action={
            commands.upload.isShown && (
              <Button icon={commands.upload.icon} onClick={commands.upload.run}>
                {commands.upload.label}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}

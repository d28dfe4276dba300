'use client';
import { IconButton } from '@linework/design-system';
import { ExternalLink, Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import type { FileEntry } from '../../ports/FileProvider';
import { FileDetailsList } from '../FileDialog/FileDetailsList';
import { FilePreview } from '../FilePreview';
import * as styles from './FileExplorer.css';

/** Somebody who walks through a list does not want each file loaded, ms. */
const REST_MS = 180;

/** The focused file beside the list: what it looks like and what is known of it. */
export function PreviewPane() {
  const { explorer, commands, previews, formatDate } = useExplorerContext();
  const { text, entries, selection, provider, folders } = explorer;
  const entry = entries.count > 0 ? entries.at(selection.focus) : null;
  const file = entry?.kind === 'file' ? entry.file : null;
  const rested = useRested(file);
  return (
    <section aria-label={text.previewPane} className={styles.preview} data-part="preview">
      {rested ? (
        <>
          <div className={styles.previewHead}>
            <h3 className={styles.previewTitle}>
              <bdi title={rested.name}>{rested.name}</bdi>
            </h3>
            {selection.single === rested &&
              (commands.openInTab.isShown && commands.openInTab.isEnabled ? (
                <IconButton
                  size="small"
                  label={text.openInTab}
                  icon={<ExternalLink />}
                  onClick={commands.openInTab.run}
                />
              ) : (
                <IconButton size="small" label={text.viewFile} icon={<Eye />} onClick={commands.view.run} />
              ))}
          </div>
          <FilePreview file={rested} provider={provider} previews={previews} messages={text} />
          <FileDetailsList
            file={rested}
            folderName={folders.nameOf(rested.folder)}
            text={text}
            formatDate={formatDate}
            drawings={provider.drawings}
          />
        </>
      ) : (
        <p className={styles.previewEmpty}>{text.nothingToPreview}</p>
      )}
    </section>
  );
}

/** The file, once the focus has rested on it. */
function useRested(file: FileEntry | null): FileEntry | null {
  const [rested, setRested] = useState(file);
  useEffect(() => {
    const timer = setTimeout(() => setRested(file), REST_MS);
    return () => clearTimeout(timer);
  }, [file]);
  return rested;
}

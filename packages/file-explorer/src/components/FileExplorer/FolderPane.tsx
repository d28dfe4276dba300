'use client';
import { Tree } from '@linework/design-system';
import { Folder as FolderClosed, FolderHeart, FolderOpen, FolderPlus } from 'lucide-react';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import type { Folder } from '../../ports/FileProvider';
import * as styles from './FileExplorer.css';

/** All folders, with the files in each. Files can be dropped on them. */
export function FolderPane() {
  const { explorer, commands } = useExplorerContext();
  const { text, folders, place, written, dropFolder } = explorer;
  const hasChildren = (id: string) => folders.childrenOf(id).length > 0;
  const parents = (folders.list?.folders ?? []).filter(({ id }) => hasChildren(id)).map(({ id }) => id);
  return (
    <div className={styles.pane} data-part="folders">
      <Tree<Folder>
        label={text.folders}
        items={folders.childrenOf(null)}
        getKey={({ id }) => id}
        getText={({ name }) => name}
        getChildren={({ id }) => (hasChildren(id) ? folders.childrenOf(id) : undefined)}
        defaultExpanded={parents}
        getIcon={(folder) =>
          folder.id === place ? <FolderOpen /> : folder.custom ? <FolderHeart /> : <FolderClosed />
        }
        renderItem={({ id, name }) => (
          <bdi
            data-folder={id}
            data-drop={dropFolder === id ? '' : undefined}
            className={styles.paneName}
            title={name}
          >
            {name}
          </bdi>
        )}
        getTrailing={({ fileCount }) => (fileCount > 0 ? written(fileCount) : null)}
        selectionMode="single"
        selected={place === null ? [] : [place]}
        onAction={({ id }) => explorer.open(id)}
        empty={folders.list === null ? text.loading : null}
        className={styles.tree}
      />
      {commands.newFolder.isShown && (
        <button type="button" className={styles.newFolder} onClick={commands.newFolder.run}>
          <FolderPlus aria-hidden="true" className={styles.icon} />
          {text.newFolder}
        </button>
      )}
    </div>
  );
}

'use client';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import { FileDialog } from '../FileDialog';

/** The focused file, large. */
export function ViewDialog() {
  const { explorer, previews, formatDate, belowFile } = useExplorerContext();
  const { text, selection, entries, provider, folders } = explorer;
  const entry = entries.at(selection.focus);
  if (entry.kind !== 'file') return null;
  const { file } = entry;
  return (
    <FileDialog
      file={file}
      provider={provider}
      previews={previews}
      folderName={folders.nameOf(file.folder)}
      messages={text}
      formatDate={formatDate}
      onClose={explorer.closeDialog}
      onRestored={(restored, { label }) => explorer.changes.restored(restored, label)}
      onGo={(step) => {
        const position = selection.focus + step;
        if (position >= 0 && position < entries.count && entries.at(position).kind === 'file')
          selection.selectOnly(position);
      }}
    >
      {belowFile?.(file)}
    </FileDialog>
  );
}

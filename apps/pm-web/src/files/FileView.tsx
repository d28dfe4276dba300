import type { FileRow } from '@linework/domain';
import { FileDialog } from '@linework/file-explorer';
import { useMemo } from 'react';
import { CommentsCard } from '../comments/CommentsCard';
import { useFormat } from '../format/useFormat';
import { contentOfFiles, entryOf } from './createFileProvider';
import { previews } from './previews';

/** One file of the list, large: its content and what is known of it. */
export function FileView({ file, onClose }: { file: FileRow; onClose: () => void }) {
  const { fileDate } = useFormat();
  const entry = useMemo(() => entryOf(file, true), [file]);
  return (
    <FileDialog
      file={entry}
      provider={contentOfFiles}
      previews={previews}
      formatDate={fileDate}
      onClose={onClose}
    >
      <CommentsCard about={{ kind: 'file', id: file.id }} headingLevel={3} />
    </FileDialog>
  );
}

import { useToast } from '@linework/design-system';
import type { FileRow } from '@linework/domain';
import { FileDialog } from '@linework/file-explorer';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { touchedKeys } from '../api/touchedKeys';
import { CommentsCard } from '../comments/CommentsCard';
import { useFormat } from '../format/useFormat';
import { useCan } from '../session/useCan';
import { contentOfFiles, entryOf, restoring } from './createFileProvider';
import { fileApi } from './fileApi';
import { previews } from './previews';

/** One file of the list, large: its content and what is known of it. */
export function FileView({ file: opened, onClose }: { file: FileRow; onClose: () => void }) {
  const { fileDate } = useFormat();
  const may = useCan();
  const toast = useToast();
  const queryClient = useQueryClient();
  // As it is now: a restored revision is another version of it.
  const { data: file = opened } = useQuery({ ...fileApi.detail(opened.id), initialData: opened });
  const entry = useMemo(() => entryOf(file, true), [file]);
  const mayUpdate = may('file:update');
  const provider = useMemo(
    () => (mayUpdate ? { ...contentOfFiles, ...restoring } : contentOfFiles),
    [mayUpdate],
  );
  return (
    <FileDialog
      file={entry}
      provider={provider}
      previews={previews}
      formatDate={fileDate}
      onClose={onClose}
      onRestored={(_, { label }) => {
        for (const queryKey of touchedKeys({ entity: 'file', ids: [file.id] }))
          void queryClient.invalidateQueries({ queryKey });
        toast({ title: `Revision ${label} of "${file.name}" is current again` });
      }}
    >
      <CommentsCard about={{ kind: 'file', id: file.id }} headingLevel={3} />
    </FileDialog>
  );
}

import { Avatar } from '@linework/design-system';
import type { DataTableColumn } from '@linework/design-system/table';
import { type FileKind, type FileRow, formatSize } from '@linework/domain';
import { useMemo } from 'react';
import { useAppPath } from '../app/useAppPath';
import { useFormat } from '../format/useFormat';

/** The table of files (DOC-02). Ids are the names of the list's sorts. */
export function useFileColumns(kind: FileKind): DataTableColumn<FileRow>[] {
  const path = useAppPath();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: kind === 'document' ? 'Document' : 'Drawing',
        value: ({ name }) => name,
        emphasis: 'strong',
        width: 260,
        minWidth: 170,
        grow: 2,
        phone: 'title',
      },
      {
        id: 'project',
        header: 'Project',
        sortable: false,
        value: ({ projectName }) => projectName,
        href: ({ projectId }) => path(`/projects/edit?id=${projectId}`),
        width: 200,
        minWidth: 130,
        grow: 1,
        phone: 'meta',
      },
      {
        id: 'category',
        header: 'Category',
        sortable: false,
        value: ({ category }) => category,
        emphasis: 'muted',
        width: 130,
        minWidth: 96,
        yields: 2,
        phone: 'hidden',
      },
      {
        id: 'size',
        header: 'Size',
        kind: 'number',
        value: ({ size }) => size,
        text: ({ size }) => formatSize(size),
        width: 104,
        minWidth: 96,
        phone: 'meta',
      },
      {
        id: 'date',
        header: 'Modified',
        kind: 'date',
        value: ({ updatedAt }) => updatedAt,
        text: ({ updatedAt }) => format.fileDate(updatedAt),
        width: 212,
        minWidth: 120,
        yields: 1,
        phone: 'hidden',
      },
      {
        id: 'uploadedBy',
        header: 'Uploaded by',
        sortable: false,
        value: ({ uploadedByName }) => uploadedByName || null,
        before: ({ uploadedByName, uploadedByInitials }) => (
          <Avatar size="small" name={uploadedByName} initials={uploadedByInitials} decorative />
        ),
        placeholder: 'Unknown',
        width: 160,
        minWidth: 112,
        yields: 3,
        phone: 'hidden',
      },
    ],
    [kind, path, format],
  );
}

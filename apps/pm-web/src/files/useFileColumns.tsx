import { Avatar, Badge } from '@linework/design-system';
import type { DataTableColumn } from '@linework/design-system/table';
import { DRAWING_STATUSES, type FileKind, type FileRow, formatSize } from '@linework/domain';
import { useMemo } from 'react';
import { useAppPath } from '../app/useAppPath';
import { useFormat } from '../format/useFormat';
import { DrawingStatusBadge } from './DrawingStatusBadge';

/** The table of files (DOC-02). Ids are the names of the list's sorts. */
export function useFileColumns(kind: FileKind): DataTableColumn<FileRow>[] {
  const path = useAppPath();
  const format = useFormat();
  return useMemo(
    () => [
      ...(kind === 'drawing' ? [numberColumn] : []),
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
      ...(kind === 'drawing' ? drawingColumns : []),
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

type Column = DataTableColumn<FileRow>;

const numberColumn: Column = {
  id: 'number',
  header: 'No.',
  value: ({ number }) => number || null,
  width: 104,
  minWidth: 80,
  // Its name begins with it.
  phone: 'hidden',
};

const drawingColumns: Column[] = [
  {
    id: 'title',
    header: 'Title',
    value: ({ title }) => title || null,
    width: 180,
    minWidth: 104,
    grow: 1,
    yields: 4,
    phone: 'hidden',
  },
  {
    id: 'revision',
    header: 'Rev',
    value: ({ revision }) => revision,
    cell: ({ revision }) => <Badge>{revision}</Badge>,
    width: 72,
    minWidth: 64,
    phone: 'trailing',
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status || null,
    order: ({ status }) => (DRAWING_STATUSES as readonly string[]).indexOf(status),
    cell: ({ status }) => status && <DrawingStatusBadge status={status} />,
    width: 140,
    minWidth: 132,
    phone: 'meta',
  },
  {
    id: 'discipline',
    header: 'Discipline',
    value: ({ discipline }) => discipline || null,
    emphasis: 'muted',
    width: 128,
    minWidth: 104,
    yields: 3,
    phone: 'hidden',
  },
];

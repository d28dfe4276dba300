'use client';
import { usePagedSource } from '@linework/design-system/table';
import { useSyncExternalStore } from 'react';
import type { FileEntry, FileFilter, FileProvider, FileSort } from '../ports/FileProvider';

const PAGE_SIZE = 100;
/** Skeletons that follow the loaded files, at most. */
const SKELETONS = 200;

/** Null: nothing is asked for, as at home, where there are only folders. */
export function useFileSource(provider: FileProvider, filter: FileFilter | null, sort: FileSort) {
  const limit = provider.pageSize ?? PAGE_SIZE;
  const source = usePagedSource<FileEntry, FileFilter>({
    loadPage: async (cursor, { filters, sort: by }, signal) => {
      const { files, ...page } = await provider.listFiles(
        { ...filters, sort: asFileSort(by ?? { column: 'name', direction: 'ascending' }), cursor, limit },
        signal,
      );
      return { rows: files, ...page };
    },
    rowId: ({ id }) => id,
    query: {
      search: filter?.search ?? '',
      sort: { column: sort.by, direction: sort.direction },
      filters: filter ?? nothing,
    },
    pageSize: Math.min(limit, SKELETONS),
  });
  // A source asks while somebody listens.
  const snapshot = useSyncExternalStore(
    filter ? source.subscribe : never,
    source.getSnapshot,
    source.getSnapshot,
  );
  return { source, snapshot, filter };
}

export type FileSource = ReturnType<typeof useFileSource>;

function asFileSort({ column, direction }: { column: string; direction: FileSort['direction'] }): FileSort {
  return { by: column as FileSort['by'], direction };
}

const nothing: FileFilter = { folder: null, search: '' };
const never = () => () => undefined;

'use client';
import { nothingSelected, type SourceSnapshot, usePagedSource } from '@linework/design-system/table';
import { useRef, useSyncExternalStore } from 'react';
import type { FileEntry, FileFilter, FileProvider, FileSort } from '../ports/FileProvider';

const PAGE_SIZE = 100;
/** Skeletons that follow the loaded files, at most. */
const SKELETONS = 200;

/** Null: nothing is asked for, as at home, where there are only folders. */
export function useFileSource(provider: FileProvider, filter: FileFilter | null, sort: FileSort) {
  const limit = provider.pageSize ?? PAGE_SIZE;
  /** Folder of the files that are there; undefined until some are. */
  const folderOfRows = useRef<string | null | undefined>(undefined);
  const source = usePagedSource<FileEntry, FileFilter>({
    loadPage: async (cursor, { filters, sort: by }, signal) => {
      const { files, ...page } = await provider.listFiles(
        { ...filters, sort: asFileSort(by ?? { column: 'name', direction: 'ascending' }), cursor, limit },
        signal,
      );
      if (!signal.aborted) folderOfRows.current = filters.folder;
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
  // While somebody types or sorts, what was found before stays in sight; of another folder nothing does.
  const isElsewhere = filter !== null && folderOfRows.current !== filter.folder;
  return { source, snapshot: isElsewhere && snapshot.loaded > 0 ? asLoading(snapshot) : snapshot, filter };
}

export type FileSource = ReturnType<typeof useFileSource>;

function asLoading(snapshot: SourceSnapshot): SourceSnapshot {
  return { ...snapshot, status: 'loading', length: 0, loaded: 0, total: null, selection: nothingSelected };
}

function asFileSort({ column, direction }: { column: string; direction: FileSort['direction'] }): FileSort {
  return { by: column as FileSort['by'], direction };
}

const nothing: FileFilter = { folder: null, search: '' };
const never = () => () => undefined;

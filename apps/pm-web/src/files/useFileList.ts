import { documentList, type FileKind, type FileRow, fileList, type ListQuery } from '@linework/domain';
import { useMemo } from 'react';
import { useListSource } from '../lists/useListSource';
import { useListState } from '../lists/useListState';
import type { LiveQuery } from '../lists/useLiveQuery';

export type FileView = 'explorer' | 'list';

/** The list of one kind of files: where it is, and its rows. */
export function useFileList(kind: FileKind) {
  // What is remembered of drawings may be nothing that a list of documents has.
  const definition: typeof fileList = kind === 'drawing' ? fileList : (documentList as typeof fileList);
  const list = useListState<FileRow, keyof typeof fileList.sorts, keyof typeof fileList.filters, FileView>(
    definition,
    { views: ['explorer', 'list'] },
  );
  // The screen says which kind, not its address.
  const query = useMemo(() => ofKind(list.query, kind), [list.query, kind]);
  const rows = useListSource({ definition, query, isNewRow: false, setSort: list.setSort });
  return { list, query, rows };
}

function ofKind<Sort extends string, Filter extends string>(
  query: LiveQuery<Sort, Filter>,
  kind: FileKind,
): LiveQuery<Sort, Filter> {
  let latest: { of: ListQuery<Sort, Filter>; is: ListQuery<Sort, Filter> } | undefined;
  return {
    get: () => {
      const of = query.get();
      if (latest?.of !== of) latest = { of, is: { ...of, filters: { ...of.filters, kind } } };
      return latest.is;
    },
    subscribe: query.subscribe,
  };
}

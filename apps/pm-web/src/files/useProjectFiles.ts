import type { FileKind, FileTotals } from '@linework/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keys } from '../api/keys';
import { request } from '../api/request';
import type { StagedFiles } from './createStagedFiles';

/** How many files of each kind a project has, for its tabs, and those of one that is being made. */
export function useProjectFiles(projectId: string | null) {
  const documents = useCount('document', projectId);
  const drawings = useCount('drawing', projectId);
  const [staged, setStaged] = useState<StagedFiles | null>(null);
  const kept = useRef(false);
  const needsStaging = projectId === null;
  // Its code comes with the explorer's, and not before: a form waits for neither.
  const stage = useCallback(async () => {
    const { createStagedFiles } = await import('./createStagedFiles');
    setStaged((before) => before ?? createStagedFiles());
  }, []);
  useEffect(() => {
    if (!staged) return;
    return () => {
      // Whoever leaves without saving takes their uploads along.
      if (!kept.current) staged.drop();
    };
  }, [staged]);
  const stagedDocuments = useStagedCount(staged, 'document');
  const stagedDrawings = useStagedCount(staged, 'drawing');
  return {
    staged,
    stage,
    documents: needsStaging ? stagedDocuments : documents,
    drawings: needsStaging ? stagedDrawings : drawings,
    /** After the project is saved. */
    adopt: async (id: string) => {
      if (!staged) return;
      await staged.adopt(id);
      kept.current = true;
    },
  };
}

function useCount(kind: FileKind, projectId: string | null): number | undefined {
  const path = `/files/totals?kind=${kind}&project=${projectId}`;
  const { data } = useQuery({
    queryKey: keys.files.counts(path),
    queryFn: ({ signal }) => request<FileTotals>(path, { signal }),
    placeholderData: keepPreviousData,
    enabled: projectId !== null,
  });
  return data?.total;
}

const noChanges = () => () => undefined;

function useStagedCount(staged: StagedFiles | null, kind: FileKind): number {
  return useSyncExternalStore(staged?.subscribe ?? noChanges, () => staged?.countOf(kind) ?? 0);
}

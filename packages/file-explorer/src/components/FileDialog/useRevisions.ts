'use client';
import { useEffect, useState } from 'react';
import type { FileEntry, FileProvider, FileRevision } from '../../ports/FileProvider';

export interface Revisions {
  /** The newest first; null until they are there. */
  readonly rows: readonly FileRevision[] | null;
  readonly problem: string | null;
}

const none: Revisions = { rows: null, problem: null };

/** What a file has been and is; asked for again with each version of it, which what was known stands for until then. */
export function useRevisions(
  file: FileEntry,
  { listRevisions }: Pick<FileProvider, 'listRevisions'>,
): Revisions {
  const { id } = file;
  const [known, setKnown] = useState({ id: '', ...none });
  // They are the store's.
  useEffect(() => {
    if (!listRevisions) return undefined;
    const controller = new AbortController();
    const tell = (now: Partial<Revisions>) => {
      if (!controller.signal.aborted) setKnown({ id, ...none, ...now });
    };
    listRevisions(file, controller.signal).then(
      (rows) => tell({ rows }),
      (reason: unknown) => tell({ problem: reason instanceof Error ? reason.message : String(reason) }),
    );
    return () => controller.abort();
  }, [id, file, listRevisions]);
  return known.id === id ? known : none;
}

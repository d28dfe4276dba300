import type { FileKind } from '@linework/domain';
import { useEffect, useState } from 'react';
import { toProblem } from '../api/problem';
import { findRevised, type Revised } from './revisions';

interface Found {
  projectId: string | null;
  files: readonly File[];
  /** Of those that would be revisions. */
  revised: ReadonlyMap<File, Revised>;
  problem: string | null;
}

const nothing: Found = { projectId: null, files: [], revised: new Map(), problem: null };

/** Which of the files that are to be uploaded would be the next revision of a drawing of that project. */
export function useRevised(kind: FileKind, projectId: string | null, files: readonly File[]) {
  const [found, setFound] = useState(nothing);
  const isAsked = kind === 'drawing' && projectId !== null && files.length > 0;
  // What is stored is the server's to say.
  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (now: Partial<Found>) => {
      if (!signal.aborted) setFound({ ...nothing, projectId, files, ...now });
    };
    findRevised(projectId, files, signal).then(
      (each) => tell({ revised: new Map(files.flatMap((file, at) => pairOf(file, each[at]))) }),
      (error: unknown) => tell({ problem: toProblem(error).detail }),
    );
    return () => controller.abort();
  }, [isAsked, projectId, files]);
  const isCurrent = found.projectId === projectId && found.files === files;
  return { ...(isAsked && isCurrent ? found : nothing), isFinding: isAsked && !isCurrent };
}

function pairOf(file: File, revised: Revised | null | undefined): [File, Revised][] {
  return revised ? [[file, revised]] : [];
}

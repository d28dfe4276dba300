import type { FileKind } from '@linework/domain';
import { useEffect, useState } from 'react';
import { toProblem } from '../api/problem';
import { findRevised, type Revised } from './revisions';

interface Found {
  projectId: string | null;
  category: string;
  files: readonly File[];
  /** Of those that are there. */
  revised: ReadonlyMap<File, Revised>;
  problem: string | null;
}

const nothing: Found = { projectId: null, category: '', files: [], revised: new Map(), problem: null };

/** Which of the files that are to be uploaded that project has already. */
export function useRevised(
  kind: FileKind,
  projectId: string | null,
  category: string,
  files: readonly File[],
) {
  const [found, setFound] = useState(nothing);
  const isAsked = projectId !== null && files.length > 0;
  // What is stored is the server's to say.
  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (now: Partial<Found>) => {
      if (!signal.aborted) setFound({ ...nothing, projectId, category, files, ...now });
    };
    findRevised({ projectId, kind, category }, files, signal).then(
      (each) => tell({ revised: new Map(files.flatMap((file, at) => pairOf(file, each[at]))) }),
      (error: unknown) => tell({ problem: toProblem(error).detail }),
    );
    return () => controller.abort();
  }, [isAsked, projectId, kind, category, files]);
  const isCurrent = found.projectId === projectId && found.category === category && found.files === files;
  return { ...(isAsked && isCurrent ? found : nothing), isFinding: isAsked && !isCurrent };
}

function pairOf(file: File, revised: Revised | null | undefined): [File, Revised][] {
  return revised ? [[file, revised]] : [];
}

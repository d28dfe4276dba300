'use client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FileProvider, Folder, FolderList } from '../ports/FileProvider';

export interface Folders {
  /** Null until they are there. */
  readonly list: FolderList | null;
  readonly error: Error | null;
  readonly reload: () => void;
  readonly byId: ReadonlyMap<string, Folder>;
  readonly nameOf: (id: string) => string;
  readonly childrenOf: (parent: string | null) => readonly Folder[];
}

/** The provider's folders, read again on `reload`; the ones before stay meanwhile. */
export function useFolders(provider: FileProvider): Folders {
  const [list, setList] = useState<FolderList | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [asked, setAsked] = useState(0);

  // The store is outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again
  useEffect(() => {
    const controller = new AbortController();
    provider.listFolders(controller.signal).then(
      (loaded) => {
        if (controller.signal.aborted) return;
        setList(loaded);
        setError(null);
      },
      (reason: unknown) => {
        if (!controller.signal.aborted)
          setError(reason instanceof Error ? reason : new Error(String(reason)));
      },
    );
    return () => controller.abort();
  }, [provider, asked]);

  const reload = useCallback(() => setAsked((count) => count + 1), []);
  return useMemo(() => {
    const byId = new Map(list?.folders.map((folder) => [folder.id, folder]));
    const children = new Map<string | null, Folder[]>();
    for (const folder of list?.folders ?? []) {
      // A folder whose parent is not to be seen stands at the top, so that it can be reached.
      const parent = folder.parent != null && byId.has(folder.parent) ? folder.parent : null;
      children.set(parent, [...(children.get(parent) ?? []), folder]);
    }
    return {
      list,
      error,
      reload,
      byId,
      nameOf: (id: string) => byId.get(id)?.name ?? id,
      childrenOf: (parent: string | null) => children.get(parent) ?? [],
    };
  }, [list, error, reload]);
}

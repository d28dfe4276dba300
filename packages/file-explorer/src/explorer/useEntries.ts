'use client';
import { useMemo } from 'react';
import type { FileEntry, Folder } from '../ports/FileProvider';
import type { FileSource } from './useFileSource';

/** What stands at a position: a folder, a file, a file that is not loaded yet, or the place of files that failed to load. */
export type Entry =
  | { readonly kind: 'folder'; readonly folder: Folder }
  | { readonly kind: 'file'; readonly file: FileEntry }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' };

export interface Entries {
  /** Positions to lay out: folders first. */
  readonly count: number;
  /** How many of them are folders. */
  readonly folderCount: number;
  readonly at: (position: number) => Entry;
  /** Undefined where nothing is loaded. */
  readonly keyAt: (position: number) => string | undefined;
  readonly nameAt: (position: number) => string | undefined;
  /** @returns -1 where no such entry is loaded */
  readonly positionOf: (key: string) => number;
}

export const fileKey = (id: string) => `file:${id}`;
export const folderKey = (id: string) => `folder:${id}`;

/** Folders, then the files of the source, as one list of positions. */
export function useEntries(folders: readonly Folder[], { source, snapshot, filter }: FileSource): Entries {
  return useMemo(() => {
    const folderCount = folders.length;
    const fileCount = filter ? snapshot.length : 0;
    const failedAt = snapshot.error && snapshot.loaded > 0 ? folderCount + snapshot.loaded : -1;
    const at = (position: number): Entry => {
      const folder = folders[position];
      if (folder) return { kind: 'folder', folder };
      if (position === failedAt) return { kind: 'failed' };
      const file =
        position - folderCount < snapshot.loaded ? source.rowAt(position - folderCount) : undefined;
      return file ? { kind: 'file', file } : { kind: 'loading' };
    };
    return {
      count: folderCount + fileCount,
      folderCount,
      at,
      keyAt: (position) => {
        const entry = at(position);
        if (entry.kind === 'folder') return folderKey(entry.folder.id);
        return entry.kind === 'file' ? fileKey(entry.file.id) : undefined;
      },
      nameAt: (position) => {
        const entry = at(position);
        if (entry.kind === 'folder') return entry.folder.name;
        return entry.kind === 'file' ? entry.file.name : undefined;
      },
      positionOf: (key) => {
        const inFolders = folders.findIndex(({ id }) => folderKey(id) === key);
        if (inFolders >= 0) return inFolders;
        const inFiles = key.startsWith('file:') ? source.positionOf(key.slice('file:'.length)) : -1;
        return inFiles < 0 || inFiles >= snapshot.loaded ? -1 : folderCount + inFiles;
      },
    };
  }, [folders, source, snapshot, filter]);
}

'use client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FileEntry, FileProvider } from '../ports/FileProvider';
import type { PreviewPlugin } from '../ports/PreviewPlugin';
import { createThumbnails, type Thumbnails } from './createThumbnails';
import { useExplorerContext } from './ExplorerContext';

/** The pictures that an explorer makes, freed with it. */
export function useThumbnails(provider: FileProvider, previews: readonly PreviewPlugin[]): Thumbnails {
  const thumbnails = useMemo(() => createThumbnails(provider, previews), [provider, previews]);
  // Their addresses are the browser's to free.
  useEffect(() => thumbnails.clear, [thumbnails]);
  return thumbnails;
}

/** Address of a file's small picture: one that is made here while the file is in sight, or the store's. @param size px of its longer side */
export function useThumbnail(file: FileEntry, size: number): string | null {
  const { explorer, thumbnails } = useExplorerContext();
  const kept = explorer.provider.thumbnailOf?.(file, size) ?? null;
  const ofFile = () => thumbnails.urlOf(file);
  const made = useSyncExternalStore(thumbnails.subscribe, ofFile, ofFile);
  const isMissing = kept === null && made === null;
  // What is in sight is told to those who make them.
  useEffect(() => (isMissing ? thumbnails.want(file) : undefined), [isMissing, file, thumbnails]);
  return made ?? kept;
}

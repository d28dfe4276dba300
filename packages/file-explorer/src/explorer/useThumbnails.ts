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

/**
 * Address of a file's small picture: the store's, or one that is made here while the file is in sight.
 * @param file null for none @param size px of its longer side
 */
export function useThumbnail(file: FileEntry | null, size: number): string | null {
  const { explorer, thumbnails } = useExplorerContext();
  const kept = (file && explorer.provider.thumbnailOf?.(file, size)) ?? null;
  const ofFile = () => file && thumbnails.urlOf(file);
  const made = useSyncExternalStore(thumbnails.subscribe, ofFile, ofFile);
  const wanted = kept === null && made === null ? file : null;
  // What is in sight is told to those who make them.
  useEffect(() => (wanted ? thumbnails.want(wanted) : undefined), [wanted, thumbnails]);
  return made ?? kept;
}

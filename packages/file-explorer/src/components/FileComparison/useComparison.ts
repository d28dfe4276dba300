'use client';
import { type RefObject, useMemo } from 'react';
import { pluginFor } from '../../explorer/pluginFor';
import { sourceOf } from '../../explorer/sourceOf';
import type { FileEntry, FileProvider } from '../../ports/FileProvider';
import type { ComparisonView, PreviewPlugin } from '../../ports/PreviewPlugin';
import { type Showing, type Shown, useShown } from '../FilePreview/useShown';

/** Finds the plugin that both files are for, and lets it draw them over each other into `host`. */
export function useComparison(
  host: RefObject<HTMLElement | null>,
  before: FileEntry,
  after: FileEntry,
  { readFile }: Pick<FileProvider, 'readFile'>,
  previews: readonly PreviewPlugin[],
): Shown<ComparisonView> {
  const begin = useMemo<Showing<ComparisonView> | null>(() => {
    if (!readFile) return null;
    return async (box, signal) => {
      const [first, second] = [sourceOf(before, readFile, signal), sourceOf(after, readFile, signal)];
      const [one, other] = await Promise.all([pluginFor(first, previews), pluginFor(second, previews)]);
      if (!one?.compares || one !== other) return null;
      const renderer = await one.load();
      signal.throwIfAborted();
      return renderer.compare ? renderer.compare(box, first, second, signal) : null;
    };
  }, [before, after, readFile, previews]);
  return useShown(host, begin);
}

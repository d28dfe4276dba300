'use client';
import { type RefObject, useMemo } from 'react';
import { pluginFor } from '../../explorer/pluginFor';
import { sourceOf } from '../../explorer/sourceOf';
import type { FileEntry, FileProvider } from '../../ports/FileProvider';
import type { PreviewPlugin, PreviewView } from '../../ports/PreviewPlugin';
import { type Showing, type Shown, useShown } from './useShown';

/** Finds the plugin for a file, and lets it draw into `host`. */
export function usePreview(
  host: RefObject<HTMLElement | null>,
  file: FileEntry,
  { readFile }: Pick<FileProvider, 'readFile'>,
  previews: readonly PreviewPlugin[],
): Shown<PreviewView> {
  const begin = useMemo<Showing<PreviewView> | null>(() => {
    if (!readFile || previews.length === 0 || file.may?.read === false) return null;
    return async (box, signal) => {
      const source = sourceOf(file, readFile, signal);
      const plugin = await pluginFor(source, previews);
      if (!plugin) return null;
      const renderer = await plugin.load();
      signal.throwIfAborted();
      return renderer.mount(box, source, signal);
    };
  }, [file, readFile, previews]);
  return useShown(host, begin);
}

'use client';
import { extensionOf, fileKind } from '../../core/fileKind';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import type { FileEntry } from '../../ports/FileProvider';

/** A file in a few words: 'PDF, 14 pages'. */
export function useFileSummary(): (file: FileEntry) => string {
  const { text } = useExplorerContext().explorer;
  return (file) => {
    const kind = fileKind(file);
    const extension = extensionOf(file.name).toUpperCase();
    const word =
      kind === 'archive' || kind === 'other' || kind === 'drawing'
        ? extension || text.kind[kind]
        : text.kind[kind];
    return [word, file.summary].filter(Boolean).join(', ');
  };
}

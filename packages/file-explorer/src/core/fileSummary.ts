import type { ExplorerMessages } from '../messages';
import type { FileEntry } from '../ports/FileProvider';
import { extensionOf, fileKind } from './fileKind';

/** A file in a few words: 'PDF, 14 pages'. */
export function fileSummary(file: FileEntry, text: ExplorerMessages): string {
  const kind = fileKind(file);
  const isKnownByEnding = kind === 'archive' || kind === 'other' || kind === 'drawing';
  const ending = isKnownByEnding ? extensionOf(file.name).toUpperCase() : '';
  return [ending || text.kind[kind], file.summary].filter(Boolean).join(', ');
}

/** The same, and what it belongs to: 'PDF, 14 pages, Spillway gate renewal'. */
export function fileSummaryInList(file: FileEntry, text: ExplorerMessages): string {
  return [fileSummary(file, text), file.belongsTo].filter(Boolean).join(', ');
}

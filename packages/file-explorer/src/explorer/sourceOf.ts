import type { FileEntry, FileProvider } from '../ports/FileProvider';
import type { PreviewSource } from '../ports/PreviewPlugin';

/** A file, as plugins read it. */
export function sourceOf(
  file: FileEntry,
  readFile: NonNullable<FileProvider['readFile']>,
  signal: AbortSignal,
): PreviewSource {
  return { file, read: (range) => readFile(file, signal, range) };
}

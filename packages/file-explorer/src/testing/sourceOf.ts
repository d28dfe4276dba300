import type { PreviewSource } from '../ports/PreviewPlugin';
import { previewedFile } from './previewedFiles';

/** A file of these bytes, as a preview gets it. */
export function sourceOf(bytes: Uint8Array<ArrayBuffer>, name = 'file'): PreviewSource {
  const { length: size } = bytes;
  return {
    file: { ...previewedFile(name), size },
    read: async ({ start, end } = { start: 0, end: size }) => new Blob([bytes.slice(start, end)]),
  };
}

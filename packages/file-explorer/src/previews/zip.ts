import { extensionOf } from '../core/fileKind';
import type { PreviewPlugin } from '../ports/PreviewPlugin';

/** Lists what is in a ZIP file, by the list at its end: nothing is unpacked. */
export function zipPreview(): PreviewPlugin {
  return {
    id: 'zip',
    // Office documents are ZIP files too: theirs come before it in the list.
    match: ({ name, type, first }) =>
      (first[0] === 0x50 && first[1] === 0x4b && (first[2] === 3 || first[2] === 5)) ||
      type === 'application/zip' ||
      extensionOf(name) === 'zip',
    load: async () => (await import('./zipRenderer')).zipRenderer,
  };
}

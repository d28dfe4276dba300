import { extensionOf } from '../core/fileKind';
import type { PreviewPlugin } from '../ports/PreviewPlugin';

/** Shows what can be told of a DWG without its maker's programs: its version, and the small picture that it keeps of itself. */
export function dwgPreview(): PreviewPlugin {
  return {
    id: 'dwg',
    match: ({ name, first }) =>
      /^AC1[0-9.]/.test(String.fromCharCode(...first.subarray(0, 6))) || extensionOf(name) === 'dwg',
    thumbnailTypes: ['image/vnd.dwg'],
    load: async () => (await import('./dwgRenderer')).dwgRenderer,
  };
}

import { extensionOf } from '../core/fileKind';
import type { PreviewPlugin } from '../ports/PreviewPlugin';

/** Shows SVG as a picture: nothing in it runs, and nothing is loaded from elsewhere. */
export function svgPreview(): PreviewPlugin {
  return {
    id: 'svg',
    match: ({ name, type }) => type === 'image/svg+xml' || extensionOf(name) === 'svg',
    thumbnailTypes: ['image/svg+xml'],
    compares: true,
    load: async () => (await import('./svgRenderer')).svgRenderer,
  };
}

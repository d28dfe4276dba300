import { extensionOf } from '../core/fileKind';
import type { PreviewPlugin } from '../ports/PreviewPlugin';
import type { DwgPreviewOptions } from './DwgPreviewOptions';
import { dxfPreview } from './dxf';

export type { DwgPreviewOptions };

/**
 * Shows what can be told of a DWG without its maker's programs: its version, and the small picture that it keeps of itself. With a
 * converter it shows the drawing; that needs `dxf-viewer`, as `dxfPreview` does.
 */
export function dwgPreview(options?: DwgPreviewOptions): PreviewPlugin {
  return {
    id: 'dwg',
    match: ({ name, first }) =>
      /^AC1[0-9.]/.test(String.fromCharCode(...first.subarray(0, 6))) || extensionOf(name) === 'dwg',
    thumbnailTypes: ['image/vnd.dwg'],
    compares: options !== undefined,
    load: async () => {
      const { dwgRenderer } = await import('./dwgRenderer');
      return dwgRenderer(
        options && { convert: options.convert, loadDxf: () => dxfPreview(options.dxf).load() },
      );
    },
  };
}

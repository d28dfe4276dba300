import type { PreviewPlugin } from '../ports/PreviewPlugin';
import type { DxfPreviewOptions } from './DxfPreviewOptions';
import { isDxf } from './dxf/isDxf';

export type { DxfPreviewOptions };

/**
 * Shows DXF drawings, text and binary, with layers, zoom, search, and a note of what is not drawn. Needs `dxf-viewer` 1.0, which comes
 * with the first drawing; it asks nobody but the app for anything.
 */
export function dxfPreview(options: DxfPreviewOptions): PreviewPlugin {
  return {
    id: 'dxf',
    match: isDxf,
    thumbnailTypes: ['image/vnd.dxf'],
    compares: true,
    load: async () => {
      const [{ dxfRenderer }, { DxfViewer }] = await Promise.all([
        import('./dxfRenderer'),
        import('dxf-viewer'),
      ]);
      return dxfRenderer(DxfViewer, options);
    },
  };
}

import type { DxfViewer } from 'dxf-viewer';
import type { PreviewRenderer } from '../ports/PreviewPlugin';
import type { DxfPreviewOptions } from './DxfPreviewOptions';
import { drawThumbnail } from './drawThumbnail';
import { createCanvasView } from './dxf/createCanvasView';
import { openDrawing } from './dxf/openDrawing';
import { showDrawing } from './dxf/showDrawing';

/** px, before it is drawn smaller: its lines stay thin. */
const THUMBNAIL_PX = 640;

/** @param Viewer of the module `dxf-viewer` */
export function dxfRenderer(Viewer: typeof DxfViewer, options: DxfPreviewOptions): PreviewRenderer {
  return {
    mount: async (host, source, signal) => {
      refuseWithoutWebGl();
      const { drawing, worker } = await openDrawing(options, source, signal);
      const size = { width: host.clientWidth, height: host.clientHeight };
      const canvas = await createCanvasView(Viewer, worker, drawing, size, signal);
      return showDrawing(host, source.file.name, drawing, canvas);
    },
    compare: async (...compared) => {
      const { compareDxf } = await import('../compare/dxf/compareDxf');
      return compareDxf(options, ...compared);
    },
    thumbnail: async (source, signal) => {
      refuseWithoutWebGl();
      const { drawing, worker } = await openDrawing(options, source, signal);
      const { minX, minY, maxX, maxY } = drawing.bounds;
      // Not a strip: a drawing of one line has no height.
      const [across, up] = [maxX - minX, maxY - minY];
      const longer = Math.max(across, up) || 1;
      const sides = { width: Math.max(across / longer, 0.25), height: Math.max(up / longer, 0.25) };
      const size = { width: sides.width * THUMBNAIL_PX, height: sides.height * THUMBNAIL_PX };
      const view = await createCanvasView(Viewer, worker, drawing, size, signal);
      try {
        view.look({
          x: (minX + maxX) / 2,
          y: (minY + maxY) / 2,
          scale: 1.06 * Math.max(across / size.width, up / size.height) || 1,
        });
        return await drawThumbnail(size.width, size.height, (canvas) => {
          const context = canvas.getContext('2d');
          if (context) context.imageSmoothingQuality = 'high';
          view.draw();
          context?.drawImage(view.canvas, 0, 0, canvas.width, canvas.height);
        });
      } finally {
        view.dispose();
      }
    },
  };
}

function refuseWithoutWebGl(): void {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context)
    throw new Error('This browser cannot draw it: WebGL is off, or the graphics card is not supported.');
  context.getExtension('WEBGL_lose_context')?.loseContext();
}

import cyrillic from '@fontsource/open-sans/files/open-sans-cyrillic-400-normal.woff?url';
import greek from '@fontsource/open-sans/files/open-sans-greek-400-normal.woff?url';
import latin from '@fontsource/open-sans/files/open-sans-latin-400-normal.woff?url';
import latinMore from '@fontsource/open-sans/files/open-sans-latin-ext-400-normal.woff?url';
import mathematical from '@fontsource/open-sans/files/open-sans-math-400-normal.woff?url';
import symbols from '@fontsource/open-sans/files/open-sans-symbols-400-normal.woff?url';
import type { PreviewPlugin } from '@linework/file-explorer';
import { dwgPreview } from '@linework/file-explorer/previews/dwg';
import { type DxfPreviewOptions, dxfPreview } from '@linework/file-explorer/previews/dxf';
import { imagePreview } from '@linework/file-explorer/previews/image';
import { pdfPreview } from '@linework/file-explorer/previews/pdf';
import { sheetPreview } from '@linework/file-explorer/previews/sheet';
import { svgPreview } from '@linework/file-explorer/previews/svg';
import { textPreview } from '@linework/file-explorer/previews/text';
import { wordPreview } from '@linework/file-explorer/previews/word';
import { zipPreview } from '@linework/file-explorer/previews/zip';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { convertDrawing } from './convertDrawing';

const dxf: DxfPreviewOptions = {
  createWorker: () => new Worker(new URL('./dxf.worker.entry.ts', import.meta.url), { type: 'module' }),
  // Each is fetched when a drawing has a letter that those before it have not.
  fonts: [latin, latinMore, cyrillic, greek, symbols, mathematical],
};

/**
 * What the explorer can show of files. The parts of the PDF reader are served as `vite/pdfParts.ts` says, the frames of Office files as
 * `vite/previewFrames.ts` does.
 */
export const previews: readonly PreviewPlugin[] = [
  pdfPreview({
    workerUrl,
    cMapUrl: '/pdfjs/cmaps/',
    standardFontDataUrl: '/pdfjs/standard_fonts/',
    wasmUrl: '/pdfjs/wasm/',
  }),
  dxfPreview(dxf),
  imagePreview(),
  wordPreview({ frameUrl: '/frames/word.html' }),
  sheetPreview({ frameUrl: '/frames/sheet.html' }),
  svgPreview(),
  dwgPreview({ convert: convertDrawing, dxf }),
  zipPreview(),
  textPreview(),
];

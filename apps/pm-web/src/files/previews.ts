import type { PreviewPlugin } from '@linework/file-explorer';
import { dwgPreview } from '@linework/file-explorer/previews/dwg';
import { imagePreview } from '@linework/file-explorer/previews/image';
import { pdfPreview } from '@linework/file-explorer/previews/pdf';
import { sheetPreview } from '@linework/file-explorer/previews/sheet';
import { svgPreview } from '@linework/file-explorer/previews/svg';
import { textPreview } from '@linework/file-explorer/previews/text';
import { wordPreview } from '@linework/file-explorer/previews/word';
import { zipPreview } from '@linework/file-explorer/previews/zip';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

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
  imagePreview(),
  wordPreview({ frameUrl: '/frames/word.html' }),
  sheetPreview({ frameUrl: '/frames/sheet.html' }),
  svgPreview(),
  dwgPreview(),
  zipPreview(),
  textPreview(),
];

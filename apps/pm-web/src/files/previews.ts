import type { PreviewPlugin } from '@linework/file-explorer';
import { dwgPreview } from '@linework/file-explorer/previews/dwg';
import { imagePreview } from '@linework/file-explorer/previews/image';
import { pdfPreview } from '@linework/file-explorer/previews/pdf';
import { svgPreview } from '@linework/file-explorer/previews/svg';
import { textPreview } from '@linework/file-explorer/previews/text';
import { zipPreview } from '@linework/file-explorer/previews/zip';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** What the explorer can show of files. The parts of the PDF reader are served as `vite/pdfParts.ts` says. */
export const previews: readonly PreviewPlugin[] = [
  pdfPreview({
    workerUrl,
    cMapUrl: '/pdfjs/cmaps/',
    standardFontDataUrl: '/pdfjs/standard_fonts/',
    wasmUrl: '/pdfjs/wasm/',
  }),
  imagePreview(),
  svgPreview(),
  dwgPreview(),
  zipPreview(),
  textPreview(),
];

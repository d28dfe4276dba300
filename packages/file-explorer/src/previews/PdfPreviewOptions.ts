export interface PdfPreviewOptions {
  /**
   * Address of `pdfjs-dist/build/pdf.worker.min.mjs`, served by the app itself. In Vite:
   * `import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'`.
   */
  workerUrl: string;
  /** Folders of `pdfjs-dist`, served by the app, each with a slash at its end: fonts and characters that a file does not bring itself. */
  standardFontDataUrl?: string;
  cMapUrl?: string;
  /** The same of its folder `wasm`, of which `openjpeg_nowasm_fallback.js` is used: JPEG 2000. */
  wasmUrl?: string;
}

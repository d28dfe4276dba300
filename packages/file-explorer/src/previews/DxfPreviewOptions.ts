export interface DxfPreviewOptions {
  /**
   * Starts a worker on a script of the app's own that imports '@linework/file-explorer/previews/dxf-worker' and nothing else.
   * @example () => new Worker(new URL('./dxf.worker.ts', import.meta.url), { type: 'module' })
   */
  createWorker: () => Worker;
  /**
   * Addresses of fonts (TTF, OTF or WOFF, not WOFF2), served by the app itself, that letters are drawn with: each letter with the first
   * font that has it. Texts are left out without.
   */
  fonts?: readonly string[];
}

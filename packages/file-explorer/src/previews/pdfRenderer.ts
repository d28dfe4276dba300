import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import type { PreviewRenderer, PreviewView } from '../ports/PreviewPlugin';
import { createViewState } from './createViewState';
import type { PdfPreviewOptions } from './PdfPreviewOptions';

/** More is a page for a plotter: it is drawn coarser. */
const MOST_PIXELS = 16_000_000;
const MOST_BYTES = 100 * 1024 * 1024;
/** px around a page that fits. */
const MARGIN = 24;
/** PDF counts in 1/72 inch, screens in 1/96. */
const CSS_UNITS = 96 / 72;

/** @param pdfjs the module `pdfjs-dist` */
export function pdfRenderer(
  { GlobalWorkerOptions, getDocument }: typeof import('pdfjs-dist'),
  { workerUrl, ...urls }: PdfPreviewOptions,
): PreviewRenderer {
  GlobalWorkerOptions.workerSrc = workerUrl;
  return {
    mount: async (host, { file, read }, signal) => {
      if (file.size > MOST_BYTES) throw new Error('This PDF is too large to be shown here.');
      const data = new Uint8Array(await (await read()).arrayBuffer());
      signal.throwIfAborted();
      const loading = getDocument({
        ...urls,
        data,
        // Nothing in a file may run or be fetched: no forms, no scripts, no fonts from elsewhere.
        enableXfa: false,
        stopAtErrors: false,
        maxImageSize: MOST_PIXELS * 4,
        canvasMaxAreaInBytes: MOST_PIXELS * 4,
      });
      // A worker that is busy with a hostile file ends with the preview.
      signal.addEventListener('abort', () => void loading.destroy(), { once: true });
      try {
        const pages = await loading.promise;
        return await showPages(host, pages, () => void loading.destroy());
      } catch (reason) {
        void loading.destroy();
        throw new Error(wordsFor(reason));
      }
    },
  };
}

function wordsFor(reason: unknown): string {
  const name = reason instanceof Error ? reason.name : '';
  if (name === 'PasswordException') return 'This PDF is protected by a password.';
  return 'This PDF is damaged.';
}

async function showPages(host: HTMLElement, pages: PDFDocumentProxy, end: () => void): Promise<PreviewView> {
  const room = document.createElement('div');
  // It scrolls, so it is reached by keyboard.
  room.tabIndex = 0;
  room.style.cssText =
    'position:absolute;inset:0;outline-offset:-2px;overflow:auto;display:grid;place-items:safe center';
  const canvas = document.createElement('canvas');
  canvas.style.cssText =
    'display:block;margin:12px 12px 52px;background:#fff;box-shadow:0 1px 4px rgba(0,0,0,.25)';
  room.append(canvas);
  host.replaceChildren(room);
  const state = createViewState({ page: 1, pageCount: pages.numPages, zoom: 1, fits: true });
  let task: RenderTask | null = null;
  /** Which drawing is the latest: an older one that comes late is thrown away. */
  let drawing = 0;

  const draw = async () => {
    drawing += 1;
    const mine = drawing;
    const { page = 1, fits } = state.getState();
    const shown = await pages.getPage(page);
    if (mine !== drawing) return;
    const whole = shown.getViewport({ scale: CSS_UNITS });
    const fitting = Math.max(0.05, (host.clientWidth - MARGIN) / whole.width);
    const zoom = fits ? Math.min(2, fitting) : (state.getState().zoom ?? 1);
    const area = whole.width * whole.height * zoom * zoom;
    const density = Math.min(globalThis.devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / Math.max(1, area)));
    const viewport = shown.getViewport({ scale: CSS_UNITS * zoom * density });
    task?.cancel();
    // Drawn beside, and swapped when it is whole: no blank page while it is drawn.
    const beside = document.createElement('canvas');
    beside.width = Math.max(1, Math.floor(viewport.width));
    beside.height = Math.max(1, Math.floor(viewport.height));
    task = shown.render({ canvas: beside, viewport });
    try {
      await task.promise;
    } catch (reason) {
      if (mine === drawing) throw reason;
      return;
    }
    if (mine !== drawing) return;
    canvas.width = beside.width;
    canvas.height = beside.height;
    canvas.style.width = `${whole.width * zoom}px`;
    canvas.style.height = `${whole.height * zoom}px`;
    canvas.getContext('2d')?.drawImage(beside, 0, 0);
    state.change({ zoom });
  };
  /** A page that cannot be drawn leaves the one before; the others can still be gone to. */
  const redraw = () => void draw().catch(() => undefined);

  await draw();
  return {
    getState: state.getState,
    subscribe: state.subscribe,
    goToPage: (page) => {
      state.change({ page: Math.max(1, Math.min(page, pages.numPages)) });
      room.scrollTop = 0;
      redraw();
    },
    setZoom: (zoom) => {
      state.change({ zoom, fits: false });
      redraw();
    },
    fit: () => {
      state.change({ fits: true });
      redraw();
    },
    resize: () => {
      if (state.getState().fits) redraw();
    },
    dispose: () => {
      drawing += 1;
      task?.cancel();
      room.remove();
      end();
    },
  };
}

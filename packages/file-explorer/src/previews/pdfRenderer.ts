import type { PDFDocumentLoadingTask, PDFDocumentProxy, RenderTask, TextLayer } from 'pdfjs-dist';
import { bothOf } from '../compare/bothOf';
import type { Pages } from '../compare/pixels/comparePictures';
import type { PreviewRenderer, PreviewSource, PreviewView } from '../ports/PreviewPlugin';
import { createFinder } from './createFinder';
import { createViewState } from './createViewState';
import { drawThumbnail } from './drawThumbnail';
import { createFoundMarks, revealRange } from './markFound';
import type { PdfPreviewOptions } from './PdfPreviewOptions';
import { createPdfText, type PdfMatch } from './pdfText';

type Pdfjs = typeof import('pdfjs-dist');

/** More is a page for a plotter: it is drawn coarser. */
const MOST_PIXELS = 16_000_000;
const MOST_BYTES = 100 * 1024 * 1024;
/** px around a page that fits. */
const MARGIN = 24;
/** PDF counts in 1/72 inch, screens in 1/96. */
const CSS_UNITS = 96 / 72;

/** @param pdfjs the module `pdfjs-dist` */
export function pdfRenderer(pdfjs: Pdfjs, { workerUrl, ...urls }: PdfPreviewOptions): PreviewRenderer {
  pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
  const load = async ({ file, read }: PreviewSource, signal: AbortSignal) => {
    if (file.size > MOST_BYTES) throw new Error('This PDF is too large to be shown here.');
    const data = new Uint8Array(await (await read()).arrayBuffer());
    signal.throwIfAborted();
    const loading = pdfjs.getDocument({
      ...urls,
      data,
      // Nothing in a file may run or be fetched: no forms, no scripts, no fonts from elsewhere.
      enableXfa: false,
      // Its decoders are there in JavaScript too, which needs no exception from a content security policy.
      useWasm: false,
      stopAtErrors: false,
      maxImageSize: MOST_PIXELS * 4,
      canvasMaxAreaInBytes: MOST_PIXELS * 4,
    });
    // A worker that is busy with a hostile file ends with the preview.
    signal.addEventListener('abort', () => close(loading), { once: true });
    return loading;
  };
  return {
    mount: async (host, source, signal) => {
      const loading = await load(source, signal);
      try {
        const pages = await loading.promise;
        return await showPages(pdfjs, host, pages, () => close(loading));
      } catch (reason) {
        close(loading);
        throw new Error(wordsFor(reason));
      }
    },
    compare: async (host, before, after, signal) => {
      const files: PDFDocumentProxy[] = [];
      const end = () => {
        for (const file of files) close(file.loadingTask);
      };
      try {
        const [one, other] = await bothOf(before, after, async (source) => {
          const file = await opened(await load(source, signal));
          files.push(file);
          return pagesOf(file);
        });
        const { comparePages } = await import('../compare/pixels/comparePictures');
        const view = await comparePages(host, [before, after], [one, other]);
        return {
          ...view,
          dispose: () => {
            view.dispose();
            end();
          },
        };
      } catch (reason) {
        end();
        throw reason;
      }
    },
    thumbnail: async (source, signal) => {
      const loading = await load(source, signal);
      try {
        const page = await (await loading.promise).getPage(1);
        const { width, height } = page.getViewport({ scale: 1 });
        return await drawThumbnail(
          width,
          height,
          (canvas, scale) => page.render({ canvas, viewport: page.getViewport({ scale }) }).promise,
        );
      } finally {
        close(loading);
      }
    },
  };
}

/** Frees it and its worker, which rejects where a page could not be drawn: that was said already. */
function close(loading: PDFDocumentLoadingTask): void {
  void loading.destroy().catch(() => undefined);
}

/** @throws Error whose message says what is wrong with the file, which is closed */
async function opened(loading: PDFDocumentLoadingTask): Promise<PDFDocumentProxy> {
  try {
    return await loading.promise;
  } catch (reason) {
    close(loading);
    throw new Error(wordsFor(reason));
  }
}

function pagesOf(file: PDFDocumentProxy): Pages {
  return {
    count: file.numPages,
    open: async (number) => {
      const refuse = () => {
        throw new Error(`Page ${number} is damaged.`);
      };
      const page = await file.getPage(number).catch(refuse);
      const { width, height } = page.getViewport({ scale: 1 });
      return {
        width,
        height,
        draw: (canvas, scale) =>
          page.render({ canvas, viewport: page.getViewport({ scale }) }).promise.catch(refuse),
      };
    },
  };
}

function wordsFor(reason: unknown): string {
  const name = reason instanceof Error ? reason.name : '';
  if (name === 'PasswordException') return 'This PDF is protected by a password.';
  return 'This PDF is damaged.';
}

async function showPages(
  pdfjs: Pdfjs,
  host: HTMLElement,
  pages: PDFDocumentProxy,
  end: () => void,
): Promise<PreviewView> {
  const room = document.createElement('div');
  // It scrolls, so it is reached by keyboard.
  room.tabIndex = 0;
  room.style.cssText =
    'position:absolute;inset:0;outline-offset:-2px;overflow:auto;display:grid;place-items:safe center';
  const sheet = document.createElement('div');
  sheet.style.cssText =
    'position:relative;margin:12px 12px 52px;background:#fff;box-shadow:0 1px 4px rgba(0,0,0,.25)';
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'display:block;max-width:none';
  sheet.append(canvas);
  room.append(sheet);
  host.replaceChildren(room);
  const state = createViewState({ page: 1, pageCount: pages.numPages, zoom: 1, fits: true });
  const texts = createPdfText(pages);
  const marks = createFoundMarks();
  let task: RenderTask | null = null;
  /** What is read aloud, selected and searched, over the picture of the page. */
  let layer: TextLayer | null = null;
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
    const container = document.createElement('div');
    container.dataset.part = 'pdf-text';
    container.style.setProperty('--total-scale-factor', String(CSS_UNITS * zoom));
    const text = new pdfjs.TextLayer({
      textContentSource: shown.streamTextContent({ includeMarkedContent: true }),
      container,
      viewport: shown.getViewport({ scale: CSS_UNITS * zoom }),
    });
    task = shown.render({ canvas: beside, viewport });
    try {
      // A page whose text cannot be read is shown as a picture.
      await Promise.all([task.promise, text.render().catch(() => undefined)]);
    } catch (reason) {
      text.cancel();
      if (mine === drawing) throw reason;
      return;
    }
    if (mine !== drawing) return text.cancel();
    canvas.width = beside.width;
    canvas.height = beside.height;
    canvas.style.width = `${whole.width * zoom}px`;
    canvas.style.height = `${whole.height * zoom}px`;
    canvas.getContext('2d')?.drawImage(beside, 0, 0);
    sheet.replaceChildren(canvas, container);
    layer = text;
    state.change({ zoom });
    await mark();
  };
  /** A page that cannot be drawn leaves the one before; the others can still be gone to. */
  const redraw = () => void draw().catch(() => undefined);
  const goToPage = (page: number) => {
    state.change({ page: Math.max(1, Math.min(page, pages.numPages)) });
    room.scrollTop = 0;
    redraw();
  };

  /** Marks what was found on the page that is shown, and brings into sight what was asked for. */
  const mark = async () => {
    const pieces = layer?.textDivs ?? [];
    const [page, current] = [state.getState().page, finder.current()];
    const ranges: Range[] = [];
    let shown: Range | null = null;
    for (const match of finder.matches()) {
      if (match.page !== page) continue;
      const range = await texts.rangeOf(match, pieces);
      if (!range) continue;
      ranges.push(range);
      if (match === current) shown = range;
    }
    if (layer?.textDivs !== pieces) return;
    marks.show(ranges, shown);
    if (!shown || toReveal !== current) return;
    revealRange(room, shown);
    toReveal = null;
  };
  let toReveal: PdfMatch | null = null;
  const finder = createFinder<PdfMatch>({
    search: texts.search,
    isAhead: ({ page }) => page >= (state.getState().page ?? 1),
    onMatches: () => void mark(),
    onGoTo: (match) => {
      toReveal = match;
      if (match.page === state.getState().page) void mark();
      else goToPage(match.page);
    },
    onState: (matches) => state.change({ matches }),
  });

  await draw();
  return {
    getState: state.getState,
    subscribe: state.subscribe,
    goToPage,
    setZoom: (zoom) => {
      state.change({ zoom, fits: false });
      redraw();
    },
    fit: () => {
      state.change({ fits: true });
      redraw();
    },
    find: (text) => void finder.find(text),
    goToMatch: finder.go,
    resize: () => {
      if (state.getState().fits) redraw();
    },
    dispose: () => {
      drawing += 1;
      finder.end();
      marks.clear();
      task?.cancel();
      room.remove();
      end();
    },
  };
}

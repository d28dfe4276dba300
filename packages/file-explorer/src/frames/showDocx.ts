import { defaultOptions, type HElement, parseAsync, renderDocument } from 'docx-preview';
import { createViewState } from '../previews/createViewState';
import type { FrameView } from '../previews/frameProtocol';
import { checkParts } from './checkParts';
import { createRoom } from './createRoom';
import { createTextSearch } from './createTextSearch';

/** px around a page that fits. */
const MARGIN = 24;
const ZOOMS = { least: 0.1, most: 4, fitting: 1.5 };
/** Tags that nothing of a document needs and that would bring in something of its own. */
const UNWANTED = new Set(['iframe', 'script', 'object', 'embed', 'link', 'meta', 'base', 'form']);

/** Shows a .docx. @throws Error with a sentence for people */
export async function showDocx(bytes: Uint8Array<ArrayBuffer>): Promise<FrameView> {
  const parts = await checkParts(bytes, 'document');
  if (!parts.includes('word/document.xml')) throw new Error('This file is not a Word document.');
  const room = createRoom();
  const paper = document.createElement('div');
  paper.className = 'paper';
  paper.append(...(await draw(bytes)));
  room.append(paper);
  paper.addEventListener('click', goToPlace);

  const pages = [...paper.querySelectorAll<HTMLElement>('section.docx')];
  const width = Math.max(1, ...pages.map(({ offsetWidth }) => offsetWidth));
  const omitted = omittedOf(parts);
  const state = createViewState({ zoom: 1, fits: true, ...(omitted && { omitted }) });
  const show = (zoom: number, fits: boolean) => {
    const kept = Math.max(ZOOMS.least, Math.min(ZOOMS.most, zoom));
    paper.style.setProperty('zoom', String(kept));
    state.change({ zoom: kept, fits });
  };
  const fit = () => show(Math.min(ZOOMS.fitting, (room.clientWidth - MARGIN) / width), true);
  fit();
  window.addEventListener('resize', () => {
    if (state.getState().fits) fit();
  });
  const search = createTextSearch(room, paper, (matches) => state.change({ matches }));
  return {
    getState: state.getState,
    subscribe: state.subscribe,
    setZoom: (zoom) => show(zoom, false),
    fit,
    find: search.find,
    goToMatch: search.go,
  };
}

async function draw(bytes: Uint8Array): Promise<Node[]> {
  const options = {
    inWrapper: false,
    // Pages end where Word ended them when it saved.
    ignoreLastRenderedPageBreak: false,
    // HTML that a document brings along.
    renderAltChunks: false,
    renderComments: false,
    renderChanges: false,
    h: createNode,
  };
  try {
    return await renderDocument(await parseAsync(bytes, options), options);
  } catch {
    throw new Error('This document is damaged.');
  }
}

/** As `docx-preview` makes them, but for links: one that leads elsewhere only shows its address. */
function createNode(described: HElement | Node | string): Node {
  if (typeof described === 'string' || described instanceof Node) return defaultOptions.h(described);
  if (UNWANTED.has(described.tagName.toLowerCase())) return document.createTextNode('');
  if (described.tagName === '#comment') return document.createComment('');
  const { href, children = [], ...rest } = described;
  const node = defaultOptions.h(rest);
  for (const child of children) node.appendChild(createNode(child));
  if (!(node instanceof HTMLAnchorElement) || typeof href !== 'string') return node;
  // Words of the file, but for the address that they stand for.
  if (href.startsWith('#')) node.href = href;
  else node.title = href;
  return node;
}

/** A link to another place of the document, without a new address: that would be an entry in the browser's history. */
function goToPlace(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  const name = decodeURIComponent(link.hash.slice(1));
  document.getElementById(name)?.scrollIntoView({ block: 'start' });
}

const OMITTED = [
  ['Comments', /^word\/comments\.xml$/],
  ['Charts', /^word\/charts\//],
  ['SmartArt', /^word\/diagrams\//],
  ['Pictures in EMF and WMF', /\.(?:emf|wmf)$/i],
  ['Embedded documents', /^word\/(?:embeddings|afchunk)/i],
] as const;

/** What of a document its drawing leaves out: 'Comments and charts are not shown.' */
function omittedOf(parts: readonly string[]): string | null {
  const kinds = OMITTED.filter(([, pattern]) => parts.some((part) => pattern.test(part))).map(
    ([kind]) => kind,
  );
  if (kinds.length === 0) return null;
  const [first = '', ...others] = kinds;
  const rest = others.map((kind) => (kind === 'SmartArt' ? kind : kind[0]?.toLowerCase() + kind.slice(1)));
  return `${new Intl.ListFormat('en').format([first, ...rest])} are not shown.`;
}

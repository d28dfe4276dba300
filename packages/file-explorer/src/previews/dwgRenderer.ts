import type { PreviewRenderer, PreviewSource, PreviewState, PreviewView } from '../ports/PreviewPlugin';
import { createViewState } from './createViewState';
import type { DwgPreviewOptions } from './DwgPreviewOptions';
import { type Dwg, readDwg } from './dwg/readDwg';
import { bitmapThumbnail } from './imageRenderer';
import { showPicture } from './pictureView';

interface Converter {
  convert: DwgPreviewOptions['convert'];
  loadDxf: () => Promise<PreviewRenderer>;
}

const CONVERTED = 'Converted from DWG, which may lose some of it.';
const SAVE_AS_DXF = 'The drawing itself can be shown once it is saved as DXF.';

export function dwgRenderer(converter?: Converter): PreviewRenderer {
  return {
    mount: async (host, source, signal) => {
      const dwg = await readDwg(source);
      signal.throwIfAborted();
      const drawn = converter ? await drawConverted(converter, host, source, signal) : SAVE_AS_DXF;
      return typeof drawn === 'string' ? showSmall(host, dwg, drawn) : drawn;
    },
    ...(converter && {
      compare: async (host, before, after, signal) => {
        const [one, other] = await Promise.all([
          convertedSource(converter, before, signal),
          convertedSource(converter, after, signal),
        ]);
        const { compare } = await converter.loadDxf();
        if (!one || !other || !compare) throw new Error(SAVE_AS_DXF);
        return withNote(await compare(host, one, other, signal), CONVERTED);
      },
    }),
    thumbnail: async (source) => {
      const { picture } = await readDwg(source);
      if (!picture) throw new Error('This drawing keeps no small picture of itself.');
      return bitmapThumbnail(picture);
    },
  };
}

/** The drawing as its converter reads it, or a sentence that says why there is none. */
async function drawConverted(
  converter: Converter,
  host: HTMLElement,
  dwg: PreviewSource,
  signal: AbortSignal,
): Promise<PreviewView | string> {
  try {
    const source = await convertedSource(converter, dwg, signal);
    if (!source) return SAVE_AS_DXF;
    const { mount } = await converter.loadDxf();
    return withNote(await mount(host, source, signal), CONVERTED);
  } catch (reason) {
    signal.throwIfAborted();
    host.replaceChildren();
    return reason instanceof Error ? reason.message : SAVE_AS_DXF;
  }
}

/** The drawing as DXF; null where there is no converter. */
async function convertedSource(
  { convert }: Converter,
  { file }: PreviewSource,
  signal: AbortSignal,
): Promise<PreviewSource | null> {
  const dxf = await convert(file, signal);
  return (
    dxf && {
      file: { ...file, size: dxf.size },
      read: async (range) => (range ? dxf.slice(range.start, range.end) : dxf),
    }
  );
}

/** The same view, whose state says something more that is not as in the file. */
function withNote<State extends PreviewState, View extends PreviewView & { getState: () => State }>(
  view: View,
  note: string,
): View {
  let [before, noted] = [view.getState(), view.getState()];
  const add = () => {
    const { omitted } = before;
    noted = { ...before, omitted: omitted ? `${note} ${omitted}` : note };
  };
  add();
  return {
    ...view,
    getState: () => {
      const state = view.getState();
      if (state !== before) {
        before = state;
        add();
      }
      return noted;
    },
  };
}

async function showSmall(
  host: HTMLElement,
  { version, picture, hasMetafile }: Dwg,
  omitted: string,
): Promise<PreviewView> {
  const facts = [version];
  if (picture) {
    const shown = await showPicture(host, {
      content: picture,
      facts,
      omitted: `This is the small picture that the drawing program kept in the file. ${omitted}`,
    }).catch(() => null);
    if (shown) return shown;
  }
  const words = document.createElement('p');
  words.dataset.part = 'words';
  words.textContent = hasMetafile
    ? 'The small picture in this drawing is a Windows metafile, which browsers do not show.'
    : 'This drawing keeps no small picture of itself.';
  host.replaceChildren(words);
  const state = createViewState({ facts, omitted });
  return { getState: state.getState, subscribe: state.subscribe, dispose: () => words.remove() };
}

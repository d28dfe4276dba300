import type { PreviewView } from '../ports/PreviewPlugin';
import { createViewState } from './createViewState';
import { textRegion } from './textRegion';

/** px around a picture that fits. */
const MARGIN = 24;

interface Picture {
  /** Its type is an image's: it is drawn as one, so nothing in it runs or is loaded. */
  content: Blob;
  /** px, or units of a drawing; left out: what the browser finds. */
  size?: { width: number; height: number } | null;
  /** Drawn from shapes: it is as sharp in any size, and fits by growing too. */
  isVector?: boolean;
  /** More that is known of it, after its size. */
  facts?: readonly string[];
  omitted?: string | undefined;
  /** What is written in it, for who cannot see it. */
  texts?: readonly string[];
}

/**
 * A picture in the middle of its host, with zoom.
 * @throws Error 'This picture is damaged.' where the browser cannot draw it
 */
export async function showPicture(host: HTMLElement, shown: Picture): Promise<PreviewView> {
  const url = URL.createObjectURL(shown.content);
  const picture = new Image();
  picture.alt = '';
  picture.draggable = false;
  picture.src = url;
  try {
    await picture.decode();
  } catch {
    URL.revokeObjectURL(url);
    throw new Error('This picture is damaged.');
  }
  const { width, height } = shown.size ?? { width: picture.naturalWidth, height: picture.naturalHeight };
  const room = document.createElement('div');
  // It scrolls, so it is reached by keyboard.
  room.tabIndex = 0;
  room.style.cssText =
    'position:absolute;inset:0;outline-offset:-2px;overflow:auto;display:grid;place-items:safe center';
  // Turned as its EXIF says, which is what `naturalWidth` counts with too.
  picture.style.cssText =
    'display:block;max-width:none;image-orientation:from-image;box-shadow:0 1px 4px rgba(0,0,0,.25)';
  // A drawing is made for paper, and mostly says no colour for it.
  if (shown.isVector) picture.style.background = '#fff';
  room.append(picture);
  if (shown.texts?.length) room.append(textRegion(shown.texts));
  host.replaceChildren(room);

  const { facts = [], omitted } = shown;
  const measures = shown.isVector ? [] : [`${width} × ${height}`];
  const state = createViewState({
    zoom: 1,
    fits: true,
    facts: [...measures, ...facts],
    ...(omitted && { omitted }),
  });
  const draw = (zoom: number, fits: boolean) => {
    picture.style.width = `${width * zoom}px`;
    picture.style.height = `${height * zoom}px`;
    state.change({ zoom, fits });
  };
  const fit = () => {
    const { clientWidth, clientHeight } = host;
    const across = (clientWidth - MARGIN) / width;
    const down = (clientHeight - MARGIN) / height;
    draw(Math.max(0.01, Math.min(shown.isVector ? Infinity : 1, across, down)), true);
  };
  fit();
  return {
    getState: state.getState,
    subscribe: state.subscribe,
    setZoom: (zoom) => draw(zoom, false),
    fit,
    resize: () => {
      if (state.getState().fits) fit();
    },
    dispose: () => {
      room.remove();
      URL.revokeObjectURL(url);
    },
  };
}

import type { PreviewRenderer } from '../ports/PreviewPlugin';
import { createViewState } from './createViewState';
import { claimedPixels, imageTypeOf } from './imageTypeOf';

const MOST_PIXELS = 120_000_000;
const MOST_BYTES = 60 * 1024 * 1024;
/** px around a picture that fits. */
const MARGIN = 24;

export const imageRenderer: PreviewRenderer = {
  mount: async (host, { file, read }, signal) => {
    if (file.size > MOST_BYTES) throw new Error('This picture is too large to be shown here.');
    const content = await read();
    const first = new Uint8Array(await content.slice(0, 32).arrayBuffer());
    const claimed = claimedPixels(first);
    if (claimed && claimed.width * claimed.height > MOST_PIXELS)
      throw new Error('This picture has too many pixels to be shown here.');
    signal.throwIfAborted();
    // With the type that its bytes have: never as something that can run.
    const url = URL.createObjectURL(new Blob([content], { type: imageTypeOf(first) ?? 'image/png' }));
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
    const { naturalWidth: width, naturalHeight: height } = picture;
    const room = document.createElement('div');
    // It scrolls, so it is reached by keyboard.
    room.tabIndex = 0;
    room.style.cssText =
      'position:absolute;inset:0;outline-offset:-2px;overflow:auto;display:grid;place-items:safe center';
    // Turned as its EXIF says, which is what `naturalWidth` counts with too.
    picture.style.cssText =
      'display:block;max-width:none;image-orientation:from-image;box-shadow:0 1px 4px rgba(0,0,0,.25)';
    room.append(picture);
    host.replaceChildren(room);

    const state = createViewState({ zoom: 1, fits: true, facts: [`${width} × ${height}`] });
    const draw = (zoom: number, fits: boolean) => {
      picture.style.width = `${width * zoom}px`;
      picture.style.height = `${height * zoom}px`;
      state.change({ zoom, fits });
    };
    const fit = () => {
      const { clientWidth, clientHeight } = host;
      const across = (clientWidth - MARGIN) / width;
      const down = (clientHeight - MARGIN) / height;
      draw(Math.max(0.01, Math.min(1, across, down)), true);
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
  },
};

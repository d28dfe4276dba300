import type { PreviewRenderer, PreviewSource } from '../ports/PreviewPlugin';
import { createViewState } from './createViewState';
import { drawThumbnail } from './drawThumbnail';
import { claimedPixels, imageTypeOf } from './imageTypeOf';

const MOST_PIXELS = 120_000_000;
const MOST_BYTES = 60 * 1024 * 1024;
/** px around a picture that fits. */
const MARGIN = 24;

/** The content with the type that its bytes have, never as something that can run. @throws Error where it is too much to be shown */
async function readPicture({ file, read }: PreviewSource, signal: AbortSignal): Promise<Blob> {
  if (file.size > MOST_BYTES) throw new Error('This picture is too large to be shown here.');
  const content = await read();
  const first = new Uint8Array(await content.slice(0, 32).arrayBuffer());
  const claimed = claimedPixels(first);
  if (claimed && claimed.width * claimed.height > MOST_PIXELS)
    throw new Error('This picture has too many pixels to be shown here.');
  signal.throwIfAborted();
  return new Blob([content], { type: imageTypeOf(first) ?? 'image/png' });
}

export const imageRenderer: PreviewRenderer = {
  thumbnail: async (source, signal) => {
    const bitmap = await createImageBitmap(await readPicture(source, signal));
    try {
      return await drawThumbnail(bitmap.width, bitmap.height, (canvas) => {
        const context = canvas.getContext('2d');
        if (context) context.imageSmoothingQuality = 'high';
        context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      });
    } finally {
      bitmap.close();
    }
  },
  mount: async (host, source, signal) => {
    const url = URL.createObjectURL(await readPicture(source, signal));
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

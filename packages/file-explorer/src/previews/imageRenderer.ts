import { bothOf } from '../compare/bothOf';
import type { Drawable } from '../compare/pixels/pixelsOf';
import type { PreviewRenderer, PreviewSource } from '../ports/PreviewPlugin';
import { drawThumbnail } from './drawThumbnail';
import { claimedPixels, imageTypeOf } from './imageTypeOf';
import { showPicture } from './pictureView';

const MOST_PIXELS = 120_000_000;
const MOST_BYTES = 60 * 1024 * 1024;

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
  thumbnail: async (source, signal) => bitmapThumbnail(await readPicture(source, signal)),
  mount: async (host, source, signal) => showPicture(host, { content: await readPicture(source, signal) }),
  compare: async (host, before, after, signal) => {
    const bitmaps = await bothOf(before, after, (source) => readBitmap(source, signal));
    try {
      const { comparePictures } = await import('../compare/pixels/comparePictures');
      const [one, other] = bitmaps;
      return await comparePictures(host, [before, after], [drawableOf(one), drawableOf(other)], false);
    } finally {
      for (const bitmap of bitmaps) bitmap.close();
    }
  },
};

async function readBitmap(source: PreviewSource, signal: AbortSignal): Promise<ImageBitmap> {
  const content = await readPicture(source, signal);
  return createImageBitmap(content).catch(() => {
    throw new Error('This picture is damaged.');
  });
}

function drawableOf(bitmap: ImageBitmap): Drawable {
  const { width, height } = bitmap;
  return {
    width,
    height,
    draw: (canvas) => canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height),
  };
}

/** A small picture of a picture. @throws Error where the browser cannot read it */
export async function bitmapThumbnail(content: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(content);
  try {
    return await drawThumbnail(bitmap.width, bitmap.height, (canvas) => {
      const context = canvas.getContext('2d');
      if (context) context.imageSmoothingQuality = 'high';
      context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    });
  } finally {
    bitmap.close();
  }
}

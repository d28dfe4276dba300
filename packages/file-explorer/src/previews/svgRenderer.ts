import { bothOf } from '../compare/bothOf';
import type { Drawable } from '../compare/pixels/pixelsOf';
import { decodeText } from '../core/decodeText';
import type { PreviewRenderer, PreviewSource } from '../ports/PreviewPlugin';
import { drawThumbnail } from './drawThumbnail';
import { showPicture } from './pictureView';
import { readSvg } from './svgDocument';

const MOST_BYTES = 20 * 1024 * 1024;

async function read({ file, read }: PreviewSource, signal: AbortSignal) {
  if (file.size > MOST_BYTES) throw new Error('This drawing is too large to be shown here.');
  const bytes = new Uint8Array(await (await read()).arrayBuffer());
  signal.throwIfAborted();
  const { text } = decodeText(bytes);
  const drawing = readSvg(text);
  return { drawing, content: new Blob([bytes], { type: 'image/svg+xml' }) };
}

export const svgRenderer: PreviewRenderer = {
  mount: async (host, source, signal) => {
    const { drawing, content } = await read(source, signal);
    const { size, texts, isActive } = drawing;
    return showPicture(host, {
      content,
      size,
      texts,
      isVector: true,
      omitted: isActive
        ? 'What this file would run or load from elsewhere (scripts, links, pictures) is left out.'
        : undefined,
    });
  },
  thumbnail: async (source, signal) =>
    withDrawable(await read(source, signal), ({ width, height, draw }) =>
      drawThumbnail(width, height, async (canvas) => draw(canvas, 1)),
    ),
  compare: async (host, before, after, signal) => {
    const [one, other] = await bothOf(before, after, (source) => read(source, signal));
    const { comparePictures } = await import('../compare/pixels/comparePictures');
    return withDrawable(one, (first) =>
      withDrawable(other, (second) => comparePictures(host, [before, after], [first, second], true)),
    );
  },
};

type Read = Awaited<ReturnType<typeof read>>;

/** Draws a drawing as a picture, so nothing in it runs or is loaded. @throws Error where the browser cannot */
async function withDrawable<T>(
  { drawing, content }: Read,
  work: (drawable: Drawable) => Promise<T>,
): Promise<T> {
  const url = URL.createObjectURL(content);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode().catch(() => {
      throw new Error('This picture is damaged.');
    });
    const { width, height } = drawing.size ?? { width: picture.width, height: picture.height };
    const draw = (canvas: HTMLCanvasElement) =>
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await work({ width, height, draw });
  } finally {
    URL.revokeObjectURL(url);
  }
}

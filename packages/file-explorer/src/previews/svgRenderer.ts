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
  thumbnail: async (source, signal) => {
    const { drawing, content } = await read(source, signal);
    const url = URL.createObjectURL(content);
    try {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      const { width, height } = drawing.size ?? { width: picture.width, height: picture.height };
      return await drawThumbnail(width, height, (canvas) => {
        canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      });
    } finally {
      URL.revokeObjectURL(url);
    }
  },
};

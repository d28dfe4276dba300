import type { ComparedPictures } from './comparePixels';
import type { Pixels } from './diffPixels';

/** px a side that are compared: a larger picture is made smaller, a drawing of shapes as large. */
const MOST_SIDE = 2_000;

/** Something that is drawn to be compared. */
export interface Drawable {
  /** px, or units of a drawing. */
  readonly width: number;
  readonly height: number;
  /** @param scale px for each of its own */
  readonly draw: (canvas: HTMLCanvasElement, scale: number) => void | Promise<void>;
}

/**
 * Draws two pictures in one scale, on white paper. What is not there is paper too.
 * @param isVector drawn from shapes: as sharp in any size
 */
export async function pixelsOfBoth(
  before: Drawable | null,
  after: Drawable | null,
  isVector: boolean,
): Promise<Pick<ComparedPictures, 'before' | 'after'>> {
  const sides = [before, after].flatMap((one) => (one ? [one.width, one.height] : []));
  const most = MOST_SIDE / Math.max(1, ...sides);
  const scale = isVector ? most : Math.min(1, most);
  const empty = { width: 1, height: 1, draw: () => {} };
  return {
    before: await pixelsOf(before ?? empty, scale),
    after: await pixelsOf(after ?? empty, scale),
  };
}

async function pixelsOf({ width, height, draw }: Drawable, scale: number): Promise<Pixels> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw it.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await draw(canvas, scale);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

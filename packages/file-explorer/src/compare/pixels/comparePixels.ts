import { INK } from '../ink';
import type { ComparedPages, Comparison } from '../showComparison';
import {
  ADDED,
  diffPixels,
  largestAreas,
  type PixelArea,
  type PixelDiff,
  type Pixels,
  REMOVED,
} from './diffPixels';

/** Of 255: what the edges of letters may differ by. */
export const TOLERANCE = 32;
/** Areas that are listed. */
const MOST_CHANGES = 300;
/** px between the lines that what is gone is hatched by, and their width. */
const HATCH = [6, 3] as const;
/** How much of a pixel that stayed is paper. */
const FADED = 0.55;
const [RED, GREEN] = [bytesOf(INK.removed), bytesOf(INK.added)];

/** What is compared of a file, or of one of its pages. */
export interface ComparedPictures {
  readonly before: Pixels;
  readonly after: Pixels;
  readonly pages?: ComparedPages;
  readonly omitted?: string;
}

/** Two pictures over each other, compared by their pixels. */
export function comparePixels(pictures: ComparedPictures, tolerance = TOLERANCE): Comparison {
  const { before, after, pages, omitted } = pictures;
  const diff = diffPixels(before, after, tolerance);
  const { width, height, counts, areas } = diff;
  const sides = {
    unchanged: bitmapOf(diff, (onto, at, kind) => {
      if (kind === 0) fade(onto, at, after, width);
    }),
    removed: bitmapOf(diff, (onto, at, kind) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      // Told by more than its colour.
      if (kind === REMOVED && (x + y) % HATCH[0] < HATCH[1]) onto.set(RED, at * 4);
    }),
    added: bitmapOf(diff, (onto, at, kind) => {
      if (kind === ADDED) onto.set(GREEN, at * 4);
    }),
  };
  return {
    bounds: { minX: 0, minY: -height, maxX: width, maxY: 0 },
    changes: largestAreas(areas, MOST_CHANGES).map((area) => changeOf(area, width, height)),
    counts,
    countsAre: 'pixels',
    tolerance,
    withTolerance: (next) => comparePixels(pictures, next),
    ...(pages && { pages }),
    facts: [`${width} × ${height} px`],
    omitted: [...notesOf(pictures, areas.length), ...(omitted ? [omitted] : [])].join(' '),
    paint: (context, { x, y, scale }, how) => {
      const px = how.density / scale;
      const { width: across, height: down } = context.canvas;
      context.setTransform(px, 0, 0, px, across / 2 - x * px, down / 2 + y * px);
      context.imageSmoothingEnabled = px < 1;
      for (const side of ['unchanged', 'removed', 'added'] as const) {
        context.globalAlpha = side === 'unchanged' ? 1 : how[side];
        context.drawImage(sides[side], 0, 0);
      }
      context.globalAlpha = 1;
    },
  };
}

function notesOf({ before, after }: ComparedPictures, areas: number): string[] {
  const isAlike = before.width === after.width && before.height === after.height;
  return [
    ...(isAlike
      ? []
      : [
          `The first is ${before.width} × ${before.height} px, the second ${after.width} × ${after.height} px; they are compared from the corner at the top left.`,
        ]),
    ...(areas > MOST_CHANGES ? [`Listed are the ${MOST_CHANGES} largest of ${areas} changes.`] : []),
  ];
}

function bitmapOf(
  { width, height, kinds }: PixelDiff,
  draw: (onto: Uint8ClampedArray, at: number, kind: number) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw it.');
  const image = context.createImageData(width, height);
  for (let at = 0; at < kinds.length; at += 1) draw(image.data, at, kinds[at] ?? 0);
  context.putImageData(image, 0, 0);
  return canvas;
}

/** A pixel that stayed, in grey. */
function fade(onto: Uint8ClampedArray, at: number, { width, height, data }: Pixels, across: number): void {
  const [x, y] = [at % across, Math.floor(at / across)];
  if (x >= width || y >= height) return;
  const from = (y * width + x) * 4;
  const light = 0.3 * (data[from] ?? 0) + 0.59 * (data[from + 1] ?? 0) + 0.11 * (data[from + 2] ?? 0);
  const grey = 255 - (255 - light) * (1 - FADED);
  onto.set([grey, grey, grey, data[from + 3] ?? 255], at * 4);
}

/** Red, green, blue and opacity, of 255. */
function bytesOf(colour: string): readonly number[] {
  return [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16)).concat(255);
}

function changeOf(
  { box, removed, added }: PixelArea,
  width: number,
  height: number,
): Comparison['changes'][number] {
  const { minX, minY, maxX, maxY } = box;
  const size = `${maxX - minX + 1} × ${maxY - minY + 1} px`;
  const what = removed === 0 ? 'added' : added === 0 ? 'removed' : 'changed';
  return {
    title: `${size} ${what}`,
    places: [placeWords((minX + maxX) / 2 / width, (minY + maxY) / 2 / height)],
    ...{ added, removed },
    box: { minX, minY: -maxY - 1, maxX: maxX + 1, maxY: -minY },
  };
}

/** @param across,down from 0 to 1 */
function placeWords(across: number, down: number): string {
  const column = across < 1 / 3 ? 'left' : across > 2 / 3 ? 'right' : '';
  const row = down < 1 / 3 ? 'Top' : down > 2 / 3 ? 'Bottom' : 'Middle';
  return [row, column].filter(Boolean).join(' ');
}

import type { Box } from '../../previews/dxf/Drawing';

/** Of a pixel. */
export const SAME = 0;
export const REMOVED = 1;
export const ADDED = 2;

export interface PixelDiff {
  readonly width: number;
  readonly height: number;
  /** `SAME`, `REMOVED` or `ADDED` of each pixel, by rows. */
  readonly kinds: Uint8Array;
  readonly counts: { readonly unchanged: number; readonly removed: number; readonly added: number };
  readonly areas: readonly PixelArea[];
}

/** Pixels that differ and lie together. */
export interface PixelArea {
  /** px from the left and the top, the last ones included. */
  readonly box: Box;
  readonly removed: number;
  readonly added: number;
}

/** What is compared of a picture: four bytes of each pixel, by rows. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** px of a cell that areas are gathered by. */
const CELL = 24;
/** Pixels of a cell that differ and say something: fewer are dust. */
const LEAST = 2;

/**
 * Compares two pictures, pixel by pixel, from the same corner; what one has beyond the other is paper there. A pixel that got lighter
 * is gone, one that got darker came, and one of another colour did both and counts as new.
 * @param tolerance by how much a channel may differ, of 255
 */
export function diffPixels(before: Pixels, after: Pixels, tolerance: number): PixelDiff {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const kinds = new Uint8Array(width * height);
  const columns = Math.ceil(width / CELL);
  const cells = new Uint32Array(columns * Math.ceil(height / CELL) * 2);
  let [removed, added] = [0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [one, other] = [placeOf(before, x, y), placeOf(after, x, y)];
      let most = 0;
      let darker = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const [from, to] = [onPaper(before, one, channel), onPaper(after, other, channel)];
        most = Math.max(most, Math.abs(from - to));
        darker += from - to;
      }
      if (most <= tolerance) continue;
      const isNew = darker >= 0;
      kinds[y * width + x] = isNew ? ADDED : REMOVED;
      const cell = (Math.floor(y / CELL) * columns + Math.floor(x / CELL)) * 2 + (isNew ? 1 : 0);
      cells[cell] = (cells[cell] ?? 0) + 1;
      if (isNew) added += 1;
      else removed += 1;
    }
  return {
    ...{ width, height, kinds },
    counts: { unchanged: width * height - removed - added, removed, added },
    areas: areasOf(cells, columns, { width, height, kinds }),
  };
}

/** The areas in which most pixels differ, in their order: what a list can show of a scan full of dust. */
export function largestAreas(areas: readonly PixelArea[], most: number): readonly PixelArea[] {
  if (areas.length <= most) return areas;
  const weigh = ({ removed, added }: PixelArea) => removed + added;
  const kept = new Set([...areas].sort((one, other) => weigh(other) - weigh(one)).slice(0, most));
  return areas.filter((area) => kept.has(area));
}

/** Where a pixel's bytes are; -1 beyond the picture. */
function placeOf({ width, height }: Pixels, x: number, y: number): number {
  return x < width && y < height ? (y * width + x) * 4 : -1;
}

/** A channel of a pixel on white paper. */
function onPaper({ data }: Pixels, place: number, channel: number): number {
  if (place < 0) return 255;
  const opacity = (data[place + 3] ?? 255) / 255;
  return 255 + ((data[place + channel] ?? 255) - 255) * opacity;
}

/** Joins cells that touch, from the top to the bottom. */
function areasOf(
  cells: Uint32Array,
  columns: number,
  { width, height, kinds }: Pick<PixelDiff, 'width' | 'height' | 'kinds'>,
): PixelArea[] {
  const rows = cells.length / 2 / columns;
  const weigh = (cell: number) => (cells[2 * cell] ?? 0) + (cells[2 * cell + 1] ?? 0);
  const seen = new Uint8Array(cells.length / 2);
  const areas: PixelArea[] = [];
  for (let first = 0; first < seen.length; first += 1) {
    if (seen[first] || weigh(first) < LEAST) continue;
    seen[first] = 1;
    const open = [first];
    let [removed, added] = [0, 0];
    let [left, top, right, bottom] = [columns, rows, -1, -1];
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      removed += cells[2 * cell] ?? 0;
      added += cells[2 * cell + 1] ?? 0;
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      for (let down = Math.max(0, y - 1); down <= Math.min(rows - 1, y + 1); down += 1)
        for (let across = Math.max(0, x - 1); across <= Math.min(columns - 1, x + 1); across += 1) {
          const beside = down * columns + across;
          if (seen[beside] || weigh(beside) < LEAST) continue;
          seen[beside] = 1;
          open.push(beside);
        }
    }
    const around = {
      minX: left * CELL,
      minY: top * CELL,
      maxX: Math.min(width, (right + 1) * CELL) - 1,
      maxY: Math.min(height, (bottom + 1) * CELL) - 1,
    };
    areas.push({ box: tightened(around, width, kinds), removed, added });
  }
  return areas;
}

/** The same box without rows and columns at its edges where nothing differs. */
function tightened({ minX, minY, maxX, maxY }: Box, width: number, kinds: Uint8Array): Box {
  let [left, top, right, bottom] = [maxX, maxY, minX, minY];
  for (let y = minY; y <= maxY; y += 1)
    for (let x = minX; x <= maxX; x += 1) {
      if (kinds[y * width + x] === SAME) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  return { minX: left, minY: top, maxX: right, maxY: bottom };
}

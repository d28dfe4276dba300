import { describe, expect, it } from 'vitest';
import { ADDED, diffPixels, largestAreas, type Pixels, REMOVED, SAME } from './diffPixels';

/** White, with rectangles of one grey. */
function picture(
  width: number,
  height: number,
  ...shapes: (readonly [x: number, y: number, across: number, down: number, grey: number])[]
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [left, top, across, down, grey] of shapes)
    for (let y = top; y < top + down; y += 1)
      for (let x = left; x < left + across; x += 1)
        data.fill(grey, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { width, height, data };
}

describe('FIL-11: two pictures compared by their pixels', () => {
  it('what got darker came, what got lighter is gone, by areas from the top to the bottom', () => {
    const diff = diffPixels(
      picture(200, 100, [10, 10, 20, 20, 0], [150, 70, 10, 10, 0]),
      picture(200, 100, [10, 10, 20, 20, 0], [60, 20, 30, 10, 0]),
      16,
    );
    expect(diff.counts).toEqual({ removed: 100, added: 300, unchanged: 20_000 - 400 });
    expect(diff.areas).toEqual([
      { box: { minX: 60, minY: 20, maxX: 89, maxY: 29 }, removed: 0, added: 300 },
      { box: { minX: 150, minY: 70, maxX: 159, maxY: 79 }, removed: 100, added: 0 },
    ]);
    expect([diff.kinds[0], diff.kinds[20 * 200 + 60], diff.kinds[70 * 200 + 150]]).toEqual([
      SAME,
      ADDED,
      REMOVED,
    ]);
  });

  it('a tolerance lets small differences be, and a single pixel is dust', () => {
    const [before, after] = [picture(50, 50, [0, 0, 50, 50, 200]), picture(50, 50, [0, 0, 50, 50, 190])];
    expect(diffPixels(before, after, 10).counts.added).toBe(0);
    expect(diffPixels(before, after, 9).counts.added).toBe(2_500);
    const dust = diffPixels(picture(50, 50), picture(50, 50, [30, 30, 1, 1, 0]), 16);
    expect(dust.areas).toEqual([]);
    expect(dust.counts.added).toBe(1);
  });

  it('of very many areas the largest are listed, in their order', () => {
    const dots = Array.from({ length: 9 }, (_, at) => [at * 60, 10, 2 + (at % 3), 2, 0] as const);
    const { areas } = diffPixels(picture(540, 40), picture(540, 40, ...dots), 16);
    expect(areas).toHaveLength(9);
    expect(largestAreas(areas, 3).map(({ box }) => box.minX)).toEqual([120, 300, 480]);
    expect(largestAreas(areas, 9)).toBe(areas);
  });

  it('what one has beyond the other is compared with paper, as is what can be seen through', () => {
    const wide = diffPixels(picture(20, 20), picture(60, 20, [40, 0, 20, 20, 0]), 16);
    expect([wide.width, wide.height, wide.counts.added]).toEqual([60, 20, 400]);
    const clear = { width: 20, height: 20, data: new Uint8ClampedArray(1_600) };
    expect(diffPixels(clear, picture(20, 20), 0).counts.unchanged).toBe(400);
  });
});

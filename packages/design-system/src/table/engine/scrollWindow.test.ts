import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contentHeight,
  offsetCentring,
  offsetShowing,
  positionAt,
  renderedRows,
  type ScrollGeometry,
  scrolledTo,
} from './scrollWindow';

const geometry = fc.record({
  rowCount: fc.oneof(fc.nat(200), fc.integer({ min: 100_000, max: 5_000_000 })),
  rowHeight: fc.constantFrom(28, 36, 40, 50),
  viewport: fc.integer({ min: 100, max: 1400 }),
});

const start = { scrollTop: 0, offset: 0 };
const endOf = (shape: ScrollGeometry) => Math.max(0, contentHeight(shape) - shape.viewport);

describe('scroll window', () => {
  it('the last of a million rows is reached at the end of the scrollbar', () => {
    const million = { rowCount: 1_000_000, rowHeight: 40, viewport: 600 };
    expect(contentHeight(million)).toBeLessThan(17_000_000);
    const { offset } = scrolledTo(million, start, endOf(million));
    expect(offset).toBe(1_000_000 * 40 - 600);
    expect(renderedRows(million, offset, { overscan: 4, behind: 2 }, 1).end).toBe(1_000_000);
  });

  it('whatever the place, the rows in sight are rendered', () => {
    fc.assert(
      fc.property(
        geometry,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(10),
        fc.constantFrom(-1 as const, 0 as const, 1 as const),
        (shape, share, overscan, towards) => {
          const { offset } = scrolledTo(shape, start, endOf(shape) * share);
          const { first, end } = renderedRows(
            shape,
            offset,
            { overscan, behind: Math.min(2, overscan) },
            towards,
          );
          const firstSeen = Math.floor(offset / shape.rowHeight);
          const lastSeen = Math.min(shape.rowCount, Math.ceil((offset + shape.viewport) / shape.rowHeight));
          expect(first).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(shape.rowCount);
          if (shape.rowCount > 0) expect(first).toBeLessThanOrEqual(firstSeen);
          expect(end).toBeGreaterThanOrEqual(lastSeen);
        },
      ),
    );
  });

  it('while scrolling, most of the rows out of sight lie ahead, and no more are rendered', () => {
    const list = { rowCount: 10_000, rowHeight: 36, viewport: 720 };
    const beyond = { overscan: 5, behind: 2 };
    const at = (towards: -1 | 0 | 1) => renderedRows(list, 36_000, beyond, towards);
    expect(at(1).first).toBe(998);
    expect(at(-1).first).toBe(992);
    expect(at(0).first).toBe(995);
    const sizes = ([-1, 0, 1] as const).map(at).map(({ first, end }) => end - first);
    expect(new Set(sizes).size).toBe(1);
    // 20 rows are in sight from row 1,000 on.
    expect(at(1).end - 1020).toBeGreaterThanOrEqual(8);
  });

  it('small steps move rows px by px even where the scrollbar is scaled', () => {
    const million = { rowCount: 1_000_000, rowHeight: 40, viewport: 600 };
    const middle = scrolledTo(million, start, 4_000_000);
    const next = scrolledTo(million, middle, 4_000_033);
    expect(next.offset - middle.offset).toBe(33);
  });

  it('going to an offset and reading it back gives that offset', () => {
    fc.assert(
      fc.property(geometry, fc.double({ min: 0, max: 1, noNaN: true }), (shape, share) => {
        const most = Math.max(0, shape.rowCount * shape.rowHeight - shape.viewport);
        const position = positionAt(shape, most * share);
        expect(position.scrollTop).toBeLessThanOrEqual(endOf(shape) + 0.001);
        expect(scrolledTo(shape, position, position.scrollTop).offset).toBeCloseTo(position.offset, 0);
      }),
    );
  });

  it('a row is brought wholly into sight with the least scrolling', () => {
    const shape = { rowCount: 100, rowHeight: 40, viewport: 200 };
    expect(offsetShowing(shape, 400, 9)).toBe(360);
    expect(offsetShowing(shape, 400, 12)).toBe(400);
    expect(offsetShowing(shape, 400, 15)).toBe(440);
    expect(offsetCentring(shape, 50)).toBe(1920);
    expect(offsetCentring(shape, 0)).toBe(0);
  });
});

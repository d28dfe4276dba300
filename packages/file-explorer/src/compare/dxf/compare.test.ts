import { beforeEach, describe, expect, it, vi } from 'vitest';
import { block, dxfOf, insert, line, someDxf, text } from '../../testing/someDxf';
import { compareDrawings } from './compareDrawings';

const circle = (layer: string, x: number, y: number, radius: number) =>
  dxfOf([0, 'CIRCLE'], [8, layer], [10, x], [20, y], [40, radius]);
const drawing = (entities: readonly string[], blocks: readonly string[] = [], units = 4) =>
  new TextEncoder().encode(someDxf({ entities, blocks, units }));

const frame = [line('Frame', 0, 0, 1000, 0), line('Frame', 1000, 0, 1000, 1000)];

async function changesOf(
  before: Parameters<typeof drawing>,
  after: Parameters<typeof drawing>,
): Promise<string[]> {
  const { comparison } = await compareDrawings(drawing(...before), drawing(...after), []);
  return comparison.changes.map(({ title, places }) => `${title} on ${places.join(', ')}`);
}

describe('FIL-11: two drawings compared by their entities', () => {
  beforeEach(() => {
    // `dxf-viewer` tells the console what it builds.
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });

  it('are the same in another order, with other handles, and with last digits of another program', async () => {
    const named = (entities: readonly string[], first: number) =>
      entities.map((entity, at) => entity.replace('\r\n8\r\n', `\r\n5\r\n${first + at}\r\n8\r\n`));
    const { comparison } = await compareDrawings(
      drawing(named([...frame, circle('Frame', 500, 500, 40)], 20)),
      drawing(named([circle('Frame', 500.00000001, 500, 40), ...[...frame].reverse()], 40)),
      [],
    );
    expect(comparison.changes).toEqual([]);
    expect(comparison.counts).toEqual({ unchanged: 3, removed: 0, added: 0 });
    expect(comparison).toMatchObject({ units: 'mm', omitted: '' });
  });

  it('see small differences beside something that lies far away, and of what no place is', async () => {
    const many = Array.from({ length: 20 }, (_, at) => line('Frame', at, 0, at, 1000));
    const stray = circle('Frame', 1e13, 1e13, 1);
    const turned = (turn: number) => insert('Fixtures', 'SINK', 5e6, 5e6, [50, turn]);
    const sink = [block('SINK', line('0', 0, 0, 10, 0))];
    const far = (x: number) => line('Walls', 5e6 + x, 5e6, 5e6 + x, 5e6 + 9);
    expect(
      await changesOf(
        [[...many, stray, line('Walls', 50, 0, 50, 9)]],
        [[...many, stray, line('Walls', 50.02, 0, 50.02, 9)]],
      ),
    ).toEqual(['1 line moved 0.02 mm to the right on Walls']);
    expect(await changesOf([[far(0), turned(10)], sink], [[far(0), turned(10.0001)], sink])).toEqual([
      'Block SINK added, Block SINK removed on Fixtures',
    ]);
  });

  it('let lines be that were rounded to a step beside', async () => {
    const grid = (off: number) =>
      Array.from({ length: 50 }, (_, at) => line('Grid', at * 10 + off, 0, at * 10 + off, 999));
    const { comparison } = await compareDrawings(drawing(grid(0)), drawing(grid(0.0000016)), []);
    expect([comparison.counts.unchanged, comparison.changes]).toEqual([50, []]);
  });

  it('say what moved, and gather it by where it is and how far it went', async () => {
    const near = [line('Walls', 100, 100, 200, 100), line('Walls', 100, 110, 200, 110)];
    const moved = [line('Walls', 150, 80, 250, 80), line('Walls', 150, 90, 250, 90)];
    const far = line('Walls', 900, 900, 990, 900);
    const other = line('Walls', 950, 880, 1040, 880);
    expect(await changesOf([[...frame, ...near, far]], [[...frame, ...moved, other]])).toEqual([
      '1 line moved 50 mm to the right and 20 mm down on Walls',
      '2 lines moved 50 mm to the right and 20 mm down on Walls',
    ]);
  });

  it('say which text is another, which block went, what stands where something else was', async () => {
    expect(
      await changesOf(
        [
          [
            ...frame,
            text('0', 500, 900, 'BEDROOM 2'),
            insert('Fixtures', 'SINK', 100, 600),
            circle('Frame', 500, 100, 40),
          ],
          [block('SINK', line('0', 0, 0, 10, 0))],
        ],
        [[...frame, text('0', 500, 900, '%%uHOME \\U+00D8'), line('Frame', 480, 100, 520, 110)], []],
      ),
    ).toEqual([
      '“BEDROOM 2” is “HOME Ø” now on 0',
      'Block SINK removed on Fixtures',
      '1 line added, 1 circle removed on Frame',
    ]);
  });

  it('see a block whose content is another, also in a block, and none that holds itself', async () => {
    const inner = (x: number) => block('INNER', line('0', 0, 0, x, 0));
    const outer = block('OUTER', insert('Fixtures', 'INNER', 1, 1), insert('Fixtures', 'OUTER', 2, 2));
    expect(
      await changesOf(
        [
          [...frame, insert('Fixtures', 'OUTER', 100, 100)],
          [inner(10), outer],
        ],
        [
          [...frame, insert('Fixtures', 'OUTER', 100, 100)],
          [inner(11), outer],
        ],
      ),
    ).toEqual(['Block OUTER added, Block OUTER removed on Fixtures']);
  });

  it('tell units that differ, and which of them is damaged', async () => {
    const { comparison } = await compareDrawings(drawing(frame), drawing(frame, [], 6), []);
    expect(comparison.omitted).toBe('The first drawing is in mm, the second in m.');
    await expect(compareDrawings(drawing(frame), drawing(frame).subarray(0, 100), [])).rejects.toThrow(
      'Of the second: This DXF is damaged.',
    );
  });
});

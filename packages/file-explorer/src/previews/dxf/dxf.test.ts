import { describe, expect, it } from 'vitest';
import { dxfOf, hatch, someDxf } from '../../testing/someDxf';
import { linesOfBinaryDxf } from './binaryDxf';
import { decodeDxf, encodingOf, encodingOfPage } from './decodeDxf';
import { isDxf } from './isDxf';
import { omittedSentence } from './omittedSentence';
import { plainLine, plainParagraph } from './plainText';
import { readDrawing } from './readDrawing';
import { robustBounds } from './robustBounds';
import { surveyDxf } from './surveyDxf';

type Group = readonly [code: number, value: string | number];

const lines = (...groups: readonly Group[]) => groups.map(([code, value]) => `${code}\n${value}\n`).join('');
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const section = (name: string, ...groups: readonly Group[]) =>
  lines([0, 'SECTION'], [2, name], ...groups, [0, 'ENDSEC']);
const END = lines([0, 'EOF']);

/** A binary DXF of R13 and later: codes of two bytes. */
function binaryDxf(groups: readonly (readonly [code: number, value: number[]])[]): Uint8Array {
  const content = groups.flatMap(([code, value]) => [code & 255, code >> 8, ...value]);
  return Uint8Array.from([...bytesOf('AutoCAD Binary DXF\r\n\x1a\0'), ...content]);
}
const zeroEnded = (text: string) => [...bytesOf(`${text}\0`)];
const double = (value: number) => [...new Uint8Array(new Float64Array([value]).buffer)];

describe('FIL-11: a binary DXF', () => {
  const groups = [
    [0, zeroEnded('SECTION')],
    [2, zeroEnded('ENTITIES')],
    [1, zeroEnded('Gr\xf6\xdfe')],
    [10, double(-12.5)],
    [70, [255, 255]],
    [90, [1, 0, 1, 0]],
    [290, [1]],
    [310, [2, 0xab, 0x01]],
    [1071, [2, 0, 0, 0]],
    [0, zeroEnded('EOF')],
  ] as const;

  it('is the text of its groups, each value by the type that its code says', () => {
    const read = linesOfBinaryDxf(binaryDxf(groups.map(([code, value]) => [code, [...value]])), (text) =>
      new TextDecoder('windows-1252').decode(text),
    );
    expect(read).toBe(
      lines(
        [0, 'SECTION'],
        [2, 'ENTITIES'],
        [1, 'Größe'],
        [10, -12.5],
        [70, -1],
        [90, 65537],
        [290, 1],
        [310, 'AB01'],
        [1071, 2],
        [0, 'EOF'],
      ),
    );
  });

  it('may have codes of one byte, as R12 writes them', () => {
    const short = Uint8Array.from([
      ...bytesOf('AutoCAD Binary DXF\r\n\x1a\0'),
      0,
      ...zeroEnded('SECTION'),
      255,
      0xe9,
      3,
      ...zeroEnded('ACAD'),
      0,
      ...zeroEnded('EOF'),
    ]);
    expect(linesOfBinaryDxf(short, (text) => String.fromCharCode(...text))).toBe(
      lines([0, 'SECTION'], [1001, 'ACAD'], [0, 'EOF']),
    );
  });

  it.each([
    ['in a number', binaryDxf([[10, [0, 0]]])],
    ['in a text', binaryDxf([[1, [65]]])],
    ['at a code that there is not', binaryDxf([[5000, [0]]])],
  ])('is damaged where it ends %s', (_, bytes) => {
    expect(() => linesOfBinaryDxf(bytes, String)).toThrow('This DXF is damaged.');
  });
});

describe('FIL-11: the letters of a DXF', () => {
  it.each([
    ['ANSI_1252', 'windows-1252'],
    ['ANSI_1250', 'windows-1250'],
    ['ansi_1251', 'windows-1251'],
    ['ANSI_1254', 'windows-1254'],
    ['ANSI_932', 'shift_jis'],
    ['ANSI_936', 'gbk'],
    ['ANSI_949', 'euc-kr'],
    ['ANSI_950', 'big5'],
    ['DOS866', 'ibm866'],
    ['ISO8859-2', 'iso-8859-2'],
    ['UTF-8', 'utf-8'],
    ['DOS850', 'windows-1252'],
  ])('of the code page %s are %s', (page, encoding) => {
    expect(encodingOfPage(page)).toBe(encoding);
  });

  it('are of the code page up to AutoCAD 2004, and UTF-8 after', () => {
    const header = (version: string) =>
      section('HEADER', [9, '$ACADVER'], [1, version], [9, '$DWGCODEPAGE'], [3, 'ANSI_1251']);
    expect(encodingOf(bytesOf(header('AC1018')))).toBe('windows-1251');
    expect(encodingOf(bytesOf(header('AC1032')))).toBe('utf-8');
    const binary = binaryDxf([
      [9, zeroEnded('$ACADVER')],
      [1, zeroEnded('AC1014')],
      [9, zeroEnded('$DWGCODEPAGE')],
      [3, zeroEnded('ANSI_1253')],
    ]);
    expect(encodingOf(binary)).toBe('windows-1253');
    expect(decodeDxf(bytesOf(`${header('AC1015')}\xc7`))).toMatch(/З$/);
  });

  it('are UTF-8 or Windows-1252 where nothing is said', () => {
    expect(decodeDxf(new TextEncoder().encode('Größe'))).toBe('Größe');
    expect(decodeDxf(bytesOf('Gr\xf6\xdfe'))).toBe('Größe');
  });

  it.each([
    ['\\U+00D8200 at 90%%d, %%p5', 'Ø200 at 90°, ±5'],
    ['%%uUnderlined%%u 100%%%', 'Underlined 100%'],
    ['line\\U+000Abreak', 'line\\U+000Abreak'],
  ])('%j is read as %j', (text, read) => expect(plainLine(text)).toBe(read));

  it.each([
    ['{\\fArial|b1|i0;Gate}\\Pleaf \\H2.5x;\\C1;No. \\S1#2;', 'Gate leaf No. 1/2'],
    ['C:\\\\plans \\{old\\}', 'C:\\plans {old}'],
    ['\\pxqc;\\LCentre\\l line', 'Centre line'],
  ])('%j of several lines is read as %j', (text, read) => expect(plainParagraph(text)).toBe(read));
});

describe('FIL-11: what of a DXF is not drawn', () => {
  const kinds = (...types: readonly string[]) => types.map((type): Group => [0, type]);

  it('is said with counts, in plain words, and nothing where all is drawn', () => {
    const some = section(
      'ENTITIES',
      ...kinds('LEADER', 'MULTILEADER', 'IMAGE', 'IMAGE', 'LEADER', 'LINE', 'WEIRD'),
      [0, 'LINE'],
      [67, 1],
      [0, 'LINE'],
      [6, 'DASHED'],
    );
    expect(omittedSentence(surveyDxf(some + END))).toBe(
      'Not drawn: 3 leaders, 2 images, 1 other object, paper space. Lines are drawn continuous and thin.',
    );
    const plain = section('ENTITIES', ...kinds('LINE', 'TEXT', 'POLYLINE', 'VERTEX', 'SEQEND'));
    expect(omittedSentence(surveyDxf(plain + END))).toBe('');
  });

  it('counts what is in blocks that are used, and dimensions that only a program can lay out', () => {
    const blocks = section(
      'BLOCKS',
      ...([
        [0, 'BLOCK'],
        [2, 'Used'],
        [0, 'REGION'],
        [0, 'ENDBLK'],
      ] as const),
      ...([
        [0, 'BLOCK'],
        [2, 'Spare'],
        [0, 'RAY'],
        [0, 'ENDBLK'],
      ] as const),
    );
    const entities = section('ENTITIES', [0, 'INSERT'], [2, 'Used'], [0, 'DIMENSION'], [70, 4]);
    expect(omittedSentence(surveyDxf(blocks + entities + END))).toBe('Not drawn: 1 region, 1 dimension.');
  });

  it('is its paper where nothing is in model space', () => {
    const survey = surveyDxf(section('ENTITIES', [0, 'LINE'], [67, 1]) + END);
    expect([survey.inModel, survey.inPaper, omittedSentence(survey)]).toEqual([0, 1, '']);
  });
});

describe('FIL-11: the survey of a DXF', () => {
  it('has texts where they stand, those of a block where it is put in', () => {
    const blocks = section(
      'BLOCKS',
      ...([
        [0, 'BLOCK'],
        [2, 'Tag'],
        [10, 1],
        [20, 0],
      ] as const),
      ...([
        [0, 'TEXT'],
        [1, 'In a block'],
        [10, 3],
        [20, 0],
        [40, 2],
        [0, 'ENDBLK'],
      ] as const),
    );
    const entities = section(
      'ENTITIES',
      ...([
        [0, 'TEXT'],
        [1, 'On its own'],
        [10, 5],
        [20, 6],
        [40, 2.5],
      ] as const),
      ...([
        [0, 'INSERT'],
        [2, 'Tag'],
        [10, 100],
        [20, 50],
        [41, 2],
        [42, 2],
        [50, 90],
      ] as const),
    );
    const { texts } = surveyDxf(blocks + entities + END);
    expect(texts[0]).toEqual({ text: 'On its own', at: { x: 5, y: 6, height: 2.5 } });
    expect(texts[1]?.at?.x).toBeCloseTo(100);
    expect(texts[1]?.at).toMatchObject({ y: 54, height: 4 });
  });

  it('refuses blocks that multiply in each other, and lets one hold itself', () => {
    const nested = Array.from({ length: 9 }, (_, level): Group[] => [
      [0, 'BLOCK'],
      [2, `B${level}`],
      ...Array.from({ length: 10 }, (): Group[] => [
        [0, 'INSERT'],
        [2, `B${level + 1}`],
      ]).flat(),
      [0, 'ENDBLK'],
    ]).flat();
    expect(() => surveyDxf(section('BLOCKS', ...nested) + END)).toThrow('holds too much');
    const circle: Group[] = [
      [0, 'BLOCK'],
      [2, 'A'],
      [0, 'INSERT'],
      [2, 'A'],
      [0, 'ENDBLK'],
    ];
    expect(surveyDxf(section('BLOCKS', ...circle) + END).inModel).toBe(0);
  });

  it.each([
    ['has no end', section('ENTITIES', [0, 'LINE'])],
    ['has a code that is no number', `x\n1\n${END}`],
    ['has a table without an end', section('TABLES', [0, 'TABLE'], [2, 'LAYER']) + END],
    ['ends amid a table', lines([0, 'SECTION'], [2, 'TABLES'], [0, 'TABLE']) + END],
    ['ends in a group', '0'],
    ['is empty', ''],
  ])('says that a file is damaged that %s', (_, text) => {
    expect(() => surveyDxf(text)).toThrow('This DXF is damaged.');
  });
});

describe('FIL-11: a few lines that ask for more than a browser holds', () => {
  const read = (drawing: Parameters<typeof someDxf>[0]) => readDrawing(bytesOf(someDxf(drawing)), []);
  const arc = dxfOf([0, 'ARC'], [10, 5], [20, 5], [40, 2], [50, -1e15], [51, 1e15]);
  const ellipse = dxfOf([0, 'ELLIPSE'], [10, 5], [20, 5], [11, 2], [21, 0], [40, 1], [41, 1e18], [42, 1]);

  it.each([
    ['an arc', { entities: [arc] }],
    ['an ellipse', { entities: [ellipse] }],
    [
      'an arc where all are turned',
      { entities: [arc], header: [[9, '$ANGBASE'] as const, [50, 1e18] as const] },
    ],
  ])('draws %s of countless turns as one of few', async (_, parts) => {
    const { drawing, scene } = await read(parts);
    expect(drawing.bounds.maxX - drawing.bounds.minX).toBeLessThanOrEqual(4.001);
    expect(scene.vertices.byteLength).toBeLessThan(10_000);
  });

  it('refuses a hatch of a hundred million dashes', async () => {
    const tooMuch = read({ entities: [hatch(100, [60, -40])] });
    await expect(tooMuch).rejects.toThrow('This drawing holds too much to be shown here.');
  });
});

describe('FIL-11: where a drawing is', () => {
  const grid = Array.from({ length: 400 }, (_, index) => index / 4);
  const along = (...more: number[]) => Float64Array.from([...grid, ...more]);

  it('leaves out the few points that lie far away', () => {
    const box = robustBounds(along(900_000, -1e9), along(900_000, 50));
    expect(box).toEqual({ minX: 0, maxX: 99.75, minY: 0, maxY: 99.75 });
  });

  it('keeps those that are near the others, and all where many are far', () => {
    expect(robustBounds(along(140), along(-60))).toMatchObject({ maxX: 140, minY: -60 });
    const two = Float64Array.from([...grid, ...grid.map((value) => value + 5_000)]);
    expect(robustBounds(two, two)).toMatchObject({ minX: 0, maxX: 5_099.75 });
  });

  it('counts no points that are nowhere, and knows of no place without any', () => {
    expect(robustBounds(along(Number.NaN), along(Number.POSITIVE_INFINITY))).toMatchObject({ maxX: 99.75 });
    expect(robustBounds(new Float64Array(), new Float64Array())).toBeNull();
  });
});

describe('FIL-11: a file is a DXF', () => {
  const candidate = (name: string, first: string) => ({ name, type: '', size: 1, first: bytesOf(first) });

  it.each([
    ['by its first section', candidate('plan', '  0\r\nSECTION\r\n'), true],
    ['after comments', candidate('plan', '999\nmade by hand\n  0\nSECTION\n'), true],
    ['by the mark of a binary one', candidate('plan', 'AutoCAD Binary DXF\r\n\x1a\0'), true],
    ['by its name, to be told what is wrong', candidate('Torn.DXF', 'nothing'), true],
    ['not where it is a PDF', candidate('plan.dxf', '%PDF-1.4'), false],
    ['not where it is a text', candidate('plan.txt', '0 SECTION'), false],
  ])('%s', (_, file, is) => expect(isDxf(file)).toBe(is));
});

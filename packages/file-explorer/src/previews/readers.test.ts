import { describe, expect, it } from 'vitest';
import { fromCorpus } from '../testing/corpus';
import { damagedCopy } from '../testing/damagedCopy';
import { someDwg } from '../testing/someDwg';
import { someZip } from '../testing/someZip';
import { sourceOf } from '../testing/sourceOf';
import { readDwg } from './dwg/readDwg';
import { readSvg } from './svgDocument';
import { readZipDirectory } from './zip/readZipDirectory';

const corpus = (path: string) => new Uint8Array(fromCorpus(path));
const zip = (bytes: Uint8Array<ArrayBuffer>) =>
  readZipDirectory({ size: bytes.length, read: sourceOf(bytes).read });
const dwg = (bytes: Uint8Array<ArrayBuffer>) => readDwg(sourceOf(bytes));
const svg = (rest: string, before = '', attributes = '') =>
  readSvg(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${rest}</svg>`);
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const DAMAGED = 'This ZIP file is damaged: the list of what is in it cannot be read.';

describe('the list of a ZIP', () => {
  it('tells names, sizes, dates and passwords, and unpacks nothing', async () => {
    const { entries, unpacked, overlaps } = await zip(
      someZip(
        [
          { name: 'Site/' },
          { name: 'Site/Lageplan Süd.dxf', content: 'drawing', flags: 0x800 },
          // 'Größe.txt' in the code page of MS-DOS.
          { name: new Uint8Array([71, 114, 148, 225, 101, 46, 116, 120, 116]), content: 'ok' },
          { name: 'plan\u202efdp.exe', content: 'x', flags: 0x801 },
        ],
        'PK\u0005\u0006 in a comment',
      ),
    );
    expect(entries.map(({ name }) => name)).toEqual([
      'Site/',
      'Site/Lageplan Süd.dxf',
      'Größe.txt',
      'plan\ufffdfdp.exe',
    ]);
    expect(entries[1]).toEqual({
      name: 'Site/Lageplan Süd.dxf',
      isFolder: false,
      packed: 7,
      unpacked: 7,
      modified: '2026-11-18T14:30',
      isEncrypted: false,
      method: 0,
      place: 35,
    });
    expect(entries.map(({ isFolder, isEncrypted }) => [isFolder, isEncrypted])).toEqual([
      [true, false],
      [false, false],
      [false, false],
      [false, true],
    ]);
    expect([unpacked, overlaps]).toEqual([10, false]);
  });

  it('ASVS-29: counts 100,000 entries, what a bomb would unpack to, and entries that share their bytes', async () => {
    const many = await zip(someZip(Array.from({ length: 100_000 }, (_, index) => ({ name: `${index}` }))));
    expect(many.entries).toHaveLength(100_000);
    const bomb = await zip(someZip([{ name: 'a', content: 'zeros', unpacked: 4_000_000_000 }]));
    expect(bomb.unpacked).toBe(4_000_000_000);
    const sharing = await zip(
      someZip([
        { name: 'a', content: 'the same bytes' },
        { name: 'b', content: 'the same bytes', place: 3 },
      ]),
    );
    expect(sharing.overlaps).toBe(true);
  });

  it('is read of the corpus, one of which is encrypted', async () => {
    const shared = corpus('zip/zipjs-overlapping-entries.zip');
    const secret = corpus('zip/zipjs-secure-full-utf8.zip');
    expect((await zip(shared)).entries.map(({ name }) => name)).toEqual(['lorem.txt', 'lorem2.txt']);
    await expect(zip(secret)).rejects.toThrow('The list of what is in this ZIP file is encrypted.');
  });

  it('says what is damaged', async () => {
    const whole = someZip([{ name: 'a.txt', content: 'a' }]);
    for (const broken of [new Uint8Array(), whole.slice(0, -30), whole.slice(0, -1)])
      await expect(zip(broken)).rejects.toThrow(DAMAGED);
  });
});

describe('a DWG', () => {
  it('tells its version and gives its picture: a PNG as it is, a bitmap with the header of its file', async () => {
    expect(await dwg(someDwg([[6, png]]))).toMatchObject({ version: 'AutoCAD 2018', hasMetafile: false });
    expect((await dwg(someDwg([[6, png]]))).picture?.type).toBe('image/png');
    expect((await dwg(someDwg([], 'AC1015'))).picture).toBeNull();
    expect(await dwg(someDwg([[3, png]], 'AC1099'))).toEqual({
      version: 'AC1099',
      picture: null,
      hasMetafile: true,
    });
    await expect(dwg(new TextEncoder().encode('MZ not a drawing'))).rejects.toThrow(
      'This file is no DWG drawing.',
    );
  });

  it('of the corpus shows a bitmap of the size that it claims', async () => {
    const { version, picture } = await dwg(corpus('dwg/ezdxf-807_1.dwg.gz'));
    expect(version).toBe('AutoCAD 2000');
    const bytes = new DataView((await picture?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(String.fromCharCode(bytes.getUint8(0), bytes.getUint8(1))).toBe('BM');
    expect(bytes.getUint32(2, true)).toBe(picture?.size);
  });
});

describe('an SVG', () => {
  it('tells its size, its texts and whether something in it would run', () => {
    expect(svg('<text>plan <tspan>A-101</tspan></text>', '', 'width="10mm" height="1in"')).toEqual({
      size: { width: (10 * 96) / 25.4, height: 96 },
      texts: ['plan A-101'],
      isActive: false,
    });
    expect(svg('', '', 'viewBox="0 0 200 100" width="100%"').size).toEqual({ width: 200, height: 100 });
    expect(svg('', '', 'viewBox="0 0 200 100" height="50"').size).toEqual({ width: 100, height: 50 });
    expect(svg('').size).toBeNull();
    for (const active of [
      '<script/>',
      '<g onclick="x"/>',
      '<image href="http://example.com/a.png"/>',
      '<a href="javascript:x"/>',
    ])
      expect(svg(active).isActive, active).toBe(true);
    expect(svg('<use href="#a"/><image href="data:image/png;base64,AA"/>').isActive).toBe(false);
  });

  it('is read through comments, sections of plain text, prefixes and what is in quotes', () => {
    const read = readSvg(
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><!-- <g> -->
      <s:svg viewBox="0,0 4 3"><s:text a='>"' b="'/>">R&amp;D <![CDATA[<1>]]> &#x41;</s:text><s:desc/></s:svg>`,
    );
    expect(read).toEqual({ size: { width: 4, height: 3 }, texts: ['R&D <1> A'], isActive: false });
    const deep = 100_000;
    expect(svg(`${'<g>'.repeat(deep)}<text>in</text>${'</g>'.repeat(deep)}`).texts).toEqual(['in']);
  });

  it('ASVS-26: is refused where entities or copies multiply, or read other files', () => {
    const entities = (list: string) => `<!DOCTYPE svg [${list}]>`;
    const refused = /built to take too much memory or to read other files/;
    for (const list of [
      '<!ENTITY a "ha"><!ENTITY b "&a;&a;">',
      '<!ENTITY a SYSTEM "file:///etc/passwd">',
      "<!ENTITY % a PUBLIC 'x' 'http://example.com/a.dtd'>",
      `<!ENTITY a '${'x'.repeat(1_000)}'>`,
    ])
      expect(() => svg('<text>&a;</text>', entities(list)), list).toThrow(refused);
    expect(svg('', entities('<!ENTITY ns "http://ns.adobe.com/Graphs/1.0/">')).texts).toEqual([]);
    const copied = entities('<!ENTITY a "g">');
    const doubled = Array.from(
      { length: 25 },
      (_, at) => `<g id="g${at + 1}"><use href="#&a;${at}"/><use href='&#35;g${at}'/></g>`,
    );
    expect(() => svg(`<g id="g0"/>${doubled.join('')}`, copied)).toThrow(/repeats its parts too often/);
    expect(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>').isActive).toBe(false);
    expect(() => readSvg('<html/>')).toThrow('This file is no SVG.');
    for (const torn of ['<g>', '<g></rect>', '<rect x="', '<!-- ', '</svg><g>', '<![CDATA['])
      expect(() => svg(torn), torn).toThrow('This file is damaged');
  });
});

describe('hostile files', () => {
  const bitmap = new Uint8Array(48);
  new DataView(bitmap.buffer).setUint32(0, 40, true);
  const kinds = {
    zip: [zip, someZip([{ name: 'Site/' }, { name: 'Site/plan.dxf', content: 'drawing', flags: 1 }])],
    svg: [
      async (bytes: Uint8Array<ArrayBuffer>) => readSvg(new TextDecoder().decode(bytes)),
      new TextEncoder().encode(
        '<svg viewBox="0 0 4 3"><g id="a"><use href="#a"/><text>&lt;A&gt;</text></g><!-- b --></svg>',
      ),
    ],
    dwg: [dwg, someDwg([[2, bitmap] as const, [6, png] as const])],
  } as const;
  const readers = Object.entries(kinds);

  it.each(readers)(
    'FIL-11, ASVS-29: 500 broken files of kind %s are read or end in a sentence',
    async (_, [read, whole]) => {
      for (let seed = 1; seed <= 500; seed += 1) {
        const broken = damagedCopy(whole, seed);
        const ended = await read(broken).then(
          () => 'read',
          (reason: unknown) => (reason instanceof Error ? reason.message : 'no error'),
        );
        expect(ended, `seed ${seed}`).toMatch(/^read$|^This .*\.$|^The list .*\.$/);
      }
    },
  );
});

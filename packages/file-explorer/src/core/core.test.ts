import { describe, expect, it } from 'vitest';
import { imageTypeOf } from '../previews/imageTypeOf';
import { pdfPreview } from '../previews/pdf';
import { textPreview } from '../previews/text';
import { checkFolderName } from './checkFolderName';
import { checkUploads } from './checkUploads';
import { decodeText } from './decodeText';
import { fileKind, stemLength } from './fileKind';
import { gridMove } from './gridMove';
import { isShortcut } from './isShortcut';
import { typedEntry } from './typedEntry';

const bytes = (...values: number[]) => Uint8Array.from(values);
const ascii = (text: string) => new TextEncoder().encode(text);

describe('moves through tiles and rows', () => {
  const tiles = { count: 8, columns: 3, page: 2, rtl: false };
  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, 7],
    ['ArrowDown', 7, 7],
    ['ArrowUp', 1, 1],
    ['PageDown', 1, 7],
    ['PageUp', 7, 1],
    ['Home', 5, 0],
    ['End', 0, 7],
  ])('FIL-10: %s from %i leads to %i of eight in rows of three', (key, from, to) => {
    expect(gridMove(from, key, tiles)).toBe(to);
  });

  it('FIL-10: left and right turn round where the text does, and mean nothing in a list', () => {
    expect(gridMove(2, 'ArrowRight', { ...tiles, rtl: true })).toBe(1);
    expect(gridMove(2, 'ArrowRight', { ...tiles, columns: 1 })).toBeNull();
    expect(gridMove(0, 'End', { ...tiles, count: 0 })).toBeNull();
  });

  it('FIL-10: letters go to a name, the same letter on to the next', () => {
    const names = ['Alpha', 'Beta', 'Bravo', undefined, 'beam'];
    const find = (current: number, typed: string) =>
      typedEntry((at) => names[at], names.length, current, typed);
    expect(find(0, 'b')).toBe(1);
    expect(find(1, 'br')).toBe(2);
    expect(find(1, 'bb')).toBe(2);
    expect(find(4, 'b')).toBe(1);
    expect(find(0, 'z')).toBe(-1);
  });

  it('knows its shortcuts on both keyboards', () => {
    const pressed = { key: 'c', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };
    expect(isShortcut('mod+c', pressed, false)).toBe(true);
    expect(isShortcut('mod+c', pressed, true)).toBe(false);
    expect(isShortcut('mod+c', { ...pressed, shiftKey: true }, false)).toBe(false);
    expect(isShortcut('/', { ...pressed, key: '/', ctrlKey: false, shiftKey: true }, false)).toBe(true);
  });
});

describe('names', () => {
  const folders = [{ id: 'd', name: 'Design', custom: false, fileCount: 0, size: 0 }];
  it('FIL-08: a folder name is trimmed, an empty one ignored, a taken one told', () => {
    expect(checkFolderName('  Permits ', folders)).toEqual({ name: 'Permits' });
    expect(checkFolderName('   ', folders)).toBe('empty');
    expect(checkFolderName(' design', folders)).toBe('taken');
    expect(checkFolderName('DESIGN', folders, folders[0])).toEqual({ name: 'DESIGN' });
  });

  it('knows kinds and where extensions begin', () => {
    expect(fileKind({ name: 'a.pdf', type: '' })).toBe('pdf');
    expect(fileKind({ name: 'a.bin', type: 'image/png' })).toBe('image');
    expect(fileKind({ name: 'A-201.DWG', type: '' })).toBe('drawing');
    expect(stemLength('report.final.pdf')).toBe(12);
    expect(stemLength('.gitignore')).toBe(10);
  });

  it('FIL-08: parts what may be uploaded from what may not', () => {
    const small = new File(['1'], 'a.PDF');
    const large = new File(['123456'], 'b.pdf');
    const wrong = new File(['1'], 'c.exe');
    expect(checkUploads([small, large, wrong], { maxSize: 5, accept: ['.pdf'] })).toEqual({
      accepted: [small],
      refused: [
        { name: 'b.pdf', reason: 'size' },
        { name: 'c.exe', reason: 'type' },
      ],
    });
    const problemOf = ({ name }: File) => (name === 'a.PDF' ? 'a.PDF: No capitals' : null);
    expect(checkUploads([small], { problemOf }).refused).toEqual([
      { name: 'a.PDF', reason: 'rule', problem: 'a.PDF: No capitals' },
    ]);
  });
});

describe('previews judge by content', () => {
  it.each([
    ['UTF-8', ascii('Größe')],
    ['UTF-8', bytes(0xef, 0xbb, 0xbf, 0x41)],
    ['UTF-16 LE', bytes(0xff, 0xfe, 0x41, 0)],
    ['UTF-16 LE', bytes(0x41, 0, 0x42, 0, 0x43, 0)],
    ['UTF-16 BE', bytes(0, 0x41, 0, 0x42, 0, 0x43)],
    ['Windows-1252', bytes(0x47, 0x72, 0xf6, 0xdf, 0x65)],
  ])('FIL-11: reads text in %s', (encoding, content) => {
    expect(decodeText(content).encoding).toBe(encoding);
  });

  it('FIL-11: what is no text is not shown as text', () => {
    expect(() => decodeText(bytes(0x4d, 0x5a, 0, 3, 0xff, 0xff, 0, 0, 0x12))).toThrow('not a text file');
  });

  it('FIL-11: a picture is known by its first bytes, and SVG is none', () => {
    expect(imageTypeOf(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
    expect(imageTypeOf(ascii('GIF89a..'))).toBe('image/gif');
    expect(imageTypeOf(ascii('<svg onload="alert(1)">'))).toBeNull();
  });

  it('FIL-11: a PDF is one by its mark, whatever it is called', () => {
    const { match } = pdfPreview({ workerUrl: '' });
    const candidate = { name: 'a.txt', type: 'text/plain', size: 9, first: ascii('%PDF-1.4\n') };
    expect(match(candidate)).toBe(true);
    expect(textPreview().match(candidate)).toBe(false);
    expect(match({ ...candidate, name: 'a.pdf', first: ascii('MZ') })).toBe(false);
  });
});

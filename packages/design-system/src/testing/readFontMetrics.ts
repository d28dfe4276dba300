import { brotliDecompressSync } from 'node:zlib';
import type { FontMetrics } from '../theme/fontFallbacks';

/**
 * Reads the metrics that a browser lays text out with from a WOFF2 file.
 * @throws RangeError when the file is none, or lacks a table
 */
export function readFontMetrics(file: Buffer): FontMetrics {
  const table = readTables(file);
  const unitsPerEm = table('head').readUInt16BE(18);
  const os2 = table('OS/2');
  const hhea = table('hhea');
  const usesTypoMetrics = (os2.readUInt16BE(62) & 0x80) !== 0;
  const [ascent, descent, lineGap] = usesTypoMetrics
    ? [os2.readInt16BE(68), os2.readInt16BE(70), os2.readInt16BE(72)]
    : [hhea.readInt16BE(4), hhea.readInt16BE(6), hhea.readInt16BE(8)];
  const glyphOf = readCharacterMap(table('cmap'));
  const widthOf = readAdvances(table('hmtx'), hhea.readUInt16BE(34), table.isTransformed('hmtx'));
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    averageWidth: averageWidth((character) => widthOf(glyphOf(character.charCodeAt(0))) / unitsPerEm),
  };
}

/** Mean over English text, weighted by how often a letter occurs. */
export function averageWidth(widthOf: (character: string) => number): number {
  const entries = Object.entries(frequencies);
  const total = entries.reduce((sum, [, frequency]) => sum + frequency, 0);
  return entries.reduce((sum, [character, frequency]) => sum + widthOf(character) * frequency, 0) / total;
}

/** Per thousand characters of English, the space included. */
const frequencies = {
  ' ': 183,
  e: 102,
  t: 75,
  a: 65,
  o: 62,
  i: 57,
  n: 57,
  s: 53,
  r: 50,
  h: 50,
  l: 33,
  d: 33,
  u: 23,
  c: 22,
  m: 20,
  f: 20,
  w: 17,
  g: 16,
  p: 15,
  y: 14,
  b: 13,
  v: 8,
  k: 6,
  x: 1,
  j: 1,
  q: 1,
  z: 1,
};

const knownTags = [
  'cmap',
  'head',
  'hhea',
  'hmtx',
  'maxp',
  'name',
  'OS/2',
  'post',
  'cvt ',
  'fpgm',
  'glyf',
  'loca',
];

interface Tables {
  (tag: string): Buffer;
  isTransformed(tag: string): boolean;
}

/** The directory and the one brotli stream behind it: https://www.w3.org/TR/WOFF2/#woff20Header */
function readTables(file: Buffer): Tables {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new RangeError('Not a WOFF2 file');
  let at = 48;
  const base128 = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  let start = 0;
  const places = new Map<string, { start: number; length: number; transformed: boolean }>();
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file.readUInt8(at++);
    const index = flags & 0x3f;
    if (index === 0x3f) at += 4;
    const tag = index === 0x3f ? file.toString('latin1', at - 4, at) : (knownTags[index] ?? `#${index}`);
    const version = flags >> 6;
    const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    const originalLength = base128();
    const length = transformed ? base128() : originalLength;
    places.set(tag, { start, length, transformed });
    start += length;
  }
  const bytes = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  const read = (tag: string) => {
    const place = places.get(tag);
    if (!place) throw new RangeError(`No table ${tag}`);
    return bytes.subarray(place.start, place.start + place.length);
  };
  return Object.assign(read, { isTransformed: (tag: string) => places.get(tag)?.transformed ?? false });
}

/** Glyph of a character of the basic plane, by a segment map (cmap format 4). */
function readCharacterMap(cmap: Buffer): (code: number) => number {
  const count = cmap.readUInt16BE(2);
  const offsets = Array.from({ length: count }, (_, nth) => cmap.readUInt32BE(8 + nth * 8));
  const offset = offsets.find((candidate) => cmap.readUInt16BE(candidate) === 4);
  if (offset === undefined) throw new RangeError('No segment map');
  const map = cmap.subarray(offset);
  const segments = map.readUInt16BE(6) / 2;
  const [ends, starts, deltas, ranges] = [
    14,
    16 + segments * 2,
    16 + segments * 4,
    16 + segments * 6,
  ] as const;
  return (code) => {
    for (let nth = 0; nth < segments; nth++) {
      if (code > map.readUInt16BE(ends + nth * 2)) continue;
      const start = map.readUInt16BE(starts + nth * 2);
      if (code < start) return 0;
      const delta = map.readUInt16BE(deltas + nth * 2);
      const rangeAt = ranges + nth * 2;
      const range = map.readUInt16BE(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = map.readUInt16BE(rangeAt + range + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** Advance of a glyph in font units; glyphs past the last repeat it. A transformed table has a byte of flags, then the advances alone. */
function readAdvances(hmtx: Buffer, count: number, transformed: boolean): (glyph: number) => number {
  return (glyph) => {
    const nth = Math.min(glyph, count - 1);
    return transformed ? hmtx.readUInt16BE(1 + nth * 2) : hmtx.readUInt16BE(nth * 4);
  };
}

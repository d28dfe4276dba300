import type { PreviewSource } from '../../ports/PreviewPlugin';
import { versionName } from '../drawingFacts';
import { imageTypeOf } from '../imageTypeOf';

/** What a DWG says of itself in clear. */
export interface Dwg {
  /** 'AutoCAD 2004'; the mark itself, 'AC1099', where it is a newer one. */
  version: string;
  /** The picture that the program kept when it saved; null where it kept none, or one that no browser shows. */
  picture: Blob | null;
  /** It kept one as a Windows metafile. */
  hasMetafile: boolean;
}

/** Where the header says at which byte the picture's section is. */
const PICTURE_AT = 0x0d;
/** What that section begins with. */
const SENTINEL = [31, 37, 109, 7, 212, 54, 40, 40, 157, 87, 202, 63, 157, 68, 16, 43];
const BITMAP = 2;
const METAFILE = 3;
const PNG = 6;
/** Programs keep some 256 px a side. */
const MOST_BYTES = 4 * 1024 * 1024;
const MOST_PIXELS = 4_000_000;

/** @throws Error 'This file is no DWG drawing.' */
export async function readDwg({ file, read }: PreviewSource): Promise<Dwg> {
  const bytes = async (start: number, length: number) =>
    new Uint8Array(await (await read({ start, end: Math.min(file.size, start + length) })).arrayBuffer());
  const head = await bytes(0, 32);
  const mark = String.fromCharCode(...head.subarray(0, 6));
  if (!/^AC1[0-9.]/.test(mark)) throw new Error('This file is no DWG drawing.');
  const dwg: Dwg = { version: versionName(mark) ?? mark, picture: null, hasMetafile: false };
  if (head.length < PICTURE_AT + 4) return dwg;
  const start = viewOf(head).getUint32(PICTURE_AT, true);
  if (start === 0 || start >= file.size) return dwg;
  // The sentinel, a length, how many there are, and for each its kind, place and length: 9 bytes.
  const section = await bytes(start, 21 + 9 * 255);
  if (section.length < 21 || SENTINEL.some((byte, at) => section[at] !== byte)) return dwg;
  const count = section[20] ?? 0;
  for (let index = 0; index < count; index += 1) {
    const at = 21 + index * 9;
    if (at + 9 > section.length) break;
    const [place, length] = [
      viewOf(section).getUint32(at + 1, true),
      viewOf(section).getUint32(at + 5, true),
    ];
    const kind = section[at];
    if (kind === METAFILE) dwg.hasMetafile = true;
    if ((kind !== BITMAP && kind !== PNG) || length > MOST_BYTES || place + length > file.size) continue;
    const content = await bytes(place, length);
    const picture = kind === PNG ? png(content) : bitmap(content);
    // A PNG is the sharper one, where there are both.
    if (picture && (kind === PNG || !dwg.picture)) dwg.picture = picture;
  }
  return dwg;
}

function png(content: Uint8Array<ArrayBuffer>): Blob | null {
  if (imageTypeOf(content) !== 'image/png' || content.length < 24) return null;
  const view = viewOf(content);
  const isSmall = view.getUint32(16) * view.getUint32(20) <= MOST_PIXELS;
  return isSmall ? new Blob([content], { type: 'image/png' }) : null;
}

/** A bitmap is kept without the header that files of them begin with. */
function bitmap(content: Uint8Array<ArrayBuffer>): Blob | null {
  if (content.length < 40) return null;
  const view = viewOf(content);
  const header = view.getUint32(0, true);
  const [width, height] = [view.getInt32(4, true), Math.abs(view.getInt32(8, true))];
  const bits = view.getUint16(14, true);
  if (header < 40 || header > content.length || width <= 0 || width * height > MOST_PIXELS) return null;
  const colours = bits <= 8 ? view.getUint32(32, true) || 2 ** bits : 0;
  const HEADER_LENGTH = 14;
  const first = new DataView(new ArrayBuffer(HEADER_LENGTH));
  first.setUint16(0, 0x424d);
  first.setUint32(2, HEADER_LENGTH + content.length, true);
  first.setUint32(10, HEADER_LENGTH + header + colours * 4, true);
  return new Blob([first, content], { type: 'image/bmp' });
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** The media type of a picture by the mark at its beginning; null for anything else. SVG is none: it is a document that can hold scripts. */
export function imageTypeOf(first: Uint8Array): string | null {
  const begins = (...bytes: number[]) => bytes.every((byte, at) => first[at] === byte);
  const word = (from: number, to: number) => String.fromCharCode(...first.subarray(from, to));
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (begins(0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (/^GIF8[79]a$/.test(word(0, 6))) return 'image/gif';
  return word(0, 4) === 'RIFF' && word(8, 12) === 'WEBP' ? 'image/webp' : null;
}

/**
 * Width and height that a PNG or GIF claims, px: a few bytes of it can ask for gigabytes of memory.
 * @returns null where its first bytes do not say
 */
export function claimedPixels(first: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(first.buffer, first.byteOffset, first.byteLength);
  const type = imageTypeOf(first);
  if (type === 'image/png' && first.length >= 24)
    return { width: view.getUint32(16), height: view.getUint32(20) };
  if (type === 'image/gif' && first.length >= 10)
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return null;
}

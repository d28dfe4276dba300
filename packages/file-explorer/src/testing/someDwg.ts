const SENTINEL = [31, 37, 109, 7, 212, 54, 40, 40, 157, 87, 202, 63, 157, 68, 16, 43];

/** Bytes for the drawing itself, of which nothing is read. */
const DRAWING = 100;

/** A DWG, with the pictures that it keeps of itself. @param pictures by their code: 2 a bitmap without file header, 3 a metafile, 6 a PNG */
export function someDwg(
  pictures: readonly (readonly [code: number, content: Uint8Array])[],
  version = 'AC1032',
): Uint8Array<ArrayBuffer> {
  const section = 0x80;
  const contents = section + 21 + pictures.length * 9;
  const length = pictures.reduce((sum, [, { length }]) => sum + length, contents);
  const bytes = new Uint8Array(length + DRAWING);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(version));
  view.setUint32(0x0d, section, true);
  bytes.set(SENTINEL, section);
  view.setUint32(section + 16, length - section, true);
  bytes[section + 20] = pictures.length;
  let place = contents;
  for (const [index, [code, content]] of pictures.entries()) {
    const at = section + 21 + index * 9;
    bytes[at] = code;
    view.setUint32(at + 1, place, true);
    view.setUint32(at + 5, content.length, true);
    bytes.set(content, place);
    place += content.length;
  }
  return bytes;
}

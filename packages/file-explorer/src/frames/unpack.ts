import type { ZipEntry } from '../previews/zip/readZipDirectory';

const HEADER = 0x04034b50;

/** The content of an entry, piece by piece. @throws Error where it is torn, or packed in a way that Office does not use */
export async function* unpack(bytes: Uint8Array, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { place, method, packed: length } = entry;
  if (view.getUint32(place, true) !== HEADER) throw new Error('An entry of this ZIP is torn');
  const start = place + 30 + view.getUint16(place + 26, true) + view.getUint16(place + 28, true);
  const packed = bytes.slice(start, start + length);
  if (packed.length !== length) throw new Error('An entry of this ZIP is cut off');
  if (method === 0) {
    yield packed;
    return;
  }
  if (method !== 8) throw new Error(`Packing method ${method} is not known`);
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

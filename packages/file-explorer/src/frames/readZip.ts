/** A file in a ZIP, as the directory at its end tells; what it tells may be wrong. */
export interface ZipEntry {
  readonly name: string;
  /** Bytes in the ZIP. */
  readonly packedSize: number;
  /** Bytes unpacked. */
  readonly size: number;
  /** 0: stored, 8: deflated. */
  readonly method: number;
  /** Where its own header begins. */
  readonly offset: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const HEADER = 0x04034b50;

/**
 * The directory of a ZIP, without unpacking anything.
 * @throws Error where there is none, or it is torn; also for ZIP64, which no file below 4 GB needs
 */
export function readZip(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  // A comment of at most 64 kB may follow.
  const first = Math.max(0, end - 0xffff);
  while (end >= first && view.getUint32(end, true) !== END) end -= 1;
  if (end < first) throw new Error('No directory of a ZIP');
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('The directory of this ZIP is torn');
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The content of an entry, piece by piece. @throws Error where it is torn, or packed in a way that Office does not use */
export async function* unpack(bytes: Uint8Array, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset, method, packedSize } = entry;
  if (view.getUint32(offset, true) !== HEADER) throw new Error('An entry of this ZIP is torn');
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = bytes.slice(start, start + packedSize);
  if (packed.length !== packedSize) throw new Error('An entry of this ZIP is cut off');
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

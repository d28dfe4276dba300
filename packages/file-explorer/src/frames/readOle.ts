import { CFB } from '@e965/xlsx';

interface CfbEntry {
  readonly name: string;
  /** 2: a stream. */
  readonly type: number;
  readonly content?: Uint8Array | readonly number[];
}

/**
 * The streams of an OLE2 file (.doc, .xls, and whatever Office protects by a password) by name, such as 'WordDocument'.
 * @throws Error where it is damaged
 */
export function readOle(bytes: Uint8Array): Map<string, Uint8Array> {
  const { FileIndex: entries }: { FileIndex: readonly CfbEntry[] } = CFB.read(bytes, { type: 'array' });
  const streams = new Map<string, Uint8Array>();
  // The first of a name: embedded objects have streams of the same names, and come later.
  for (const { name, type, content } of entries)
    if (type === 2 && content && !streams.has(name)) streams.set(name, Uint8Array.from(content));
  return streams;
}

/** Whether Office packed the file away with a password: .docx, .xlsx. */
export function isProtected(streams: ReadonlyMap<string, Uint8Array>): boolean {
  return streams.has('EncryptedPackage') || streams.has('EncryptionInfo');
}

/** What the parts of an Office file are packed in, by the mark at its beginning: a ZIP for .docx and .xlsx, OLE2 for .doc and .xls. */
export function containerOf(first: Uint8Array): 'zip' | 'ole' | null {
  const begins = (...bytes: number[]) => bytes.every((byte, at) => first[at] === byte);
  if (begins(0x50, 0x4b, 0x03, 0x04)) return 'zip';
  return begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1) ? 'ole' : null;
}

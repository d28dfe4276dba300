/** A file's text, and the encoding that it was read by, as people call it. */
export interface DecodedFile {
  text: string;
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
}

/** Reads bytes as what they are: by their byte order mark, as UTF-8 where that is possible, else as Windows-1252. */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return utf16(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return utf16(bytes, 'utf-16be');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

function utf16(bytes: Uint8Array, label: 'utf-16le' | 'utf-16be'): DecodedFile {
  return { text: new TextDecoder(label).decode(bytes), encoding: 'UTF-16' };
}

export interface DecodedText {
  readonly text: string;
  /** As people name it: 'UTF-8', 'UTF-16 LE', 'Windows-1252'. */
  readonly encoding: string;
}

/**
 * Bytes as text, in the encoding that they are in: by the mark at their beginning, else UTF-8 where they are that, else Windows-1252, which
 * everything is.
 * @throws Error for bytes that are no text
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = marks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return { text: new TextDecoder(marked.label).decode(bytes), encoding: marked.encoding };
  const utf16 = looksLikeUtf16(bytes);
  if (utf16) return { text: new TextDecoder(utf16.label).decode(bytes), encoding: utf16.encoding };
  if (bytes.subarray(0, 8000).includes(0)) throw new Error('This is not a text file.');
  try {
    // A part of a longer file may end within a letter, which is no reason to think it is something else.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return { text, encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

const marks = [
  { mark: [0xef, 0xbb, 0xbf], label: 'utf-8', encoding: 'UTF-8' },
  { mark: [0xff, 0xfe], label: 'utf-16le', encoding: 'UTF-16 LE' },
  { mark: [0xfe, 0xff], label: 'utf-16be', encoding: 'UTF-16 BE' },
];

/** Without a mark: Latin letters have a zero in every other byte. */
function looksLikeUtf16(bytes: Uint8Array) {
  const length = Math.min(bytes.length, 400) & ~1;
  if (length < 4) return null;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  const most = length / 2;
  if (odd > most * 0.7 && even === 0) return { label: 'utf-16le', encoding: 'UTF-16 LE' };
  return even > most * 0.7 && odd === 0 ? { label: 'utf-16be', encoding: 'UTF-16 BE' } : null;
}

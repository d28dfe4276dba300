import { damagedDxf } from './dxfProblems';

/** What a binary DXF begins with. */
const MARK = 'AutoCAD Binary DXF\r\n\x1a\0';

export function isBinaryDxf(bytes: Uint8Array): boolean {
  return (
    bytes.length >= MARK.length && [...MARK].every((letter, index) => bytes[index] === letter.charCodeAt(0))
  );
}

type Kind = 'text' | 'double' | 'int16' | 'int32' | 'int64' | 'byte' | 'chunk';

/** How the value of a group is stored, by the last code of each range (DXF reference, 'Group Code Value Types'). */
const RANGES: readonly (readonly [lastCode: number, kind: Kind])[] = [
  [9, 'text'],
  [59, 'double'],
  [89, 'int16'],
  [99, 'int32'],
  [109, 'text'],
  [149, 'double'],
  [169, 'int64'],
  [209, 'int16'],
  [269, 'double'],
  [289, 'int16'],
  [299, 'byte'],
  [309, 'text'],
  [319, 'chunk'],
  [369, 'text'],
  [389, 'int16'],
  [399, 'text'],
  [409, 'int16'],
  [419, 'text'],
  [429, 'int32'],
  [439, 'text'],
  [459, 'int32'],
  [469, 'double'],
  [1003, 'text'],
  [1004, 'chunk'],
  [1009, 'text'],
  [1059, 'double'],
  [1070, 'int16'],
  [1071, 'int32'],
];

function kindOf(code: number): Kind {
  const range = RANGES.find(([last]) => code <= last);
  if (!range) throw damagedDxf();
  return range[1];
}

/**
 * A binary DXF as the lines of a text one: code, value, code, value.
 * @param bytes with the mark @param decode of the texts in it @throws Error where it ends too early or has unknown codes
 */
export function linesOfBinaryDxf(bytes: Uint8Array, decode: (text: Uint8Array) => string): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = MARK.length;
  // Up to R12 a code has one byte; its first is 0 before 'SECTION'.
  const isShort = bytes[at + 1] !== 0;
  const lines: string[] = [];
  const take = (length: number) => {
    const start = at;
    at += length;
    if (at > bytes.length) throw damagedDxf();
    return start;
  };
  const takeCode = () => {
    if (!isShort) return view.getUint16(take(2), true);
    const code = view.getUint8(take(1));
    return code === 255 ? view.getUint16(take(2), true) : code;
  };
  const takeText = () => {
    const end = bytes.indexOf(0, at);
    if (end < 0) throw damagedDxf();
    const text = decode(bytes.subarray(at, end));
    at = end + 1;
    // A value is one line.
    return text.replace(/[\r\n]+/g, ' ');
  };
  const takeChunk = () =>
    Array.from(bytes.subarray(take(view.getUint8(take(1))), at), (byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .toUpperCase();
  const values: Record<Kind, () => string> = {
    text: takeText,
    double: () => String(view.getFloat64(take(8), true)),
    int16: () => String(view.getInt16(take(2), true)),
    int32: () => String(view.getInt32(take(4), true)),
    int64: () => String(view.getBigInt64(take(8), true)),
    byte: () => String(view.getUint8(take(1))),
    chunk: takeChunk,
  };
  while (at < bytes.length) {
    const code = takeCode();
    const value = values[kindOf(code)]();
    lines.push(String(code), value);
    if (code === 0 && value === 'EOF') break;
  }
  return `${lines.join('\n')}\n`;
}

import { isBinaryDxf, linesOfBinaryDxf } from './binaryDxf';

/** Where the header says its version and code page, bytes. */
const HEADER_BYTES = 64 * 1024;
/** From AutoCAD 2007 on, texts are UTF-8. */
const FIRST_WITH_UTF8 = 'AC1021';

/** Code pages of Windows that `TextDecoder` names otherwise. */
const LABELS: Readonly<Record<string, string>> = {
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
  '866': 'ibm866',
  '874': 'windows-874',
};

/** A DXF, text or binary, as lines of text. @throws Error where it is damaged */
export function decodeDxf(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  const decoder = new TextDecoder(encoding);
  if (isBinaryDxf(bytes)) return linesOfBinaryDxf(bytes, (text) => decoder.decode(text));
  return decoder.decode(bytes);
}

/** A label for `TextDecoder`: by version and `$DWGCODEPAGE`, else UTF-8 where it is that, else Windows-1252. */
export function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  const header = new TextDecoder('latin1').decode(bytes.subarray(0, HEADER_BYTES));
  const version = headerValue(header, 'ACADVER');
  if (version !== null && version >= FIRST_WITH_UTF8) return 'utf-8';
  const page = headerValue(header, 'DWGCODEPAGE');
  if (page !== null) return encodingOfPage(page);
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Of a text value in the header, which group 1 or 3 holds: as a line, or in binary after its code. */
function headerValue(header: string, name: string): string | null {
  const found = new RegExp(`\\$${name}[\\s\\0]+[13\\x01\\x03]?[\\s\\0]*([A-Za-z][\\w.-]*)`).exec(header);
  return found?.[1] ?? null;
}

/** @param page 'ANSI_1252', 'ansi_932', 'DOS866', 'UTF-8' */
export function encodingOfPage(page: string): string {
  const digits = /(\d+)$/.exec(page)?.[1] ?? '';
  const label =
    LABELS[digits] ??
    (/^125[0-8]$/.test(digits)
      ? `windows-${digits}`
      : page.toLowerCase().replace(/^iso8859[-_]?/, 'iso-8859-'));
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return 'windows-1252';
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

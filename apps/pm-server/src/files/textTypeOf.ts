import type { ContentType } from '@linework/domain';

/** What may stand before the first section of a DXF: white space and comments (group 999). */
const DXF = /^(?:\s*999[ \t]*\r?\n[^\n]*\n)*\s*0[ \t]*\r?\n[ \t]*SECTION\b/;

/** By byte, whether no text has it: control characters other than tab, line ends, form feed, end of file (DOS) and escape. */
const FORBIDDEN = Uint8Array.from({ length: 256 }, (_, code) =>
  Number((code < 32 && ![9, 10, 12, 13, 26, 27].includes(code)) || code === 127),
);

/** Whether a piece of a file can be of a text of one byte a letter, or UTF-8. */
export function isText(chunk: Uint8Array): boolean {
  for (const byte of chunk) if (FORBIDDEN[byte] === 1) return false;
  return true;
}

/**
 * What the beginning of a text says that it is: an SVG by its root element, a DXF by its first section, else plain text; null
 * where it is no text.
 *
 * @param isTextual whether `isText` holds for all of it
 */
export function textTypeOf(head: Uint8Array, isTextual: boolean): ContentType | null {
  const wide = wideText(head);
  if (!isTextual && wide === null) return null;
  const text = (wide ?? Buffer.from(head).toString('utf8')).replace(/^\ufeff/, '');
  if (rootOf(text) === 'svg') return 'image/svg+xml';
  if (wide === null && DXF.test(text.slice(0, 4_096))) return 'image/vnd.dxf';
  return 'text/plain';
}

/** UTF-16 by its byte order mark; null where it has none, or holds what no text does: sound begins in the same way. */
export function wideText(head: Uint8Array): string | null {
  const [first, second] = head;
  const isLittle = first === 0xff && second === 0xfe;
  if (!isLittle && !(first === 0xfe && second === 0xff)) return null;
  const text = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(head, { stream: true });
  const isTextual = [...text].every((sign) => sign !== '\ufffd' && FORBIDDEN[sign.codePointAt(0) ?? 0] !== 1);
  return isTextual ? text : null;
}

/**
 * The local name of an XML document's root element, past its declaration, comments, instructions and document type, which is
 * skipped and never read: its entities stay what they are. '' where the text is no XML.
 */
function rootOf(text: string): string {
  let place = 0;
  for (;;) {
    while (/\s/.test(text.charAt(place))) place += 1;
    if (text.startsWith('<?', place)) place = after(text, '?>', place);
    else if (text.startsWith('<!--', place)) place = after(text, '-->', place);
    else if (/^<!DOCTYPE/i.test(text.slice(place, place + 9))) place = afterDoctype(text, place);
    else break;
    if (place < 0) return '';
  }
  return (
    /^<(?:[A-Za-z_][\w.-]{0,40}:)?([A-Za-z_][\w.-]{0,40})/.exec(text.slice(place, place + 100))?.[1] ?? ''
  );
}

function after(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from);
  return found < 0 ? -1 : found + end.length;
}

/** Past `<!DOCTYPE ... [ ... ]>`. */
function afterDoctype(text: string, from: number): number {
  const [close, subset] = [text.indexOf('>', from), text.indexOf('[', from)];
  if (subset < 0 || (close >= 0 && close < subset)) return close < 0 ? -1 : close + 1;
  const end = text.indexOf(']', subset);
  return end < 0 ? -1 : after(text, '>', end);
}

/** A value of a property set: numbers, texts and moments; others are left out. */
type Property = number | string | Date;

const [I2, I4, TEXT, WIDE_TEXT, MOMENT] = [0x02, 0x03, 0x1e, 0x1f, 0x40];
const CODE_PAGE = 1;
const MOST_PROPERTIES = 200;
/** From 1601-01-01, where Windows begins to count, to 1970-01-01, ms. */
const BEFORE_1970_MS = 11_644_473_600_000;

/**
 * The first property set of a stream, such as '\x05SummaryInformation' of a .doc, by property number ([MS-OLEPS] 2.21).
 * @returns what could be read of it; empty for what is no property set
 */
export function readProperties(stream: Uint8Array): Map<number, Property> {
  const properties = new Map<number, Property>();
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  if (stream.length < 56 || view.getUint16(0, true) !== 0xfffe) return properties;
  const start = view.getUint32(44, true);
  if (start + 8 > stream.length) return properties;
  const count = Math.min(view.getUint32(start + 4, true), MOST_PROPERTIES);
  const places = new Map<number, number>();
  for (let index = 0; index < count; index += 1) {
    const at = start + 8 + index * 8;
    if (at + 8 > stream.length) break;
    places.set(view.getUint32(at, true), start + view.getUint32(at + 4, true));
  }
  const codePage = valueAt(view, places.get(CODE_PAGE) ?? stream.length, 'windows-1252');
  const encoding = encodingOf(typeof codePage === 'number' ? codePage & 0xffff : 1252);
  for (const [id, at] of places) {
    const value = valueAt(view, at, encoding);
    if (value !== null) properties.set(id, value);
  }
  return properties;
}

/** Null for what cannot be read. */
function valueAt(view: DataView, at: number, encoding: string): Property | null {
  if (at + 8 > view.byteLength) return null;
  const type = view.getUint16(at, true);
  if (type === I2) return view.getInt16(at + 4, true);
  if (type === I4) return view.getInt32(at + 4, true);
  if (type === MOMENT && at + 12 <= view.byteLength) {
    const moment = new Date(Number(view.getBigUint64(at + 4, true) / 10_000n) - BEFORE_1970_MS);
    return moment.getTime() > 0 ? moment : null;
  }
  if (type !== TEXT && type !== WIDE_TEXT) return null;
  const length = view.getUint32(at + 4, true) * (type === WIDE_TEXT ? 2 : 1);
  if (at + 8 + length > view.byteLength) return null;
  const text = new TextDecoder(type === WIDE_TEXT ? 'utf-16le' : encoding).decode(
    new Uint8Array(view.buffer, view.byteOffset + at + 8, length),
  );
  return text.split('\0', 1)[0]?.trim() || null;
}

const ENCODINGS = new Map([
  [65001, 'utf-8'],
  [1200, 'utf-16le'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [874, 'windows-874'],
  [10000, 'macintosh'],
]);

function encodingOf(codePage: number): string {
  if (codePage >= 1250 && codePage <= 1258) return `windows-${codePage}`;
  return ENCODINGS.get(codePage) ?? 'windows-1252';
}

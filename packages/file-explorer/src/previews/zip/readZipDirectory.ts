import type { ByteRange } from '../../ports/FileProvider';
import { zipText } from './zipText';

/** What the list at the end of a ZIP says. Nothing of the archive is unpacked. */
export interface ZipDirectory {
  /** In the order of the list. */
  entries: ZipEntry[];
  /** Of all entries, bytes. */
  unpacked: number;
  /** Two entries claim the same bytes of the archive, which unpacks to more than it seems to. */
  overlaps: boolean;
}

export interface ZipEntry {
  /** With its folders: 'site/plan.dxf'. */
  name: string;
  isFolder: boolean;
  /** Bytes in the archive. */
  packed: number;
  /** Bytes once unpacked, as the list claims. */
  unpacked: number;
  /** By a clock without a time zone, as an ISO date without one; null where it says none. */
  modified: string | null;
  isEncrypted: boolean;
  /** 0: as it is, 8: deflated. */
  method: number;
  /** Where in the file its own header begins, as the list claims. */
  place: number;
}

/** A ZIP that is read part by part. */
export interface ZipSource {
  /** Bytes. */
  size: number;
  read: (range: ByteRange) => Promise<Blob>;
}

interface Bytes {
  view: DataView;
  /** Place in the file of its first byte. */
  start: number;
}

const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const END_64 = 0x06064b50;
const END_64_LENGTH = 56;
const LOCATOR_64 = 0x07064b50;
const LOCATOR_64_LENGTH = 20;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
/** Stand for a figure that is in a ZIP64 record. */
const [MOST_16, MOST_32] = [0xffff, 0xffffffff];
const ZIP64_FIELD = 1;
/** Of the list, bytes: some 300,000 entries. */
const LONGEST_LIST = 32 * 1024 * 1024;

const damaged = () => new Error('This ZIP file is damaged: the list of what is in it cannot be read.');

/**
 * Reads the list of a ZIP's entries from its end (APPNOTE.TXT 4.3.12 to 4.3.16), ZIP64 too.
 * @throws Error whose message says what is wrong with it: damaged, its list encrypted, or too long
 */
export async function readZipDirectory({ size, read }: ZipSource): Promise<ZipDirectory> {
  const bytes = async (start: number, end: number): Promise<Bytes> => {
    if (start < 0 || end > size || start > end) throw damaged();
    const part = await (await read({ start, end })).arrayBuffer();
    if (part.byteLength !== end - start) throw damaged();
    return { view: new DataView(part), start };
  };
  const longestTail = END_LENGTH + LONGEST_COMMENT + LOCATOR_64_LENGTH;
  const tail = await bytes(Math.max(0, size - longestTail), size);
  const { count, length, end } = await findList(tail, bytes);
  if (length > LONGEST_LIST) throw new Error('This ZIP file has too many entries to be listed here.');
  // It is right before its end; where it says to begin is wrong in archives with something put before them.
  const list = await bytes(end - length, end);
  const entries = readEntries(list.view, count);
  const inOrder = [...entries].sort((a, b) => a.place - b.place);
  const overlaps = inOrder.some(({ place, packed }, at) => {
    const next = inOrder[at + 1];
    return next !== undefined && place + packed > next.place;
  });
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  return { entries, unpacked, overlaps };
}

async function findList({ view, start: base }: Bytes, bytes: (start: number, end: number) => Promise<Bytes>) {
  const at = findEnd(view);
  if (at < 0) throw damaged();
  const short = {
    count: view.getUint16(at + 10, true),
    length: view.getUint32(at + 12, true),
    end: base + at,
  };
  const locator = at - LOCATOR_64_LENGTH;
  const isLong = locator >= 0 && view.getUint32(locator, true) === LOCATOR_64;
  if (!isLong) return short;
  const place = uint64(view, locator + 8);
  const { view: end } = await bytes(place, Math.min(place + END_64_LENGTH + 28, base + at));
  if (end.byteLength < END_64_LENGTH || end.getUint32(0, true) !== END_64) throw damaged();
  // Its second version tells of an encrypted list (7.3.4): a compression, two sizes, then the algorithm.
  const isEncrypted = end.byteLength >= END_64_LENGTH + 20 && end.getUint16(END_64_LENGTH + 18, true) !== 0;
  if (isEncrypted && uint64(end, 4) > END_64_LENGTH - 12)
    throw new Error('The list of what is in this ZIP file is encrypted.');
  return { count: uint64(end, 32), length: uint64(end, 40), end: place };
}

/** The last place where an end record may stand, with a comment that reaches no further than the file. */
function findEnd(view: DataView): number {
  for (let at = view.byteLength - END_LENGTH; at >= 0; at -= 1)
    if (
      view.getUint32(at, true) === END &&
      at + END_LENGTH + view.getUint16(at + 20, true) <= view.byteLength
    )
      return at;
  return -1;
}

function readEntries(view: DataView, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + ENTRY_LENGTH <= view.byteLength && view.getUint32(at, true) === ENTRY) {
    const flags = view.getUint16(at + 8, true);
    const [nameLength, moreLength] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
    const length = ENTRY_LENGTH + nameLength + moreLength + view.getUint16(at + 32, true);
    if (at + length > view.byteLength) throw damaged();
    const name = zipText(bytesAt(view, at + ENTRY_LENGTH, nameLength), (flags & 0x800) !== 0);
    entries.push({
      name,
      isFolder: name.endsWith('/'),
      modified: dateOf(view.getUint16(at + 14, true), view.getUint16(at + 12, true)),
      isEncrypted: (flags & 1) !== 0,
      method: view.getUint16(at + 10, true),
      ...sizesOf(view, at, at + ENTRY_LENGTH + nameLength, moreLength),
    });
    at += length;
  }
  // A count of two bytes says the rest of a division only, in files of programs that know no ZIP64.
  if (entries.length !== count && entries.length % (MOST_16 + 1) !== count) throw damaged();
  return entries;
}

/** @param more where its further fields begin, and @param moreLength how long they are: ZIP64 keeps large figures there */
function sizesOf(view: DataView, at: number, more: number, moreLength: number) {
  let [unpacked, packed, place] = [24, 20, 42].map((offset) => view.getUint32(at + offset, true)) as [
    number,
    number,
    number,
  ];
  for (let field = more; field + 4 <= more + moreLength; ) {
    const [kind, length] = [view.getUint16(field, true), view.getUint16(field + 2, true)];
    if (kind === ZIP64_FIELD) {
      let next = field + 4;
      const end = Math.min(next + length, more + moreLength);
      const long = (value: number) => {
        if (value !== MOST_32 || next + 8 > end) return value;
        next += 8;
        return uint64(view, next - 8);
      };
      unpacked = long(unpacked);
      packed = long(packed);
      place = long(place);
    }
    field += 4 + length;
  }
  return { unpacked, packed, place };
}

/** @throws Error where it is more than any file has */
function uint64(view: DataView, at: number): number {
  const value = view.getUint32(at + 4, true) * 2 ** 32 + view.getUint32(at, true);
  if (!Number.isSafeInteger(value)) throw damaged();
  return value;
}

function bytesAt(view: DataView, at: number, length: number): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset + at, length);
}

/** MS-DOS counts days and steps of two seconds. */
function dateOf(day: number, time: number): string | null {
  const two = (value: number) => String(value).padStart(2, '0');
  const [month, date] = [(day >> 5) & 15, day & 31];
  const [hours, minutes] = [time >> 11, (time >> 5) & 63];
  if (month < 1 || month > 12 || date < 1 || hours > 23 || minutes > 59) return null;
  return `${1980 + (day >> 9)}-${two(month)}-${two(date)}T${two(hours)}:${two(minutes)}`;
}

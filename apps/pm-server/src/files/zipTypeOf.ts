import type { ContentType } from '@linework/domain';
import type { FileStore } from './FileStore';

/** The end record with its longest comment, bytes. */
const LONGEST_END = 22 + 65_535;
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
/** Sizes that stand in another record, of archives that would not fit here anyway. */
const ZIP64 = 0xffffffff;

/** No document packs better than that; a bomb does. Deflate itself ends at 1,032 to one. */
const MOST_EXPANSION = 200;
/** Below this an archive may pack as well as it likes, bytes. */
const SMALL = 64 * 1024 * 1024;
/** The end record counts up to one less; this says that the count stands elsewhere. No document has so many. */
const MANY_ENTRIES = 0xffff;

/**
 * What an archive is, by the list of its entries at its end: nothing is unpacked. Null where the list is broken, entries lie over
 * each other, or it would unpack to many times its size.
 */
export async function zipTypeOf(store: FileStore, key: string, size: number): Promise<ContentType | null> {
  const tail = Buffer.from(await store.read(key, Math.max(0, size - LONGEST_END), size));
  const end = findEnd(tail);
  if (end < 0) return null;
  const [count, length, start] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ];
  const endInFile = size - tail.length + end;
  if (count === MANY_ENTRIES || start + length > endInFile) return null;
  const list = Buffer.from(await store.read(key, start, start + length));
  const entries = readEntries(list, count);
  if (!entries || isBomb(entries, size)) return null;
  const has = (beginning: string) => entries.some(({ name }) => name.startsWith(beginning));
  if (!has('[Content_Types].xml')) return 'application/zip';
  if (has('word/')) return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  if (has('xl/')) return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return 'application/zip';
}

interface Entry {
  name: string;
  packed: number;
  unpacked: number;
  start: number;
}

function findEnd(tail: Buffer): number {
  for (let place = tail.length - 22; place >= 0; place -= 1)
    if (
      tail.readUInt32LE(place) === END_SIGNATURE &&
      place + 22 + tail.readUInt16LE(place + 20) <= tail.length
    )
      return place;
  return -1;
}

/** Null where the list is not as long, or not as it says. */
function readEntries(list: Buffer, count: number): Entry[] | null {
  const entries: Entry[] = [];
  let place = 0;
  for (let index = 0; index < count; index += 1) {
    if (place + 46 > list.length || list.readUInt32LE(place) !== ENTRY_SIGNATURE) return null;
    const [packed, unpacked] = [list.readUInt32LE(place + 20), list.readUInt32LE(place + 24)];
    const nameLength = list.readUInt16LE(place + 28);
    const more = list.readUInt16LE(place + 30) + list.readUInt16LE(place + 32);
    const start = list.readUInt32LE(place + 42);
    const name = list.toString('latin1', place + 46, place + 46 + nameLength);
    if ([packed, unpacked, start].includes(ZIP64)) return null;
    entries.push({ name, packed, unpacked, start });
    place += 46 + nameLength + more;
  }
  // What is in the list beyond its count would be an entry to some readers.
  return place === list.length ? entries : null;
}

function isBomb(entries: readonly Entry[], size: number): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > SMALL && unpacked > size * MOST_EXPANSION) return true;
  // Entries that share their bytes unpack to more than their list says of each.
  const inOrder = [...entries].sort((a, b) => a.start - b.start);
  return inOrder.some(({ start, packed }, index) => {
    const next = inOrder[index + 1];
    return next !== undefined && start + packed > next.start;
  });
}

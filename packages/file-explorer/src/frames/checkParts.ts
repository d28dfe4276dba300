import { readZipDirectory, type ZipEntry } from '../previews/zip/readZipDirectory';
import { unpack } from './unpack';

const MOST_ENTRIES = 10_000;
/** Of all entries, bytes unpacked. */
const MOST_BYTES = 200 * 1024 * 1024;
/** Larger entries that are packed more than so many times are no document's. */
const SMALL_ENTRY = 10 * 1024 * 1024;
const MOST_TIMES = 1_000;

/**
 * Looks whether a .docx or .xlsx can be read without harm, before its reader unpacks it: by what its directory tells, then by what is in
 * it, which is counted and not kept. XML with definitions of its own (DOCTYPE) is not Office's: it can name files, or grow without end.
 * @param noun for the messages: 'document'
 * @returns the names of its parts: 'word/document.xml'
 * @throws Error with a sentence for people
 */
export async function checkParts(bytes: Uint8Array<ArrayBuffer>, noun: string): Promise<string[]> {
  const tooLarge = new Error(`This ${noun} is too large to be shown here.`);
  const damaged = new Error(`This ${noun} is damaged.`);
  const entries = await directoryOf(bytes, damaged);
  if (entries.length > MOST_ENTRIES || total(entries) > MOST_BYTES || entries.some(isBomb)) throw tooLarge;
  let unpacked = 0;
  for (const entry of entries) {
    const isXml = /\.(?:xml|rels|vml)$/i.test(entry.name);
    let size = 0;
    let before = '';
    try {
      for await (const piece of unpack(bytes, entry)) {
        size += piece.length;
        unpacked += piece.length;
        if (size > entry.unpacked || unpacked > MOST_BYTES) throw damaged;
        if (!isXml) continue;
        const text = before + markupOf(piece);
        if (/<!(?:doctype|entity)/i.test(text)) throw damaged;
        before = text.slice(-16);
      }
    } catch {
      throw damaged;
    }
    if (size !== entry.unpacked) throw damaged;
  }
  return entries.map(({ name }) => name);
}

async function directoryOf(bytes: Uint8Array<ArrayBuffer>, damaged: Error): Promise<ZipEntry[]> {
  const whole = new Blob([bytes]);
  try {
    const { entries } = await readZipDirectory({
      size: whole.size,
      read: async ({ start, end }) => whole.slice(start, end),
    });
    return entries;
  } catch {
    throw damaged;
  }
}

const total = (entries: readonly ZipEntry[]) => entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
const isBomb = ({ unpacked, packed }: ZipEntry) => unpacked > SMALL_ENTRY && unpacked > packed * MOST_TIMES;

/** Its ASCII, in whatever encoding: UTF-16 is the same with zeros between. */
function markupOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes).replaceAll('\0', '');
}

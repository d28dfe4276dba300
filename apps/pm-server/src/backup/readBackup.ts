import { open } from 'node:fs/promises';
import { constants, crc32, gunzipSync } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { StartupError } from '../server/StartupError';
import {
  BACKUP_VERSION,
  type BackedUpTable,
  type BackupHeader,
  HEADER_ENTRY,
  keyOfEntry,
  type OnProgress,
  rowsIn,
  tableEntry,
} from './BackupFormat';
import { Damaged } from './Damaged';
import { linesIn } from './linesIn';

const headerEntry = z.object({
  format: z.literal('linework-backup'),
  version: z.literal(BACKUP_VERSION),
  migrations: z.array(z.string()),
  madeAt: z.string(),
  workspaces: z.array(z.string()),
  hasSecrets: z.boolean(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()).min(1),
      rows: z.int().min(0),
    }) satisfies z.ZodType<BackedUpTable>,
  ),
  contents: z.object({ count: z.int().min(0), bytes: z.int().min(0) }),
}) satisfies z.ZodType<BackupHeader>;
const anyHeader = z.object({ format: z.literal('linework-backup'), version: z.int() });

/** Characters of rows that are handed on together, more or less. */
const PART = 250_000;
const LARGEST_HEADER = 4 * 1024 * 1024;
const FIRST_BYTES = 1024;
const GZIP = Buffer.from([0x1f, 0x8b]);
const ZIP = Buffer.from('PK\u0003\u0004');
/** Up to version 3. */
const OF_AN_OLDER_FORMAT = /^\{"format":"linework-backup","version":\d+,/;

/** A part of a backup, in the order of the file: what is in it, then some rows, or the content of a file. */
export type BackupPart = HeaderPart | RowsPart | ContentPart;

interface HeaderPart {
  kind: 'header';
  header: BackupHeader;
}

interface RowsPart {
  kind: 'rows';
  table: BackedUpTable;
  /** JSON: a list of objects. */
  rows: string;
  count: number;
}

export interface ContentPart {
  kind: 'content';
  /** The storage key. */
  key: string;
  /** Bytes. */
  size: number;
  /** Its bytes, for as long as this part is the newest. Who needs none leaves them. */
  chunks: AsyncIterable<Buffer>;
}

interface ReadOptions {
  /** Hears of each part, or of the bytes of a content, once they were dealt with. */
  onProgress?: OnProgress | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Reads a backup part by part. Whether it is whole and undamaged is known only at its end, so what was done with the parts has to
 * be undone where this throws.
 *
 * @throws StartupError with what is wrong with the file
 */
export async function* readBackup(path: string, options: ReadOptions = {}): AsyncGenerator<BackupPart> {
  yield* inWords(path, options.signal, checkedPartsOf(path, options));
}

/** The items, or what is wrong with the file. */
async function* inWords<T>(
  path: string,
  signal: AbortSignal | undefined,
  items: AsyncIterable<T>,
): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof StartupError) throw error;
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    if (syscall) throw new StartupError(`The backup ${path} cannot be read (${code}).`);
    // Of the library of ZIP files too, which has no class of its own for them.
    throw new StartupError(
      `${path} is damaged or cut off (${message}). Nothing was restored from it: take another backup.`,
    );
  }
}

async function* checkedPartsOf(path: string, options: ReadOptions): AsyncGenerator<BackupPart> {
  await checkBeginning(path);
  const zip = await openPromise(path, { autoClose: false, strictFileNames: true });
  try {
    yield* partsOf(path, zip, options);
  } finally {
    zip.close();
  }
}

async function checkBeginning(path: string): Promise<void> {
  const first = await firstBytesOf(path);
  if (first.subarray(0, ZIP.length).equals(ZIP)) return;
  if (isOfOlderFormat(first))
    throw new StartupError(
      `${path} was made by an older version of Linework, in a format that this one does not read. Restore it with the version that made it, start this version on that data, and make a new backup.`,
    );
  throw isNone(path);
}

async function firstBytesOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function isOfOlderFormat(first: Buffer): boolean {
  if (!first.subarray(0, GZIP.length).equals(GZIP)) return false;
  try {
    const text = gunzipSync(first, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
    return OF_AN_OLDER_FORMAT.test(text);
  } catch {
    return false;
  }
}

function isNone(path: string): StartupError {
  return new StartupError(`${path} is no Linework backup.`);
}

async function* partsOf(path: string, zip: ZipFile, options: ReadOptions): AsyncGenerator<BackupPart> {
  const entries = zip.eachEntry()[Symbol.asyncIterator]();
  const next = async (): Promise<Entry | null> => {
    const { value, done } = await entries.next();
    return done ? null : value;
  };
  const header = await headerOf(path, zip, await next());
  yield { kind: 'header', header };
  let rowsDone = 0;
  for (const table of header.tables) {
    const entry = await next();
    if (entry?.fileName !== tableEntry(table.name)) throw new Damaged(`${tableEntry(table.name)} is missing`);
    yield* rowParts(zip, entry, { header, table, before: rowsDone }, options);
    rowsDone += table.rows;
  }
  let bytesDone = 0;
  for (let entry = await next(); entry; entry = await next()) {
    const key = keyOfEntry(entry.fileName);
    if (key === null) throw new Damaged('it has an entry that is not known');
    yield* contentPart(path, zip, entry, { header, key, before: bytesDone }, options);
    bytesDone += entry.uncompressedSize;
  }
}

async function headerOf(path: string, zip: ZipFile, entry: Entry | null): Promise<BackupHeader> {
  if (entry?.fileName !== HEADER_ENTRY) throw isNone(path);
  if (entry.uncompressedSize > LARGEST_HEADER) throw new Damaged('its first entry is too large');
  const chunks: Buffer[] = [];
  for await (const chunk of bytesOf(zip, entry)) chunks.push(chunk);
  const value: unknown = parsed(Buffer.concat(chunks).toString());
  const any = anyHeader.safeParse(value);
  if (!any.success) throw isNone(path);
  if (any.data.version > BACKUP_VERSION)
    throw new StartupError(`${path} was made by a newer version of Linework. Restore it with that version.`);
  const header = headerEntry.safeParse(value);
  if (!header.success) throw new Damaged('its first entry is not as it was written');
  return header.data;
}

async function* rowParts(
  zip: ZipFile,
  entry: Entry,
  { header, table, before }: { header: BackupHeader; table: BackedUpTable; before: number },
  { onProgress, signal }: ReadOptions,
): AsyncGenerator<RowsPart> {
  let done = 0;
  let rows: string[] = [];
  let length = 0;
  const part = (): RowsPart => ({
    kind: 'rows',
    table,
    rows: `[${rows.join(',')}]`,
    count: rows.length,
  });
  for await (const row of linesIn(bytesOf(zip, entry))) {
    signal?.throwIfAborted();
    rows.push(row);
    length += row.length;
    done += 1;
    if (length < PART) continue;
    yield part();
    [rows, length] = [[], 0];
    onProgress?.(before + done, rowsIn(header), 'rows');
  }
  if (rows.length > 0) yield part();
  if (done !== table.rows) throw new Damaged(`${entry.fileName} has ${done} rows of ${table.rows}`);
  onProgress?.(before + done, rowsIn(header), 'rows');
}

async function* contentPart(
  path: string,
  zip: ZipFile,
  entry: Entry,
  { header, key, before }: { header: BackupHeader; key: string; before: number },
  { onProgress, signal }: ReadOptions,
): AsyncGenerator<ContentPart> {
  let bytesDone = before;
  const bytes = bytesOf(zip, entry);
  const rest = async function* () {
    for await (const chunk of bytes) {
      signal?.throwIfAborted();
      yield chunk;
      bytesDone += chunk.length;
      onProgress?.(bytesDone, header.contents.bytes, 'bytes');
    }
  };
  yield {
    kind: 'content',
    key,
    size: entry.uncompressedSize,
    chunks: inWords(path, signal, rest()),
  };
  for await (const _ of rest());
}

/** What an entry holds. @throws Damaged where it is not what was written */
async function* bytesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      sum = crc32(chunk as Buffer, sum);
      yield chunk as Buffer;
    }
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException;
    throw syscall ? error : new Damaged(`${entry.fileName}: ${message}`);
  }
  if (sum !== entry.crc32) throw new Damaged(`the checksum of ${entry.fileName} does not match`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Damaged('its first entry is not as it was written');
  }
}

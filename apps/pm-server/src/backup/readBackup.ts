import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { constants, createGunzip, gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { STORAGE_KEY } from '../files/FileStore';
import { StartupError } from '../server/StartupError';
import {
  BACKUP_VERSION,
  type BackupContent,
  type BackupHeader,
  type ContentsSection,
  type OnProgress,
  READ_VERSIONS,
  type TableSection,
} from './BackupFormat';
import { Damaged, type Pieces, readPieces } from './readPieces';

const headerLine = z.object({
  format: z.literal('linework-backup'),
  version: z.literal(READ_VERSIONS),
  migrations: z.array(z.string()),
  madeAt: z.string(),
  workspaces: z.array(z.string()),
  rows: z.record(z.string(), z.number()),
}) satisfies z.ZodType<BackupHeader>;
const sectionLine = z.discriminatedUnion('section', [
  z.object({
    section: z.literal('table'),
    name: z.string(),
    columns: z.array(z.string()).min(1),
    rows: z.int().min(0),
  }) satisfies z.ZodType<TableSection>,
  z.object({
    section: z.literal('contents'),
    count: z.int().min(0),
    bytes: z.int().min(0),
  }) satisfies z.ZodType<ContentsSection>,
]);
const contentLine = z.object({
  key: z.string().regex(STORAGE_KEY),
  size: z.int().min(0),
}) satisfies z.ZodType<BackupContent>;
const endLine = z.object({ end: z.literal(true), rows: z.number(), sha256: z.string() });

/** Characters of rows that are handed on together, more or less. */
const PART = 250_000;
/** Bytes that are unpacked at a time. */
const CHUNK = 64 * 1024;
const BEGINNING = /^\{"format":"linework-backup","version":(\d+),/;
const FIRST_BYTES = 1024;
const GZIP = Buffer.from([0x1f, 0x8b]);

/** A part of a backup, in the order of the file: some rows, or the content of a file. */
export type BackupPart = RowsPart | ContentPart;

interface RowsPart {
  kind: 'rows';
  header: BackupHeader;
  section: TableSection;
  /** JSON: a list of objects. */
  rows: string;
  count: number;
}

interface ContentPart extends BackupContent {
  kind: 'content';
  header: BackupHeader;
  /** Its bytes, for as long as this part is the newest. Who needs none leaves them. */
  chunks: AsyncIterable<Buffer>;
}

interface ReadOptions {
  /** Hears of each part, or of the bytes of a content, once they were dealt with. */
  onProgress?: OnProgress;
  signal?: AbortSignal | undefined;
}

/**
 * Reads a backup part by part. Whether it is whole and undamaged is known only at its end, so what was done with the parts has to
 * be undone where this throws.
 *
 * @throws StartupError with what is wrong with the file
 */
export async function* readBackup(path: string, options: ReadOptions = {}): AsyncGenerator<BackupPart> {
  yield* inWords(path, checkedPartsOf(path, options));
}

/** How many rows a backup holds. */
export function rowsIn({ rows }: BackupHeader): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}

/** The items, or what is wrong with the file. */
async function* inWords<T>(path: string, items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    if (error instanceof Damaged || code?.startsWith('Z_'))
      throw new StartupError(
        `${path} is damaged or cut off (${message}). Nothing was restored from it: take another backup.`,
      );
    if (syscall) throw new StartupError(`The backup ${path} cannot be read (${code}).`);
    throw error;
  }
}

async function* checkedPartsOf(path: string, options: ReadOptions): AsyncGenerator<BackupPart> {
  await checkBeginning(path);
  yield* partsOf(path, options);
}

async function checkBeginning(path: string): Promise<void> {
  const version = BEGINNING.exec(await beginningOf(path))?.[1];
  if (version === undefined) throw new StartupError(`${path} is no Linework backup.`);
  if (Number(version) < READ_VERSIONS[0])
    throw new StartupError(
      `${path} was made by an older version of Linework, in a format that this one does not read (${version}). Restore it with the version that made it, start this version on that data, and make a new backup.`,
    );
  if (Number(version) > BACKUP_VERSION)
    throw new StartupError(`${path} was made by a newer version of Linework. Restore it with that version.`);
}

/**
 * Unpacks the file's first bytes by themselves, so that what is damaged further on does not decide what the file is.
 * Whatever is damaged within them is told as such, unless the file was never packed.
 */
async function beginningOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
    const packed = buffer.subarray(0, bytesRead);
    if (!packed.subarray(0, GZIP.length).equals(GZIP)) return '';
    return gunzipSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
  } finally {
    await file.close();
  }
}

async function* partsOf(path: string, options: ReadOptions): AsyncGenerator<BackupPart> {
  const pieces = readPieces(unpacked(path));
  const reading = hashing(pieces);
  try {
    const header = headerLine.safeParse(parsed(await reading.line()));
    if (!header.success) throw new Damaged('its first line is not as it was written');
    for (let rowsInAll = 0; ; ) {
      const line = await reading.line();
      const value = parsed(line);
      const end = endLine.safeParse(value);
      if (end.success) {
        if (end.data.rows !== rowsInAll || end.data.sha256 !== reading.sha256BeforeLine())
          throw new Damaged('its checksum does not match');
        if (await pieces.line()) throw new Damaged('something follows its end');
        return;
      }
      const section = sectionLine.safeParse(value);
      if (!section.success) throw new Damaged('it has a section that is not known');
      if (section.data.section === 'table') {
        yield* rowParts(reading, header.data, section.data, rowsInAll, options);
        rowsInAll += section.data.rows;
      } else yield* contentParts(path, reading, header.data, section.data, options);
    }
  } finally {
    await pieces.close();
  }
}

async function* rowParts(
  reading: Reading,
  header: BackupHeader,
  section: TableSection,
  before: number,
  { onProgress, signal }: ReadOptions,
): AsyncGenerator<RowsPart> {
  for (let done = 0; done < section.rows; ) {
    signal?.throwIfAborted();
    const rows: string[] = [];
    for (let length = 0; done < section.rows && length < PART; done += 1) {
      const line = await reading.line();
      const row = line.toString('utf8', 0, line.length - 1);
      rows.push(row);
      length += row.length;
    }
    yield { kind: 'rows', header, section, rows: `[${rows.join(',')}]`, count: rows.length };
    onProgress?.(before + done, rowsIn(header), 'rows');
  }
}

async function* contentParts(
  path: string,
  reading: Reading,
  header: BackupHeader,
  section: ContentsSection,
  { onProgress, signal }: ReadOptions,
): AsyncGenerator<ContentPart> {
  let bytesDone = 0;
  for (let count = 0; count < section.count; count += 1) {
    const content = contentLine.safeParse(parsed(await reading.line()));
    if (!content.success) throw new Damaged('a line of it is not as it was written');
    let left = content.data.size;
    const rest = async function* () {
      while (left > 0) {
        signal?.throwIfAborted();
        const piece = await reading.some(left);
        left -= piece.length;
        yield piece;
        bytesDone += piece.length;
        onProgress?.(bytesDone, section.bytes, 'bytes');
      }
    };
    yield { kind: 'content', header, ...content.data, chunks: inWords(path, rest()) };
    for await (const _ of rest());
    if ((await reading.line()).length > 1) throw new Damaged('the content of a file is longer than it says');
  }
}

/** The pieces of a backup, and the hash of them all. */
interface Reading {
  line(): Promise<Buffer>;
  some(most: number): Promise<Buffer>;
  /** Of all before the line that was read last; hexadecimal. Nothing is read after it. */
  sha256BeforeLine(): string;
}

function hashing(pieces: Pieces): Reading {
  const hash = createHash('sha256');
  let last: Buffer | undefined;
  const hashLast = () => {
    if (last) hash.update(last);
    last = undefined;
  };
  return {
    line: async () => {
      hashLast();
      const line = await pieces.line();
      if (!line) throw new Damaged('its end is missing');
      last = line;
      return line;
    },
    some: async (most) => {
      hashLast();
      const piece = await pieces.some(most);
      hash.update(piece);
      return piece;
    },
    sha256BeforeLine: () => hash.digest('hex'),
  };
}

function unpacked(path: string): Readable {
  // Iterating over the result throws whatever failed: the callback has nothing to add.
  return pipeline(createReadStream(path), createGunzip({ chunkSize: CHUNK }), () => {});
}

function parsed(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    throw new Damaged('a line of it is not as it was written');
  }
}

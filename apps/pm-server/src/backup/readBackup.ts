import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { constants, createGunzip, gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { StartupError } from '../server/StartupError';
import { BACKUP_VERSION, type BackupHeader, type BackupSection } from './BackupFormat';

const headerLine = z.object({
  format: z.literal('linework-backup'),
  version: z.literal(BACKUP_VERSION),
  migrations: z.array(z.string()),
  madeAt: z.string(),
  workspaces: z.array(z.string()),
  rows: z.record(z.string(), z.number()),
}) satisfies z.ZodType<BackupHeader>;
const sectionLine = z.object({
  section: z.literal('table'),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
}) satisfies z.ZodType<BackupSection>;
const endLine = z.object({ end: z.literal(true), rows: z.number(), sha256: z.string() });

/** Characters of rows that are handed on together, more or less. */
const PART = 250_000;
/** Fields have limits, so no row comes near it; a file that is something else may have no line feed at all. */
const LONGEST_LINE = 64 * 1024 * 1024;
const LINE_FEED = 10;
const BEGINNING = /^\{"format":"linework-backup","version":(\d+),/;
const FIRST_BYTES = 1024;
const GZIP = Buffer.from([0x1f, 0x8b]);

/** Some rows of a backup, in the order of the file. */
export interface BackupPart {
  header: BackupHeader;
  section: BackupSection;
  /** JSON: a list of objects. */
  rows: string;
  count: number;
}

/**
 * Reads a backup part by part. Whether it is whole and undamaged is known only at its end, so what was done with the parts has to
 * be undone where this throws.
 *
 * @throws StartupError with what is wrong with the file
 */
export async function* readBackup(path: string): AsyncGenerator<BackupPart> {
  try {
    await checkBeginning(path);
    yield* partsOf(path);
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

/** The file is another than was written. */
class Damaged extends Error {}

async function checkBeginning(path: string): Promise<void> {
  const version = BEGINNING.exec(await beginningOf(path))?.[1];
  if (version === undefined) throw new StartupError(`${path} is no Linework backup.`);
  if (Number(version) < BACKUP_VERSION)
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

async function* partsOf(path: string): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256');
  const lines = linesOf(unpacked(path));
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Damaged('its end is missing');
    return value;
  };
  const hashed = async () => {
    const line = await next();
    hash.update(line);
    return line;
  };
  const header = headerLine.safeParse(parsed(await hashed()));
  if (!header.success) throw new Damaged('its first line is not as it was written');
  for (let rowsInAll = 0; ; ) {
    const line = await next();
    const value = parsed(line);
    const end = endLine.safeParse(value);
    if (end.success) {
      if (end.data.rows !== rowsInAll || end.data.sha256 !== hash.digest('hex'))
        throw new Damaged('its checksum does not match');
      if (!(await lines.next()).done) throw new Damaged('something follows its end');
      return;
    }
    const section = sectionLine.safeParse(value);
    if (!section.success) throw new Damaged('it has a section that is not known');
    hash.update(line);
    rowsInAll += section.data.rows;
    for (let left = section.data.rows; left > 0; ) {
      const rows: string[] = [];
      for (let length = 0; left > 0 && length < PART; left -= 1) {
        const line = await hashed();
        const row = line.toString('utf8', 0, line.length - 1);
        rows.push(row);
        length += row.length;
      }
      yield { header: header.data, section: section.data, rows: `[${rows.join(',')}]`, count: rows.length };
    }
  }
}

function unpacked(path: string): Readable {
  // Iterating over the result throws whatever failed: the callback has nothing to add.
  return pipeline(createReadStream(path), createGunzip(), () => {});
}

/** Each with its line feed. By bytes, for other ways to split lines take some characters of texts for ends of lines. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let begun: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      const rest = chunk.subarray(start, end + 1);
      yield begun.length === 0 ? rest : Buffer.concat([...begun, rest]);
      begun = [];
      length = 0;
      start = end + 1;
    }
    if (start === chunk.length) continue;
    begun.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > LONGEST_LINE) throw new Damaged('a line of it is too long');
  }
  if (begun.length > 0) throw new Damaged('it ends within a line');
}

function parsed(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    throw new Damaged('a line of it is not as it was written');
  }
}

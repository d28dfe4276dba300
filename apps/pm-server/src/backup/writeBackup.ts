import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { getTableName } from 'drizzle-orm';
import type { Database, Tx } from '../database/Database';
import { migrationState } from '../database/migrate';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import type { FileStore } from '../files/FileStore';
import { files } from '../files/files.table';
import { StartupError } from '../server/StartupError';
import {
  BACKUP_VERSION,
  type BackupEnd,
  type BackupHeader,
  type OnProgress,
  type TableSection,
} from './BackupFormat';
import { backedUpTables } from './backedUpTables';
import { contentParts, type WrittenContents } from './contentParts';
import { jsonLine } from './jsonLine';

/** Characters of rows that are in memory at a time, more or less. */
const PART = 250_000;
const MOST_ROWS = 500;
/** The quickest. A better one takes three times as long for a fifth less. */
const GZIP_LEVEL = 1;

interface WriteOptions {
  now: Date;
  onProgress: OnProgress;
  signal: AbortSignal;
}

interface Written {
  rows: number;
  contents: WrittenContents;
}

/**
 * Writes all rows as of one moment, and the contents of the files among them, as `BackupFormat.ts` says, with a few megabytes of
 * memory however many there are. The database may have an older shape than this version's: it is not changed.
 *
 * @returns how many of each
 * @throws StartupError where the database is empty, or a newer version of Linework has been here
 */
export async function writeBackup(
  database: Database,
  store: FileStore,
  file: Writable,
  options: WriteOptions,
): Promise<Written> {
  const { applied, unknown } = await migrationState(database);
  if (applied.length === 0) throw new StartupError(`There is no workspace in ${database.place} to back up.`);
  if (unknown.length > 0)
    throw new StartupError(
      `The database at ${database.place} was written by a newer version of Linework (${unknown.join(', ')}). Make the backup with that version.`,
    );
  return database.readAsOfNow(async (tx) => {
    const sections = await sectionsOf(tx);
    const header: BackupHeader = {
      format: 'linework-backup',
      version: BACKUP_VERSION,
      migrations: applied,
      madeAt: options.now.toISOString(),
      workspaces: (await rowsOf<{ name: string }>(tx, sql`select name from workspaces order by id`)).map(
        ({ name }) => name,
      ),
      rows: Object.fromEntries(sections.map(({ name, rows }) => [name, rows])),
    };
    const rowsInAll = sections.reduce((sum, { rows }) => sum + rows, 0);
    const { onProgress, signal } = options;
    const contents = { count: 0, bytes: 0, missing: 0, example: '' };
    async function* allParts() {
      yield* linesOf(tx, header, sections, rowsInAll, onProgress);
      // Older shapes have no files.
      if (sections.some(({ name }) => name === getTableName(files)))
        yield* contentParts(tx, store, onProgress, contents);
    }
    const bytes = Readable.from(sealed(allParts(), rowsInAll));
    await pipeline(bytes, createGzip({ level: GZIP_LEVEL }), file, { signal });
    return { rows: rowsInAll, contents };
  });
}

/** The tables that the database has of those that are backed up. */
async function sectionsOf(tx: Tx): Promise<TableSection[]> {
  const sections: TableSection[] = [];
  for (const table of backedUpTables) {
    const name = getTableName(table);
    const columns = await rowsOf<{ name: string }>(
      tx,
      sql`select attname::text as name from pg_attribute
          where attrelid = to_regclass(${name}) and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    );
    if (columns.length === 0) continue;
    const [count] = await rowsOf<{ rows: number }>(
      tx,
      sql`select count(*)::int as rows from ${sql.identifier(name)}`,
    );
    sections.push({
      section: 'table',
      name,
      columns: columns.map((column) => column.name),
      rows: count?.rows ?? 0,
    });
  }
  return sections;
}

async function* linesOf(
  tx: Tx,
  header: BackupHeader,
  sections: TableSection[],
  rowsInAll: number,
  onProgress: OnProgress,
): AsyncGenerator<string> {
  yield jsonLine(header);
  let done = 0;
  for (const section of sections) {
    yield jsonLine(section);
    for await (const rows of rowsAsJson(tx, section)) {
      yield `${rows.join('\n')}\n`;
      done += rows.length;
      onProgress(done, rowsInAll, 'rows');
    }
  }
}

/** As many rows at a time as fit the memory meant for them, going by those before. */
async function* rowsAsJson(tx: Tx, { name, columns }: TableSection): AsyncGenerator<string[]> {
  const cursor = sql.identifier(`backup_of_${name}`);
  const list = sql.join(columns.map(sql.identifier), sql`, `);
  await tx.execute(
    sql`declare ${cursor} no scroll cursor for select row_to_json(r)::text as json from (select ${list} from ${sql.identifier(name)}) r`,
  );
  for (let count = 100; ; ) {
    const rows = await rowsOf<{ json: string }>(tx, sql`fetch ${sql.raw(String(count))} from ${cursor}`);
    if (rows.length === 0) break;
    const parts = rows.map(({ json }) => json);
    yield parts;
    const length = parts.reduce((sum, json) => sum + json.length, 0);
    count = Math.min(MOST_ROWS, Math.max(1, Math.round((PART * parts.length) / length)));
  }
  await tx.execute(sql`close ${cursor}`);
}

/** The parts, and the line that says what they were. */
async function* sealed(parts: AsyncIterable<string | Uint8Array>, rows: number): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    hash.update(bytes);
    yield bytes;
  }
  const end: BackupEnd = { end: true, rows, sha256: hash.digest('hex') };
  yield Buffer.from(jsonLine(end));
}

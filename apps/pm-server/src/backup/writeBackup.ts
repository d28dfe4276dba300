import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { getTableName } from 'drizzle-orm';
import type { Database, Tx } from '../database/Database';
import { migrationState } from '../database/migrate';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { StartupError } from '../server/StartupError';
import {
  BACKUP_VERSION,
  type BackupEnd,
  type BackupHeader,
  type BackupSection,
  type OnProgress,
} from './BackupFormat';
import { backedUpTables } from './backedUpTables';

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

/**
 * Writes all rows as of one moment, as `BackupFormat.ts` says, with a few megabytes of memory however many there are. The
 * database may have an older shape than this version's: it is not changed.
 *
 * @returns how many rows
 * @throws StartupError where the database is empty, or a newer version of Linework has been here
 */
export async function writeBackup(
  database: Database,
  file: Writable,
  options: WriteOptions,
): Promise<number> {
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
    const parts = sealed(linesOf(tx, header, sections, rowsInAll, options.onProgress), rowsInAll);
    await pipeline(Readable.from(parts), createGzip({ level: GZIP_LEVEL }), file, { signal: options.signal });
    return rowsInAll;
  });
}

/** The tables that the database has of those that are backed up. */
async function sectionsOf(tx: Tx): Promise<BackupSection[]> {
  const sections: BackupSection[] = [];
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
  sections: BackupSection[],
  rowsInAll: number,
  onProgress: OnProgress,
): AsyncGenerator<string> {
  yield line(header);
  let done = 0;
  for (const section of sections) {
    yield line(section);
    for await (const rows of rowsAsJson(tx, section)) {
      yield `${rows.join('\n')}\n`;
      done += rows.length;
      onProgress(done, rowsInAll);
    }
  }
}

/** As many rows at a time as fit the memory meant for them, going by those before. */
async function* rowsAsJson(tx: Tx, { name, columns }: BackupSection): AsyncGenerator<string[]> {
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

/** The lines, and the one that says what they were. */
async function* sealed(parts: AsyncIterable<string>, rows: number): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const part of parts) {
    const bytes = Buffer.from(part);
    hash.update(bytes);
    yield bytes;
  }
  const end: BackupEnd = { end: true, rows, sha256: hash.digest('hex') };
  yield Buffer.from(line(end));
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

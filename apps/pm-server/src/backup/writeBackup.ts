import type { Writable } from 'node:stream';
import { getTableName } from 'drizzle-orm';
import type { Database, Tx } from '../database/Database';
import { migrationState } from '../database/migrate';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import type { FileStore } from '../files/FileStore';
import { files } from '../files/files.table';
import { sumOfContents } from '../files/sumOfContents';
import { StartupError } from '../server/StartupError';
import { addContents, type WrittenContents } from './addContents';
import {
  BACKUP_VERSION,
  type BackedUpTable,
  type BackupHeader,
  HEADER_ENTRY,
  type OnProgress,
  rowsIn,
  tableEntry,
} from './BackupFormat';
import { type BackupExtent, EVERYTHING } from './backedUpTables';
import { type OpenZip, openZip } from './openZip';

/** Characters of rows that are in memory at a time, more or less. */
const PART = 250_000;
const MOST_ROWS = 500;

export interface WriteOptions {
  now: Date;
  /** Left out: all that a restored server needs. */
  extent?: BackupExtent;
  onProgress: OnProgress;
  signal: AbortSignal;
}

export interface Written {
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
  { now, extent = EVERYTHING, onProgress, signal }: WriteOptions,
): Promise<Written> {
  const { applied, unknown } = await migrationState(database);
  if (applied.length === 0) throw new StartupError(`There is no workspace in ${database.place} to back up.`);
  if (unknown.length > 0)
    throw new StartupError(
      `The database at ${database.place} was written by a newer version of Linework (${unknown.join(', ')}). Make the backup with that version.`,
    );
  return database.readAsOfNow(async (tx) => {
    const tables = await tablesOf(tx, extent);
    // Older shapes have no files.
    const hasFiles = tables.some(({ name }) => name === getTableName(files));
    const header: BackupHeader = {
      format: 'linework-backup',
      version: BACKUP_VERSION,
      migrations: applied,
      madeAt: now.toISOString(),
      workspaces: (await rowsOf<{ name: string }>(tx, sql`select name from workspaces order by id`)).map(
        ({ name }) => name,
      ),
      hasSecrets: extent.hasSecrets,
      tables,
      contents: hasFiles ? await sumOfContents(tx) : { count: 0, bytes: 0 },
    };
    const zip = openZip(file, { at: now, signal });
    try {
      await zip.add(HEADER_ENTRY, [`${JSON.stringify(header, null, 2)}\n`]);
      await addRows(zip, tx, header, { extent, onProgress });
      const contents = await addContents(zip, tx, store, header.contents, onProgress);
      await zip.end();
      return { rows: rowsIn(header), contents };
    } catch (error) {
      await zip.giveUp(error as Error);
      throw error;
    }
  });
}

/** The tables that the database has of those that are backed up. */
async function tablesOf(tx: Tx, extent: BackupExtent): Promise<BackedUpTable[]> {
  const tables: BackedUpTable[] = [];
  for (const table of extent.tables) {
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
    tables.push({ name, columns: columns.map((column) => column.name), rows: count?.rows ?? 0 });
  }
  return tables;
}

async function addRows(
  zip: OpenZip,
  tx: Tx,
  header: BackupHeader,
  { extent, onProgress }: Required<Pick<WriteOptions, 'extent' | 'onProgress'>>,
): Promise<void> {
  const inAll = rowsIn(header);
  let done = 0;
  const lines = async function* (table: BackedUpTable) {
    for await (const rows of rowsAsJson(tx, table, extent.replaced[table.name] ?? {})) {
      yield `${rows.join('\n')}\n`;
      done += rows.length;
      onProgress(done, inAll, 'rows');
    }
  };
  for (const table of header.tables) await zip.add(tableEntry(table.name), lines(table));
}

/** As many rows at a time as fit the memory meant for them, going by those before. */
async function* rowsAsJson(
  tx: Tx,
  { name, columns }: BackedUpTable,
  replaced: Readonly<Record<string, SQL>>,
): AsyncGenerator<string[]> {
  const cursor = sql.identifier(`backup_of_${name}`);
  const list = columns.map((column) => {
    const other = replaced[column];
    return other ? sql`${other} as ${sql.identifier(column)}` : sql.identifier(column);
  });
  await tx.execute(
    sql`declare ${cursor} no scroll cursor for
        select row_to_json(r)::text as json from (select ${sql.join(list, sql`, `)} from ${sql.identifier(name)}) r`,
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

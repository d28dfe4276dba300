import { getTableName } from 'drizzle-orm';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { withoutIndexes } from '../database/withoutIndexes';
import type { FileStore } from '../files/FileStore';
import { StartupError } from '../server/StartupError';
import { countTasksOnce } from '../tasks/countTasksOnce';
import type { BackedUpTable, BackupHeader, Contents, OnProgress } from './BackupFormat';
import { backedUpTables } from './backedUpTables';
import { type ContentPart, readBackup } from './readBackup';

interface FillOptions {
  onProgress: OnProgress;
  signal: AbortSignal;
  /** Runs after each part of the rows, some megabytes. */
  onPart?: () => Promise<void>;
}

export interface Restored {
  rows: number;
  contents: Contents;
  /** False where nobody has a password: of an export. */
  hasSecrets: boolean;
}

/**
 * Writes a backup into the empty tables of this version's shape, and contents of files into an empty store, with a few megabytes of
 * memory however large it is. Columns that came later take their defaults. Whoever calls it sees to it that nothing is left of it
 * where it throws.
 *
 * @returns how many of each
 * @throws StartupError where the file is damaged, or of a newer version of Linework
 */
export async function fillFromBackup(
  tx: Tx,
  store: FileStore,
  path: string,
  { onProgress, signal, onPart = async () => {} }: FillOptions,
): Promise<Restored> {
  const restored = { rows: 0, contents: { count: 0, bytes: 0, missing: 0 }, hasSecrets: true };
  const { contents } = restored;
  await withoutIndexes(tx, backedUpTables, () =>
    countTasksOnce(tx, async () => {
      for await (const part of readBackup(path, { onProgress, signal })) {
        if (part.kind === 'header') {
          await refuseNewer(tx, part.header);
          restored.hasSecrets = part.header.hasSecrets;
          contents.missing = part.header.contents.count;
        } else if (part.kind === 'content') {
          contents.bytes += await storeContent(store, part);
          contents.count += 1;
          contents.missing -= 1;
        } else {
          await insert(tx, part.table, part.rows);
          await onPart();
          restored.rows += part.count;
        }
      }
    }),
  );
  return restored;
}

/** @returns bytes */
async function storeContent(store: FileStore, { key, size, chunks }: ContentPart): Promise<number> {
  await store.append(key, 0, chunks, size);
  const there = await store.sizeOf(key);
  if (there !== size) throw new Error(`Of a content of ${size} bytes, ${there} were stored`);
  return size;
}

async function refuseNewer(tx: Tx, { migrations }: BackupHeader): Promise<void> {
  const known = await rowsOf<{ tag: string }>(tx, sql`select tag from schema_migrations`);
  const newer = migrations.filter((tag) => !known.some((applied) => applied.tag === tag));
  if (newer.length > 0)
    throw new StartupError(`The backup is of a newer version of Linework (${newer.join(', ')}).`);
}

async function insert(tx: Tx, { name, columns }: BackedUpTable, rows: string): Promise<void> {
  if (!backedUpTables.some((table) => getTableName(table) === name))
    throw new StartupError(`The backup has a table that this version of Linework does not know (${name}).`);
  const table = sql.identifier(name);
  const list = sql.join(columns.map(sql.identifier), sql`, `);
  const values = columns.map((column) => PUT_RIGHT[name]?.[column] ?? sql.identifier(column));
  await tx.execute(
    sql`insert into ${table} (${list}) select ${sql.join(values, sql`, `)} from json_populate_recordset(null::${table}, ${rows}::json)`,
  );
}

/** Columns whose stored values a migration changed, as it changed them: by table and column. A backup may be older than that. */
const PUT_RIGHT: Readonly<Record<string, Readonly<Record<string, SQL>>>> = {
  // 0029: people of a client have no work.
  people: {
    job_role: sql`case when access_role <> 'client' then job_role end`,
    department: sql`case when access_role <> 'client' then department end`,
    start_date: sql`case when access_role <> 'client' then start_date end`,
  },
};

import { getTableName } from 'drizzle-orm';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { withoutIndexes } from '../database/withoutIndexes';
import type { FileStore } from '../files/FileStore';
import { StartupError } from '../server/StartupError';
import { countTasksOnce } from '../tasks/countTasksOnce';
import {
  BACKUP_VERSION,
  type BackupContent,
  type BackupHeader,
  CONTENTS_SINCE,
  type Contents,
  type OnProgress,
  type TableSection,
} from './BackupFormat';
import { backedUpTables } from './backedUpTables';
import { readBackup } from './readBackup';

interface FillOptions {
  onProgress: OnProgress;
  signal: AbortSignal;
  /** Runs after each part of the rows, some megabytes. */
  onPart?: () => Promise<void>;
}

export interface Restored {
  rows: number;
  /** Null where backups of that version hold none. */
  contents: Contents | null;
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
  let rows = 0;
  let version: number = BACKUP_VERSION;
  const contents = { count: 0, bytes: 0, missing: 0 };
  await withoutIndexes(tx, backedUpTables, () =>
    countTasksOnce(tx, async () => {
      for await (const part of readBackup(path, { onProgress, signal })) {
        if (part.kind === 'content') {
          await storeContent(store, part, contents);
          continue;
        }
        if (rows === 0) await refuseNewer(tx, part.header);
        version = part.header.version;
        await insert(tx, part.section, part.rows);
        await onPart();
        rows += part.count;
      }
    }),
  );
  return { rows, contents: version < CONTENTS_SINCE ? null : contents };
}

async function storeContent(
  store: FileStore,
  { key, size, chunks }: BackupContent & { chunks: AsyncIterable<Uint8Array> },
  stored: Contents,
): Promise<void> {
  if (size === 0) {
    stored.missing += 1;
    return;
  }
  await store.append(key, 0, chunks, size);
  const there = await store.sizeOf(key);
  if (there !== size) throw new Error(`Of a content of ${size} bytes, ${there} were stored`);
  stored.count += 1;
  stored.bytes += size;
}

async function refuseNewer(tx: Tx, { migrations }: BackupHeader): Promise<void> {
  const known = await rowsOf<{ tag: string }>(tx, sql`select tag from schema_migrations`);
  const newer = migrations.filter((tag) => !known.some((applied) => applied.tag === tag));
  if (newer.length > 0)
    throw new StartupError(`The backup is of a newer version of Linework (${newer.join(', ')}).`);
}

async function insert(tx: Tx, { name, columns }: TableSection, rows: string): Promise<void> {
  if (!backedUpTables.some((table) => getTableName(table) === name))
    throw new StartupError(`The backup has a table that this version of Linework does not know (${name}).`);
  const table = sql.identifier(name);
  const list = sql.join(columns.map(sql.identifier), sql`, `);
  await tx.execute(
    sql`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${rows}::json)`,
  );
}

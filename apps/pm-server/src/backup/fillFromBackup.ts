import { getTableName } from 'drizzle-orm';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { withoutIndexes } from '../database/withoutIndexes';
import { StartupError } from '../server/StartupError';
import { countTasksOnce } from '../tasks/countTasksOnce';
import type { BackupHeader, BackupSection, OnProgress } from './BackupFormat';
import { backedUpTables } from './backedUpTables';
import { readBackup } from './readBackup';

interface FillOptions {
  onProgress: OnProgress;
  signal: AbortSignal;
  /** Runs after each part of the rows, some megabytes. */
  onPart?: () => Promise<void>;
}

/**
 * Writes a backup into the empty tables of this version's shape, with a few megabytes of memory however large it is. Columns that
 * came later take their defaults. Whoever calls it sees to it that nothing is left of it where it throws.
 *
 * @returns how many rows
 * @throws StartupError where the file is damaged, or of a newer version of Linework
 */
export async function fillFromBackup(
  tx: Tx,
  path: string,
  { onProgress, signal, onPart = async () => {} }: FillOptions,
): Promise<number> {
  let done = 0;
  await withoutIndexes(tx, backedUpTables, () =>
    countTasksOnce(tx, async () => {
      for await (const { header, section, rows, count } of readBackup(path)) {
        signal.throwIfAborted();
        if (done === 0) await refuseNewer(tx, header);
        await insert(tx, section, rows);
        await onPart();
        done += count;
        onProgress(done, rowsIn(header));
      }
    }),
  );
  return done;
}

/** How many rows a backup holds. */
export function rowsIn({ rows }: BackupHeader): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}

async function refuseNewer(tx: Tx, { migrations }: BackupHeader): Promise<void> {
  const known = await rowsOf<{ tag: string }>(tx, sql`select tag from schema_migrations`);
  const newer = migrations.filter((tag) => !known.some((applied) => applied.tag === tag));
  if (newer.length > 0)
    throw new StartupError(`The backup is of a newer version of Linework (${newer.join(', ')}).`);
}

async function insert(tx: Tx, { name, columns }: BackupSection, rows: string): Promise<void> {
  if (!backedUpTables.some((table) => getTableName(table) === name))
    throw new StartupError(`The backup has a table that this version of Linework does not know (${name}).`);
  const table = sql.identifier(name);
  const list = sql.join(columns.map(sql.identifier), sql`, `);
  await tx.execute(
    sql`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${rows}::json)`,
  );
}

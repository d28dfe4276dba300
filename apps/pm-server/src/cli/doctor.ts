import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatSize } from '@linework/domain';
import type { Database } from '../database/Database';
import { heldMessage, lockDirectory, lockHolder } from '../database/engines/directoryLock';
import { openEmbedded } from '../database/engines/openEmbedded';
import { openPostgres, PATIENT } from '../database/engines/openPostgres';
import { migrationState } from '../database/migrate';
import { readEveryRow } from '../database/readEveryRow';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { inconsistencies } from '../entities/consistency';
import { filesDirectory, openDiskStore } from '../files/openDiskStore';
import { sumOfContents } from '../files/sumOfContents';
import { fileInconsistencies } from '../files/sweepFiles';
import type { Config } from '../server/readConfig';
import { StartupError } from '../server/StartupError';

/** Looks and changes nothing. Exit code 1, with words, where something is wrong. */
export async function doctor(config: Config): Promise<number> {
  const problems = config.databaseUrl
    ? await examinePostgres(config.databaseUrl, config.dataDir)
    : await examineDirectory(config.dataDir);
  for (const problem of problems) process.stderr.write(`Problem: ${problem}\n`);
  if (problems.length === 0) say('All is well.');
  return problems.length === 0 ? 0 : 1;
}

async function examineDirectory(dataDir: string): Promise<string[]> {
  say(`Data directory: ${dataDir}`);
  if (!existsSync(join(dataDir, 'database')))
    return [`There is no database in ${dataDir}. 'linework start' makes one.`];
  const holder = lockHolder(dataDir);
  if (holder) return [heldMessage(dataDir, holder)];
  say('Lock: free');
  const snapshots = join(dataDir, 'snapshots');
  if (existsSync(snapshots))
    say(
      `Snapshots from before migrations: ${readdirSync(snapshots)
        .map((name) => join(snapshots, name))
        .join(', ')}`,
    );
  const lock = lockDirectory(dataDir);
  try {
    return await examine(await openEmbedded(dataDir), dataDir);
  } catch (error) {
    if (error instanceof StartupError) return [error.message];
    throw error;
  } finally {
    lock.release();
  }
}

async function examinePostgres(url: string, dataDir: string): Promise<string[]> {
  return examine(await openPostgres(url, () => {}, PATIENT), dataDir);
}

async function examine(
  database: Awaited<ReturnType<typeof openPostgres>>,
  dataDir: string,
): Promise<string[]> {
  try {
    say(`Database: ${database.place}`);
    const { applied, pending, unknown } = await migrationState(database);
    say(`Migrations: ${applied.length} applied, ${pending.length} to come with the next start`);
    if (unknown.length > 0) return [`A newer version of Linework has been here: ${unknown.join(', ')}`];
    if (pending.length > 0) return [];
    await readEveryRow(database);
    await sayHowSearchGoes(database);
    const root = filesDirectory({ dataDir });
    const { count, bytes } = await sumOfContents(database.orm);
    say(`Files: ${count}, ${formatSize(bytes)}, in ${root}`);
    const store = openDiskStore(root);
    return [...(await inconsistencies(database.orm)), ...(await fileInconsistencies(database.orm, store))];
  } catch (error) {
    return [
      `The database cannot be read: ${reason(error)}. Restore the newest backup into an empty DATA_DIR or database ('linework restore FILE').`,
    ];
  } finally {
    await database.close();
  }
}

/** The database's own words where there are some. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Not a problem: the rows are the same, and few thousand are read soon. */
async function sayHowSearchGoes({ kind, orm }: Database): Promise<void> {
  if (kind === 'embedded') return;
  const [index] = await rowsOf<{ present: boolean }>(
    orm,
    sql`select to_regclass('tasks_by_search') is not null as present`,
  );
  if (index?.present) return;
  say(
    "Search: reads every task, for this database's user may not create the extension pg_trgm. To make it quick, run as a superuser: " +
      'create extension pg_trgm; create index tasks_by_search on tasks using gin ((array[project_id]), search_text gin_trgm_ops) where deleted_at is null;',
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { OnProgress } from '../backup/BackupFormat';
import { fillFromBackup, rowsIn } from '../backup/fillFromBackup';
import { readBackup } from '../backup/readBackup';
import type { Database, Tx } from '../database/Database';
import { lockDirectory } from '../database/engines/directoryLock';
import { keepLogShort } from '../database/engines/keepLogShort';
import { openEmbedded, replaceEmbedded } from '../database/engines/openEmbedded';
import { PATIENT } from '../database/engines/openPostgres';
import { migrate, migrationState } from '../database/migrate';
import { openDatabase } from '../database/openDatabase';
import { sql } from '../database/sql';
import type { Config } from '../server/readConfig';
import { StartupError } from '../server/StartupError';
import { isSetUp } from '../setup/setup.service';
import { progressOf } from './progressOf';
import { untilInterrupted } from './untilInterrupted';

interface RestoreFlags {
  quiet?: boolean | undefined;
}

/** Fills an empty database from a backup, all or nothing. Never writes over a workspace. */
export async function restore(config: Config, file: string, { quiet }: RestoreFlags): Promise<number> {
  const path = resolve(file);
  return untilInterrupted('Stopped: nothing was restored.', async (signal) => {
    const checking = progressOf('Checking', quiet);
    await check(path, checking.show, signal);
    checking.clear();
    const restoring = progressOf('Restoring', quiet);
    const options = { onProgress: restoring.show, signal };
    const rows = config.databaseUrl
      ? await restoreInto(await openDatabase(config, { limits: PATIENT }), path, options)
      : await restoreEmbedded(config.dataDir, path, options);
    restoring.clear();
    process.stdout.write(`Restored ${rows} rows from ${path}\n`);
  });
}

interface RestoreOptions {
  onProgress: OnProgress;
  signal: AbortSignal;
}

/** Reads all of it before anything is changed: a restore of a damaged file should not fail after ten minutes. */
async function check(path: string, onProgress: OnProgress, signal: AbortSignal): Promise<void> {
  let done = 0;
  for await (const { header, count } of readBackup(path)) {
    signal.throwIfAborted();
    done += count;
    onProgress(done, rowsIn(header));
  }
}

async function restoreInto(database: Database, path: string, options: RestoreOptions): Promise<number> {
  try {
    const rows = await database.transaction(async (tx) => {
      // Nobody sets the workspace up meanwhile.
      await tx.execute(sql`lock table workspaces in share row exclusive mode`);
      await refuseWorkspace(tx, database.place);
      return fillFromBackup(tx, path, options);
    });
    await database.script('vacuum (analyze)');
    return rows;
  } finally {
    await database.close();
  }
}

/**
 * Into a directory aside, without asking the disk for each write, which then takes the place of the empty database: several times
 * quicker, and a restore that is killed leaves nothing of itself in use.
 */
async function restoreEmbedded(dataDir: string, path: string, options: RestoreOptions): Promise<number> {
  const lock = lockDirectory(dataDir);
  try {
    if (existsSync(join(dataDir, 'database'))) await refuseFilled(dataDir);
    return await replaceEmbedded(dataDir, async (database) => {
      await migrate(database);
      const rows = await fillFromBackup(database.orm, path, {
        ...options,
        onPart: () => keepLogShort(database.orm),
      });
      await database.script('vacuum (analyze)');
      return rows;
    });
  } finally {
    lock.release();
  }
}

async function refuseFilled(dataDir: string): Promise<void> {
  const database = await openEmbedded(dataDir);
  try {
    const { applied } = await migrationState(database);
    if (applied.length > 0) await refuseWorkspace(database.orm, database.place);
  } finally {
    await database.close();
  }
}

async function refuseWorkspace(tx: Tx, place: string): Promise<void> {
  if (await isSetUp(tx))
    throw new StartupError(
      `There is a workspace in ${place} already. Restore into an empty DATA_DIR or database.`,
    );
}

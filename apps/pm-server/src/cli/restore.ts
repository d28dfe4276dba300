import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { OnProgress } from '../backup/BackupFormat';
import { fillFromBackup, type Restored } from '../backup/fillFromBackup';
import { readBackup } from '../backup/readBackup';
import type { Tx } from '../database/Database';
import { lockDirectory } from '../database/engines/directoryLock';
import { keepLogShort } from '../database/engines/keepLogShort';
import { openEmbedded, replaceEmbedded } from '../database/engines/openEmbedded';
import { PATIENT } from '../database/engines/openPostgres';
import { migrate, migrationState } from '../database/migrate';
import { openDatabase } from '../database/openDatabase';
import { sql } from '../database/sql';
import { filesDirectory, openDiskStore } from '../files/openDiskStore';
import { withContentsAside } from '../files/withContentsAside';
import type { Config } from '../server/readConfig';
import { StartupError } from '../server/StartupError';
import { isSetUp } from '../setup/setup.service';
import { filesInWords } from './filesInWords';
import { progressOf } from './progressOf';
import { untilInterrupted } from './untilInterrupted';

interface RestoreFlags {
  quiet?: boolean | undefined;
}

/** Fills an empty database and an empty folder of contents from a backup, all or nothing. Never writes over a workspace. */
export async function restore(config: Config, file: string, { quiet }: RestoreFlags): Promise<number> {
  const path = resolve(file);
  return untilInterrupted('Stopped: nothing was restored.', async (signal) => {
    const checking = progressOf('Checking', quiet);
    await check(path, checking.show, signal);
    checking.clear();
    const restoring = progressOf('Restoring', quiet);
    const { rows, contents, hasSecrets } = await restoreInto(config, path, {
      onProgress: restoring.show,
      signal,
    });
    restoring.clear();
    process.stdout.write(`Restored ${rows} rows and ${filesInWords(contents)} from ${path}\n`);
    if (contents.missing > 0)
      warn(
        `${contents.missing} files have no content: it was not there when the backup was made. 'linework doctor' says what to do.`,
      );
    if (!hasSecrets)
      process.stdout.write(
        "An export has no passwords. Make yourself a link to a new one with 'linework password-link --email ADDRESS'; the others take 'Forgot password?'.\n",
      );
  });
}

function warn(words: string): void {
  process.stderr.write(`Warning: ${words}\n`);
}

interface RestoreOptions {
  onProgress: OnProgress;
  signal: AbortSignal;
}

/** Reads all of it before anything is changed: a restore of a damaged file should not fail after ten minutes. */
async function check(path: string, onProgress: OnProgress, signal: AbortSignal): Promise<void> {
  for await (const _ of readBackup(path, { onProgress, signal }));
}

async function restoreInto(config: Config, path: string, options: RestoreOptions): Promise<Restored> {
  // With PostgreSQL too: two restores would write over each other's contents.
  const lock = lockDirectory(config.dataDir);
  try {
    return config.databaseUrl
      ? await restorePostgres(config, path, options)
      : await restoreEmbedded(config.dataDir, path, options);
  } finally {
    lock.release();
  }
}

async function restorePostgres(config: Config, path: string, options: RestoreOptions): Promise<Restored> {
  const database = await openDatabase(config, { limits: PATIENT });
  try {
    const root = filesDirectory(config);
    const restored = await withContentsAside(root, ({ store, place }) =>
      database.transaction(async (tx) => {
        // Nobody sets the workspace up meanwhile.
        await tx.execute(sql`lock table workspaces in share row exclusive mode`);
        await refuseWorkspace(tx, database.place);
        await refuseContents(root);
        const filled = await fillFromBackup(tx, store, path, options);
        // Before the rows can be seen. Until then a server that runs on this database waits for the table of files before it
        // takes contents away that no row names.
        await place();
        return filled;
      }),
    );
    await database.script('vacuum (analyze)');
    return restored;
  } finally {
    await database.close();
  }
}

/**
 * Into a directory aside, without asking the disk for each write, which then takes the place of the empty database: several times
 * quicker, and a restore that is killed leaves nothing of itself in use.
 */
async function restoreEmbedded(dataDir: string, path: string, options: RestoreOptions): Promise<Restored> {
  if (existsSync(join(dataDir, 'database'))) await refuseFilled(dataDir);
  const root = filesDirectory({ dataDir });
  await refuseContents(root);
  return withContentsAside(root, ({ store, place }) =>
    replaceEmbedded(
      dataDir,
      async (database) => {
        await migrate(database);
        const filled = await fillFromBackup(database.orm, store, path, {
          ...options,
          onPart: () => keepLogShort(database.orm),
        });
        await database.script('vacuum (analyze)');
        return filled;
      },
      place,
    ),
  );
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

async function refuseContents(root: string): Promise<void> {
  for await (const _ of openDiskStore(root).keys())
    throw new StartupError(
      `There are contents of files in ${root} already. Move that folder away, or restore into an empty DATA_DIR.`,
    );
}

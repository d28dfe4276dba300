import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { withDatabaseToBackUp } from '../backup/withDatabaseToBackUp';
import { writeBackup } from '../backup/writeBackup';
import { filesDirectory, openDiskStore } from '../files/openDiskStore';
import { syncFolder } from '../files/syncFolder';
import type { Config } from '../server/readConfig';
import { StartupError } from '../server/StartupError';
import { filesInWords } from './filesInWords';
import { progressOf } from './progressOf';
import { untilInterrupted } from './untilInterrupted';

interface BackupFlags {
  /** Writes over a file that is there. */
  force?: boolean | undefined;
  quiet?: boolean | undefined;
}

/**
 * Writes everything of the database and the contents of its files to one file, from the embedded database or PostgreSQL alike,
 * while people work.
 */
export async function backup(config: Config, file: string, { force, quiet }: BackupFlags): Promise<number> {
  const path = resolve(file);
  if (existsSync(path) && !force)
    throw new StartupError(`${path} is there already. Choose another name, or write over it with --force.`);
  return untilInterrupted(`Stopped: ${path} was not written.`, async (signal) => {
    const progress = progressOf('Backing up', quiet);
    const root = filesDirectory(config);
    const { rows, contents } = await withDatabaseToBackUp(
      config,
      { copy: `${path}.copy`, signal },
      (database) =>
        writeDurably(path, (part) =>
          writeBackup(database, openDiskStore(root), part, {
            now: new Date(),
            onProgress: progress.show,
            signal,
          }),
        ),
    );
    progress.clear();
    process.stdout.write(`Backed up ${rows} rows and ${filesInWords(contents)} to ${path}\n`);
    if (contents.missing > 0)
      process.stderr.write(
        `Warning: the backup lacks the contents of ${contents.missing} files, '${contents.example}' among them: they are missing or not whole in ${root}, or were deleted for good meanwhile. 'linework doctor' says which it is.\n`,
      );
  });
}

/** Written aside and renamed, so that a backup is whole or not there. Readable by its owner only. */
async function writeDurably<T>(path: string, write: (part: Writable) => Promise<T>): Promise<T> {
  const part = `${path}.part`;
  try {
    // Another program's file of that name may have other rights.
    await rm(part, { force: true });
    const written = await write(createWriteStream(part, { mode: 0o600, flush: true }));
    await rename(part, path);
    await syncFolder(dirname(path));
    return written;
  } catch (error) {
    await rm(part, { force: true });
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall) throw new StartupError(`The backup could not be written to ${path} (${code}).`);
    throw error;
  }
}

import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/Database';
import { heldMessage, lockDirectory, lockHolder } from '../database/engines/directoryLock';
import { openEmbedded } from '../database/engines/openEmbedded';
import { openPostgres, PATIENT } from '../database/engines/openPostgres';
import { isFullDisk } from '../database/engines/room';
import type { Config } from '../server/readConfig';
import { StartupError } from '../server/StartupError';
import { copyRunning } from './copyRunning';

interface Options {
  /** Where a database that a server has open is copied to for as long as that takes. Whatever is there goes. */
  copy: string;
  signal: AbortSignal;
}

/**
 * Opens the database of the configuration for reading, in whatever shape it is: PostgreSQL, the embedded database, or, while a
 * server has that open, a copy of it.
 *
 * @throws StartupError where there is none, or it cannot be had
 */
export async function withDatabaseToBackUp<T>(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { copy, signal }: Options,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return closing(await openPostgres(databaseUrl, () => {}, PATIENT), work);
  if (!existsSync(join(dataDir, 'database')))
    throw new StartupError(`There is no database in ${dataDir}. Check DATA_DIR.`);
  const holder = lockHolder(dataDir);
  if (!holder) {
    const lock = lockDirectory(dataDir);
    try {
      return await closing(await openEmbedded(dataDir), work);
    } finally {
      lock.release();
    }
  }
  if (!holder.copyDesk) throw new StartupError(heldMessage(dataDir, holder));
  try {
    await copyRunning(dataDir, holder.copyDesk, copy, signal).catch((error: NodeJS.ErrnoException) => {
      throw isFullDisk(error.code) ? new StartupError(noRoom(copy)) : error;
    });
    return await closing(await openEmbedded(copy, { isThrowaway: true }), work);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

function noRoom(copy: string): string {
  return `There is no room for ${copy}: while a server runs, its database is copied there first. Back up to another disk, make room, or stop the server before.`;
}

async function closing<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../server/StartupError';
import type { Database } from './Database';
import { lockDirectory } from './directoryLock';
import { foldTallies } from './foldTallies';
import { keepLogShort } from './keepLogShort';
import { type MigrateOptions, migrate } from './migrate';
import { openEmbedded } from './openEmbedded';
import { openPostgres } from './openPostgres';
import { vacuumTables } from './vacuumTables';

interface Where {
  dataDir: string;
  /** A PostgreSQL address; without one the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined;
  /** The folder of migrations, where it is not this version's own. */
  migrations?: string;
}

interface Notices {
  /** Something a reader of the log should know: a snapshot was made, migrations were applied. */
  onNotice?: (message: string) => void;
  /** A connection was lost after the start. */
  onError?: (error: Error) => void;
}

/** A database ready to serve: locked (where embedded) and migrated. `close` gives the lock back. */
export interface OpenDatabase extends Database {
  /** Tells the lock's readers which port this server answers on. */
  announce(port: number): void;
}

/** @throws StartupError with one clear line: locked, unreadable, unreachable, too old, too new. */
export async function openDatabase(
  { dataDir, databaseUrl, migrations }: Where,
  { onNotice = () => {}, onError = () => {} }: Notices = {},
): Promise<OpenDatabase> {
  if (databaseUrl) {
    if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
      throw new StartupError('DATABASE_URL must start with postgres:// or postgresql://');
    }
    const database = await openPostgres(databaseUrl, onError);
    await prepared(database, { folder: migrations }, onNotice);
    const stopFolding = foldNowAndThen(database, onError);
    return {
      ...database,
      announce: () => {},
      close: async () => {
        stopFolding();
        await database.close();
      },
    };
  }
  const lock = lockDirectory(dataDir);
  try {
    const database = await openEmbedded(dataDir);
    await prepared(
      database,
      { folder: migrations, beforeChange: () => snapshot(dataDir, onNotice) },
      onNotice,
    );
    const stopFolding = foldNowAndThen(database, onError);
    const stopTending = tend(database, onError);
    return {
      ...database,
      announce: lock.announce,
      close: async () => {
        stopFolding();
        stopTending();
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function prepared(database: Database, options: MigrateOptions, onNotice: (message: string) => void) {
  try {
    const applied = await migrate(database, options);
    if (applied.length > 0) onNotice(`Migrations applied: ${applied.join(', ')}`);
  } catch (error) {
    await database.close();
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The database at ${database.place} could not be brought to this version: ${String(error)}`,
    );
  }
}

const MINUTE_MS = 60_000;

function foldNowAndThen(database: Database, onError: (error: Error) => void): () => void {
  return repeat(() => foldTallies(database).catch(onError), MINUTE_MS);
}

/** Does what PostgreSQL's background processes do for its server and nobody does for PGlite. */
function tend(database: Database, onError: (error: Error) => void): () => void {
  const closing = new AbortController();
  const stops = [
    repeat(() => keepLogShort(database.orm).catch(onError), MINUTE_MS),
    repeat(() => vacuumTables(database, closing.signal).catch(onError), MINUTE_MS, 30 * MINUTE_MS),
  ];
  return () => {
    closing.abort();
    for (const stop of stops) stop();
  };
}

/** Does the work after a first pause, and again after each next one. */
function repeat(work: () => Promise<void>, first: number, next = first): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const wait = (pause: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      work().finally(() => wait(next));
    }, pause);
    timer.unref();
  };
  wait(first);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/**
 * A copy of the database's directory as a crash would have left it, which is what PostgreSQL recovers from. Nothing writes
 * meanwhile: the lock is ours and the server does not answer yet.
 */
async function snapshot(dataDir: string, onNotice: (message: string) => void): Promise<void> {
  const snapshots = join(dataDir, 'snapshots');
  const target = join(snapshots, new Date().toISOString().replace(/[:.]/g, '-'));
  const unfinished = join(snapshots, 'unfinished');
  await rm(unfinished, { recursive: true, force: true });
  // Renamed once it is whole: a kill in between leaves nothing that looks like a snapshot.
  await cp(join(dataDir, 'database'), join(unfinished, 'database'), { recursive: true });
  await rename(unfinished, target);
  onNotice(`Before the migration the data directory was copied to ${target}`);
}

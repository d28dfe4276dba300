import { cp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { repeat } from '../server/repeat';
import { StartupError } from '../server/StartupError';
import type { Database } from './Database';
import { type DirectoryCopies, directoryCopies } from './engines/directoryCopies';
import { type Announced, lockDirectory } from './engines/directoryLock';
import { keepLogShort } from './engines/keepLogShort';
import { openEmbedded, syncToDisk } from './engines/openEmbedded';
import { type Limits, openPostgres } from './engines/openPostgres';
import { lackOfRoom } from './engines/room';
import { vacuumTables } from './engines/vacuumTables';
import { foldTallies } from './foldTallies';
import { type MigrateOptions, migrate } from './migrate';

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

interface OpenOptions extends Notices {
  /** Of PostgreSQL's connections: those of a server where nothing is said. */
  limits?: Limits;
}

/** A database ready to serve: locked (where embedded) and migrated. `close` gives the lock back. */
export interface OpenDatabase extends Database {
  /** Tells the lock's readers where this server answers. */
  announce(where: Announced): void;
  /** Null on PostgreSQL, which has means of its own. */
  readonly copies: DirectoryCopies | null;
}

/** @throws StartupError with one clear line: locked, unreadable, unreachable, too old, too new. */
export async function openDatabase(
  { dataDir, databaseUrl, migrations }: Where,
  { onNotice = () => {}, onError = () => {}, limits }: OpenOptions = {},
): Promise<OpenDatabase> {
  if (databaseUrl) {
    if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
      throw new StartupError('DATABASE_URL must start with postgres:// or postgresql://');
    }
    const database = await openPostgres(databaseUrl, onError, limits);
    await prepared(
      database,
      { folder: migrations, beforeChange: async () => onNotice(NO_SNAPSHOT) },
      onNotice,
    );
    const stopTidying = repeat(() => foldTallies(database).catch(onError), MINUTE_MS);
    return {
      ...database,
      announce: () => {},
      copies: null,
      close: async () => {
        stopTidying();
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
    const stopTidying = repeat(() => foldTallies(database).catch(onError), MINUTE_MS);
    const copies = directoryCopies(database.orm);
    const stopTending = tend(database, copies, onError);
    return {
      ...database,
      announce: lock.announce,
      copies,
      close: async () => {
        stopTidying();
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
    const full = database.kind === 'embedded' ? lackOfRoom(database.place) : null;
    if (full) throw new StartupError(full);
    throw new StartupError(
      `The database at ${database.place} could not be brought to this version: ${String(error)}`,
    );
  }
}

const MINUTE_MS = 60_000;

/** Does what PostgreSQL's background processes do for its server and nobody does for PGlite. */
function tend(database: Database, copies: DirectoryCopies, onError: (error: Error) => void): () => void {
  const closing = new AbortController();
  const stops = [
    repeat(() => keepLogShort(database.orm, copies.isUnderWay).catch(onError), MINUTE_MS),
    repeat(() => vacuumTables(database, closing.signal).catch(onError), MINUTE_MS, 30 * MINUTE_MS),
  ];
  return () => {
    closing.abort();
    for (const stop of stops) stop();
  };
}

/** Copying a PostgreSQL is for those who run it, who have its tools and its room; the migration itself is one transaction. */
const NO_SNAPSHOT =
  "Before the migration no copy of the PostgreSQL database was made: it changes all or nothing. The way back to the version before is a backup from before it ('linework backup FILE', pg_dump or your own).";

/** Copies from before migrations that stay, the newest. */
const SNAPSHOTS = 3;

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
  syncToDisk(unfinished);
  await rename(unfinished, target);
  const earlier = (await readdir(snapshots)).filter((name) => /^\d{4}-\d{2}-\d{2}T/.test(name)).sort();
  for (const name of earlier.slice(0, -SNAPSHOTS))
    await rm(join(snapshots, name), { recursive: true, force: true });
  onNotice(`Before the migration the data directory was copied to ${target}`);
}

import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { packageRoot } from '../../server/packageRoot';
import { StartupError } from '../../server/StartupError';
import type { Database, Tx } from '../Database';
import { drizzleSql } from '../drizzleSql';
import type { SQL } from '../sql';
import { compileEngine } from './compileEngine';
import { DurableFS } from './DurableFS';
import { lockInside } from './lockInside';
import { makePrivate } from './makePrivate';
import { missingParts } from './missingParts';
import { prepareStatements } from './prepareStatements';
import { type LivingEngine, type RevivedEngine, reviveEngine } from './reviveEngine';
import { ensureRoom, lackOfRoom } from './room';
import { watchEngine } from './watchEngine';

/** An embedded database and the file system under it, for the test that counts fsyncs. */
export interface EmbeddedDatabase extends Database {
  readonly kind: 'embedded';
  readonly files: () => DurableFS;
  readonly engine: PGlite;
}

/**
 * Opens the embedded database in `<dataDir>/database`, making it first where there is none. The caller holds the directory's
 * lock: PGlite has none of its own, and two processes on one directory lose writes in silence.
 */
export async function openEmbedded(
  dataDir: string,
  { template = templateFile, isThrowaway = false }: OpenOptions = {},
): Promise<EmbeddedDatabase> {
  const directory = join(dataDir, 'database');
  if (isThrowaway) return openThrowaway(directory, template);
  if (!existsSync(directory)) await create(directory, template);
  return open(directory);
}

/** By one engine, also where it is new: each takes its hundred megabytes. */
async function openThrowaway(directory: string, template: string): Promise<EmbeddedDatabase> {
  const packed = existsSync(directory) ? undefined : await packedTemplate(template);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const haveRoom = () => ensureRoom(directory);
  return databaseOn(
    directory,
    await reviveEngine(() => start(directory, { packed, startParams: hastyParams }), haveRoom),
    haveRoom,
  );
}

interface OpenOptions {
  /** What a new database is unpacked from; where there is no such file, it is initialised. */
  template?: string;
  /** Nobody relies on it yet, or ever: a crash may leave nothing of use. Syncs nothing, and logs as little as it can. */
  isThrowaway?: boolean;
}

/**
 * Puts a new database in the place of the one in `<dataDir>/database`, once the work has filled it: whatever ends the work before
 * leaves that one as it is. The caller holds the directory's lock.
 *
 * @param place puts what belongs to the database in its place, right before
 */
export async function replaceEmbedded<T>(
  dataDir: string,
  fill: (database: EmbeddedDatabase) => Promise<T>,
  place: () => Promise<void>,
): Promise<T> {
  const aside = join(dataDir, 'unfinished');
  rmSync(aside, { recursive: true, force: true });
  try {
    const database = await openEmbedded(aside, { isThrowaway: true });
    const result = await fill(database).finally(() => database.close());
    syncToDisk(aside);
    await place();
    rmSync(join(dataDir, 'database'), { recursive: true, force: true });
    renameSync(join(aside, 'database'), join(dataDir, 'database'));
    return result;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Made by the build: an empty, migrated database, which is quicker to unpack than a new one is to initialise. */
export const templateFile = join(packageRoot, 'dist', 'template.tar.gz');

async function open(directory: string): Promise<EmbeddedDatabase> {
  const missing = missingParts(directory);
  if (missing.length > 0)
    throw new StartupError(
      `The database in ${directory} is damaged: ${missing.join(', ')} missing or empty. Restore a backup into an empty DATA_DIR ('linework restore FILE').`,
    );
  const lock = lockInside(directory);
  makePrivate(directory);
  const haveRoom = () => ensureRoom(directory);
  const revived = await reviveEngine(() => start(directory, { startParams: durableParams }), haveRoom).catch(
    (error: unknown) => {
      lock.release();
      throw new StartupError(
        lackOfRoom(directory) ??
          `The database in ${directory} could not be opened (${reason(error)}). Run 'linework doctor', or restore a backup into an empty DATA_DIR.`,
      );
    },
  );
  const database = databaseOn(directory, revived, haveRoom);
  return { ...database, close: () => database.close().finally(lock.release) };
}

function databaseOn(
  directory: string,
  { engine, files, listen, close }: RevivedEngine,
  haveRoom: () => void,
): EmbeddedDatabase {
  const database = drizzle(engine);
  return {
    kind: 'embedded',
    place: directory,
    orm: txOf(database),
    files,
    engine,
    transaction: async (work) => {
      haveRoom();
      return database.transaction((tx) => work(txOf(tx)));
    },
    readAsOfNow: (work) =>
      database.transaction((tx) => work(txOf(tx)), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      }),
    ping: async () => {
      await engine.query('select 1');
    },
    script: async (statements) => {
      haveRoom();
      await engine.exec(statements);
    },
    listen,
    close,
  };
}

function txOf(drizzled: Omit<PgliteDatabase, '$client'>): Tx {
  const send = drizzled.execute.bind(drizzled);
  const execute = <Row>(statement: SQL) => send<Row & Record<string, unknown>>(drizzleSql(statement));
  return Object.assign(drizzled, { execute });
}

/**
 * Made aside and renamed into place, so that a kill in between leaves no half database behind. Synced once at the end: a
 * thousand files one by one take ten seconds.
 */
async function create(directory: string, template: string): Promise<void> {
  const unfinished = `${directory}.new`;
  try {
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    const packed = await packedTemplate(template);
    const { engine } = await start(unfinished, { packed, startParams: hastyParams });
    await engine.close();
    syncToDisk(unfinished);
    renameSync(unfinished, directory);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new StartupError(`A new database could not be made in ${directory} (${reason(error)}).`);
  }
}

async function packedTemplate(template: string): Promise<Blob | undefined> {
  return existsSync(template) ? new Blob([new Uint8Array(await readFile(template))]) : undefined;
}

interface StartOptions {
  packed?: Blob | undefined;
  startParams: string[];
}

async function start(directory: string, { packed, startParams }: StartOptions): Promise<LivingEngine> {
  const files = new DurableFS(directory, { allOnDisk: wasKilled(directory) && syncFileSystem(directory) });
  const engine = await PGlite.create({
    fs: files,
    loadDataDir: packed,
    pgliteWasmModule: await compileEngine(),
    startParams,
    // As text: a Date at midnight UTC is the wrong day west of Greenwich.
    parsers: { [types.DATE]: (text: string) => text },
  });
  prepareStatements(engine);
  files.startIsOver();
  return { engine, files, ...watchEngine(engine) };
}

const memory = ['-c', 'shared_buffers=8MB'];

const hastyParams = [
  ...PGlite.defaultStartParams,
  ...['full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'].flatMap((setting) => ['-c', setting]),
  ...memory,
];

const durableParams = [
  // PGlite's own start parameters hold -F, which turns fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  // The default, fdatasync, is a call that PGlite answers with 'done' without doing it; fsync reaches DurableFS.
  '-c',
  'wal_sync_method=fsync',
  // Two files of the log are kept for the next writes, not five.
  '-c',
  'min_wal_size=32MB',
  ...memory,
];

/** PostgreSQL removes this file when it ends well. A wrong guess costs time only. */
function wasKilled(directory: string): boolean {
  return existsSync(join(directory, 'postmaster.pid'));
}

/** Everything that the file system of the directory holds in memory; false where the machine has no such command. */
function syncFileSystem(directory: string): boolean {
  return process.platform === 'linux' && spawnSync('sync', ['-f', directory]).status === 0;
}

/** Has all files below the directory on disk: the whole file system at once where that can be, else file by file. */
export function syncToDisk(directory: string): void {
  if (syncFileSystem(directory)) return;
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = openSync(join(entry.parentPath, entry.name), 'r+');
    fsyncSync(file);
    closeSync(file);
  }
}

function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code ?? (error instanceof Error ? (error.message.split('\n')[0] ?? error.message) : String(error));
}

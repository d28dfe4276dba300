import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import type { CopyDeskAddress } from '../../server/copyDesk';
import { StartupError } from '../../server/StartupError';
import { isFullDisk } from './room';

/** Who holds a data directory; written into the lock file for whoever is refused. */
export interface LockHolder {
  pid: number;
  host: string;
  port: number | null;
  started: string;
  /** Where it lets its directory be copied; for those who may read this file. */
  copyDesk: CopyDeskAddress | null;
}

/** What is known of a server once it listens. */
export type Announced = Pick<LockHolder, 'port' | 'copyDesk'>;

export interface DirectoryLock {
  /** For the message that a second server prints, and for backups. */
  announce(where: Announced): void;
  release(): void;
}

const LOCK_FILE = 'linework.lock';

/**
 * Takes the data directory for this process alone. The lock is the operating system's, so it ends with the process however
 * that ends; the file that carries it only tells who holds it.
 *
 * @throws StartupError where the directory cannot be written to, or another process holds it (naming that one).
 */
export function lockDirectory(directory: string): DirectoryLock {
  const file = openLockFile(directory);
  if (!tryLock(file)) {
    closeSync(file);
    throw new StartupError(heldMessage(directory, readHolder(directory)));
  }
  const holder: LockHolder = {
    pid: process.pid,
    host: hostname(),
    port: null,
    copyDesk: null,
    started: new Date().toISOString(),
  };
  describe(file, holder);
  return {
    announce: (where) => describe(file, { ...holder, ...where }),
    release: () => closeSync(file),
  };
}

/** Who holds the directory now, or null where nobody does. */
export function lockHolder(directory: string): LockHolder | null {
  const file = openLockFile(directory);
  const free = tryLock(file);
  closeSync(file);
  return free
    ? null
    : (readHolder(directory) ?? { pid: 0, host: 'unknown', port: null, copyDesk: null, started: 'unknown' });
}

export function heldMessage(directory: string, holder: LockHolder | null): string {
  const who = holder
    ? `process ${holder.pid} on ${holder.host}${holder.port ? `, serving port ${holder.port}` : ''}, since ${holder.started}`
    : 'another process';
  return `The data directory ${directory} is in use by another Linework server (${who}). Stop that one first, or choose another DATA_DIR.`;
}

function openLockFile(directory: string): number {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    return openSync(join(directory, LOCK_FILE), 'a+', 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `The data directory ${directory} cannot be used (${code ?? String(error)}). Check that it is a folder that this user may write to, or choose another DATA_DIR.`,
    );
  }
}

/** On a full disk the lock is held all the same, without saying by whom. */
function describe(file: number, holder: LockHolder): void {
  try {
    ftruncateSync(file, 0);
    writeSync(file, `${JSON.stringify(holder)}\n`);
  } catch (error) {
    if (!isFullDisk((error as NodeJS.ErrnoException).code)) throw error;
  }
}

function readHolder(directory: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(join(directory, LOCK_FILE), 'utf8')) as LockHolder;
  } catch {
    return null;
  }
}

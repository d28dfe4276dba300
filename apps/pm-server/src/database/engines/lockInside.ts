import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { StartupError } from '../../server/StartupError';

/**
 * Locks a database's directory by a file of its own: the lock file beside it can be deleted, and a second server would make
 * another. Without this one nobody opens the directory (see missingParts).
 *
 * @throws StartupError where another process holds it
 */
export function lockInside(directory: string): { release(): void } {
  // There a lock would keep PostgreSQL from reading the file, and nobody can delete a lock file that is open.
  if (process.platform === 'win32') return { release: () => {} };
  const file = openSync(join(directory, 'PG_VERSION'), 'r+');
  if (!tryLock(file)) {
    closeSync(file);
    throw new StartupError(
      `The database in ${directory} is open in another Linework server, whose lock file was deleted. Stop that server first.`,
    );
  }
  return { release: () => closeSync(file) };
}

import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OTHERS } from './DurableFS';

/**
 * Takes a database's files from everybody but their owner. New files are private already; these were made
 * by a version before, or by another program. One file, the last to be changed, tells whether that was done.
 */
export function makePrivate(directory: string): void {
  const mark = join(directory, 'PG_VERSION');
  if ((statSync(mark).mode & OTHERS) === 0) return;
  chmodSync(directory, 0o700);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (path !== mark) chmodSync(path, entry.isDirectory() ? 0o700 : 0o600);
  }
  chmodSync(mark, 0o600);
}

import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isMeasured } from './measured';

const MEMORY = '/dev/shm';
/** What a run has in temporary files at a time is a quarter of it. */
const ENOUGH = 2e9;

/**
 * The first global set-up of the server's tests: temporary files, databases above all, are kept in memory where there is enough.
 * Each embedded database is 1,200 files, which take ext4 a second to make and another to remove. What a run leaves goes with its
 * folder. In `npm run test:all` they are on the disk, as they are for users, and as large as they get.
 */
export default function temporaryInMemory(): () => void {
  if (isMeasured || !hasRoom()) return () => {};
  const folder = mkdtempSync(join(MEMORY, 'lw-'));
  // PostgreSQL's user goes through it to a folder of its own.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH;
}

import { statfsSync } from 'node:fs';

/**
 * Bytes that every write leaves free: PostgreSQL gives up where its log cannot grow, so that must never be where our own writes
 * end. Four files of the log (16 MB each), which is also what a restart after a crash may need.
 */
const RESERVE = 64 * 1024 * 1024;

/** @throws Error with the code ENOSPC where the disk of the directory has only the reserve left */
export function ensureRoom(directory: string): void {
  const { bavail, bsize, blocks } = statfsSync(directory);
  const free = bavail * bsize;
  // Some network file systems say nothing of their size.
  if (blocks === 0 || free > RESERVE) return;
  const problem = `There are ${free} bytes left on the disk of ${directory}; writes need more than ${RESERVE}`;
  throw Object.assign(new Error(problem), { code: 'ENOSPC' });
}

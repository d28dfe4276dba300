import { statfsSync } from 'node:fs';

/**
 * Bytes that every write leaves free: PostgreSQL gives up where its log cannot grow, so that must never be where our own writes
 * end. Four files of the log (16 MB each), which is also what a restart after a crash may need.
 */
const RESERVE = 64 * 1024 * 1024;

/** By the code of an error, Node's or PostgreSQL's: no room on the disk, or none left of what this user may take of it. */
export function isFullDisk(code: string | undefined): boolean {
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
}

/**
 * @param bytes that are about to be written, where they are many
 * @throws Error with the code ENOSPC where the disk of the directory would have only the reserve left
 */
export function ensureRoom(directory: string, bytes = 0): void {
  const free = lastBytes(directory, bytes);
  if (free === null) return;
  const problem = `There are ${free} bytes left on the disk of ${directory}; writes need more than ${RESERVE + bytes}`;
  throw Object.assign(new Error(problem), { code: 'ENOSPC' });
}

/** What to do where a database cannot be opened for want of room; null where there is room. */
export function lackOfRoom(directory: string): string | null {
  return lastBytes(directory) === null
    ? null
    : `The disk of ${directory} is full, so the database cannot be opened. Nothing is lost: free more than ${RESERVE / 1024 / 1024} MB on it and start again.`;
}

/** Bytes that are left on the disk, where that is not more than the reserve and what is to be written; else null. */
function lastBytes(directory: string, bytes = 0): number | null {
  const { bavail, bsize, blocks } = statfsSync(directory);
  const free = bavail * bsize;
  // Some network file systems say nothing of their size.
  return blocks === 0 || free > RESERVE + bytes ? null : free;
}

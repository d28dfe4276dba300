import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own in memory, which can be full without harm. */
export interface SmallDisk {
  folder: string;
  /** A file that may take some of it, or all by `fill`. */
  ballast: string;
  /** Takes all that is free, to the last byte. */
  fill(): void;
  /** Gives it back. */
  clear(): void;
  remove(): void;
}

/** @returns null where this user may not mount one */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'lw-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmdirSync(folder);
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    ballast,
    fill: () => fillUp(ballast),
    clear: () => rmSync(ballast, { force: true }),
    remove: () => {
      // At once, also where a failed test left files open.
      spawnSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}

/** Whether this user may mount file systems. */
export const mayMount = tryMount();

function tryMount(): boolean {
  const disk = mountSmallDisk(1);
  disk?.remove();
  return disk !== null;
}

function fillUp(path: string): void {
  const file = openSync(path, 'a');
  let part = Buffer.alloc(1024 * 1024);
  while (part.length > 0) {
    try {
      writeSync(file, part);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      part = part.subarray(0, Math.floor(part.length / 2));
    }
  }
  closeSync(file);
}

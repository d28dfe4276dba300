import { existsSync } from 'node:fs';
import { readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UncertainCommit } from '../database/engines/UncertainCommit';
import type { FileStore } from './FileStore';
import { openDiskStore } from './openDiskStore';
import { syncFolder } from './syncFolder';

/** Contents that are written before it is certain that they are wanted. */
interface ContentsAside {
  store: FileStore;
  /** Puts them where the server looks for contents, of which there are none yet. */
  place(): Promise<void>;
}

/**
 * Lets the work write contents aside and put them in place at its end. Where it throws, nothing of them stays; where it is
 * killed before that, nothing is in use, and the next one begins anew. Aside is within the folder of contents, which may be a disk of its own.
 * The caller holds the lock of the data directory.
 *
 * @param root where a disk store has its contents
 */
export async function withContentsAside<T>(
  root: string,
  work: (aside: ContentsAside) => Promise<T>,
): Promise<T> {
  const wasThere = existsSync(root);
  const aside = join(root, 'unfinished');
  await rm(aside, { recursive: true, force: true });
  const placed: string[] = [];
  const place = async () => {
    if (!existsSync(aside)) return;
    for (const name of await readdir(aside)) {
      const folder = join(root, name);
      // One that contents were in before.
      if (existsSync(folder)) await rmdir(folder);
      placed.push(folder);
      await rename(join(aside, name), folder);
    }
    await syncFolder(root);
    await syncFolder(dirname(root));
  };
  try {
    return await work({ store: openDiskStore(aside), place });
  } catch (error) {
    // Else the rows that name them may be stored.
    if (!(error instanceof UncertainCommit)) {
      for (const folder of placed) await rm(folder, { recursive: true, force: true });
      if (!wasThere) await rm(root, { recursive: true, force: true });
    }
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

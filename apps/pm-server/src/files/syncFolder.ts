import { open } from 'node:fs/promises';

/** Has it on disk which files are in the folder, by their names. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

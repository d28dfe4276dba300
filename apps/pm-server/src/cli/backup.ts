import { open, rename } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openDatabase } from '../database/openDatabase';
import { readEverything } from '../database/wholeDatabase';
import type { Config } from '../server/readConfig';
import { StartupError } from '../server/StartupError';

/** Writes everything of the database to one file, from the embedded database or PostgreSQL alike. */
export async function backup(config: Config, file: string): Promise<number> {
  const database = await openDatabase(config);
  try {
    const everything = await readEverything(database);
    await writeDurably(resolve(file), gzipSync(JSON.stringify(everything)));
    const rows = Object.values(everything.tables).reduce((sum, table) => sum + table.length, 0);
    process.stdout.write(`Backed up ${rows} rows to ${resolve(file)}\n`);
    return 0;
  } finally {
    await database.close();
  }
}

/** Written aside and renamed, so that a backup is whole or not there. Readable by its owner only. */
async function writeDurably(path: string, content: Uint8Array): Promise<void> {
  try {
    const handle = await open(`${path}.part`, 'w', 0o600);
    await handle.writeFile(content);
    await handle.sync();
    await handle.close();
    await rename(`${path}.part`, path);
  } catch (error) {
    throw new StartupError(
      `The backup could not be written to ${path} (${(error as NodeJS.ErrnoException).code ?? String(error)}).`,
    );
  }
}

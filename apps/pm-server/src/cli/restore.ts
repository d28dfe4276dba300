import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openDatabase } from '../database/openDatabase';
import { type WholeDatabase, writeEverything } from '../database/wholeDatabase';
import type { Config } from '../server/readConfig';
import { StartupError } from '../server/StartupError';
import { isSetUp } from '../setup/setup.service';

/** Fills an empty database from a backup, all or nothing. Never writes over a workspace. */
export async function restore(config: Config, file: string): Promise<number> {
  const everything = await read(resolve(file));
  const database = await openDatabase(config);
  try {
    if (await isSetUp(database.orm)) {
      throw new StartupError(
        `There is a workspace in ${database.place} already. Restore into an empty DATA_DIR or database.`,
      );
    }
    const rows = await database.transaction((tx) => writeEverything(tx, everything));
    process.stdout.write(`Restored ${rows} rows from ${resolve(file)}\n`);
    return 0;
  } finally {
    await database.close();
  }
}

async function read(path: string): Promise<WholeDatabase> {
  const packed = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`The backup ${path} cannot be read (${error.code ?? error.message}).`);
  });
  try {
    const everything = JSON.parse(gunzipSync(packed).toString('utf8')) as WholeDatabase;
    if (everything.format === 'linework-backup' && everything.version === 1) return everything;
  } catch {
    // Not gzip, or not JSON: said below.
  }
  throw new StartupError(`${path} is no Linework backup, or it is damaged.`);
}

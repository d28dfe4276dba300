import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../src/database/engines/openEmbedded';
import { migrate } from '../src/database/migrate';
import { packageRoot } from '../src/server/packageRoot';

/** A new data directory with an empty, migrated database: copied from one that is made once per shape of the schema. */
export async function newDataDir(): Promise<string> {
  const template = await madeOnce();
  const dataDir = mkdtempSync(join(tmpdir(), 'lw-data-'));
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

async function madeOnce(): Promise<string> {
  // Not among the temporary files, which go with the run.
  const cache = join(packageRoot, 'node_modules', '.cache');
  const template = join(cache, `linework-template-${fingerprint()}`);
  if (existsSync(template)) return template;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(`${template}-new-`);
  const database = await openEmbedded(unfinished, { template: '' });
  await migrate(database);
  await database.close();
  try {
    renameSync(unfinished, template);
  } catch (error) {
    // Another test file was quicker.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(template)) throw error;
  }
  return template;
}

/** Of the migrations, and of the package that pins the version of the engine. */
function fingerprint(): string {
  const folder = join(packageRoot, 'migrations');
  const hash = createHash('sha256').update(readFileSync(join(packageRoot, 'package.json')));
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}

import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
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
  const template = join(tmpdir(), `lw-template-${fingerprint()}`);
  if (existsSync(template)) return template;
  const unfinished = mkdtempSync(join(tmpdir(), 'lw-template-new-'));
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

function fingerprint(): string {
  const folder = join(packageRoot, 'migrations');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}

import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openEmbedded, templateFile } from './database/engines/openEmbedded';
import { migrate } from './database/migrate';

/** Run by the build: makes an empty, migrated database and packs it, so that a first start only has to unpack it. */
export async function buildTemplate(target = templateFile): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'linework-template-'));
  try {
    const database = await openEmbedded(scratch, { template: '' });
    await migrate(database);
    const packed = await database.engine.dumpDataDir('gzip');
    await database.close();
    const unfinished = join(dirname(target), `template-${process.pid}.part`);
    await writeFile(unfinished, new Uint8Array(await packed.arrayBuffer()));
    await rename(unfinished, target);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharedPostgres from '../../apps/pm-server/test/sharedPostgres';
import temporaryInMemory from '../../apps/pm-server/test/temporaryInMemory';
import { makeSample, SAMPLE } from './sampleData';
import { removeData } from './server';
import { storeOwnerSession } from './storeOwnerSession';

/** What the workers of a run share: temporary files in memory, a PostgreSQL server, and the sample workspace as a data directory to copy. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const forgetTemporary = temporaryInMemory();
  const folder = await mkdtemp(join(tmpdir(), 'linework-run-'));
  const sample = join(folder, 'sample');
  const [stopPostgres] = await Promise.all([
    sharedPostgres(),
    makeSample(sample).then(() => storeOwnerSession(sample)),
  ]);
  process.env[SAMPLE] = sample;
  return async () => {
    await stopPostgres();
    await removeData(folder);
    forgetTemporary();
  };
}

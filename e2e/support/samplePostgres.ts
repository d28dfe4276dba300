import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '../../apps/pm-server/test/postgres';
import { setUpSample } from './fixtures';
import { removeData } from './server';

/** A PostgreSQL of its own with the sample workspace; what servers on it are started with. */
export interface SamplePostgres {
  postgres: TestPostgres;
  databaseUrl: string;
  dataDirectory: string;
  /** Stops it and removes all of it. */
  remove(): Promise<void>;
}

export async function samplePostgres(): Promise<SamplePostgres> {
  const postgres = await startPostgres();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-e2e-'));
  const remove = async () => {
    await postgres.stop();
    await removeData(dataDirectory);
  };
  try {
    const databaseUrl = await postgres.newDatabase();
    await setUpSample(dataDirectory, databaseUrl);
    return { postgres, databaseUrl, dataDirectory, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newPostgresDatabase } from '../../apps/pm-server/test/newPostgresDatabase';
import { setUpSample } from './sampleData';
import { removeData } from './server';

/** The sample workspace in a PostgreSQL database; what servers on it are started with. */
export interface SamplePostgres {
  databaseUrl: string;
  dataDirectory: string;
  remove(): Promise<void>;
}

/** @param given an empty database; without one, a new one in the server that the run shares */
export async function samplePostgres(given?: string): Promise<SamplePostgres> {
  const database = given ? null : await newPostgresDatabase();
  const databaseUrl = given ?? database?.url ?? '';
  const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-e2e-'));
  const remove = async () => {
    await database?.drop();
    await removeData(dataDirectory);
  };
  try {
    await setUpSample(dataDirectory, databaseUrl);
    return { databaseUrl, dataDirectory, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  copyOf,
  newPostgresDatabase,
  type PostgresDatabase,
} from '../../apps/pm-server/test/newPostgresDatabase';
import { copyFolder, runFolder, setUpSample } from './sampleData';
import { removeData } from './server';

/** The sample workspace in a PostgreSQL database; what servers on it are started with. */
export interface SamplePostgres {
  databaseUrl: string;
  dataDirectory: string;
  remove(): Promise<void>;
}

/** @param given an empty database; without one, a new one in the server that the run shares */
export async function samplePostgres(given?: string): Promise<SamplePostgres> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-e2e-'));
  if (given) {
    await setUpSample(dataDirectory, given);
    return { databaseUrl: given, dataDirectory, remove: () => removeData(dataDirectory) };
  }
  template ??= makeTemplate();
  const made = await template;
  const [database] = await Promise.all([
    copyOf(made.database.name),
    copyFolder(made.dataDirectory, dataDirectory),
  ]);
  const remove = async () => {
    await database.drop();
    await removeData(dataDirectory);
  };
  return { databaseUrl: database.url, dataDirectory, remove };
}

/** Made once by each worker. The run removes both: the files lie in its folder, the database in its server. */
let template: ReturnType<typeof makeTemplate> | undefined;

async function makeTemplate(): Promise<{ database: PostgresDatabase; dataDirectory: string }> {
  const database = await newPostgresDatabase();
  const dataDirectory = await mkdtemp(join(runFolder(), 'postgres-'));
  await setUpSample(dataDirectory, database.url);
  return { database, dataDirectory };
}

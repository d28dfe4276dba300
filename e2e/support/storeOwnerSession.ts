import { request } from '@playwright/test';
import { openDatabase } from '../../apps/pm-server/src/database/openDatabase';
import { jobs } from '../../apps/pm-server/src/jobs/jobs.table';
import { OWNER_COOKIES, signInBy } from './sampleData';
import { startServer } from './server';

/** Stores a session of the owner in the sample workspace: hashing the password takes a third of a second for each test. */
export async function storeOwnerSession(sample: string): Promise<void> {
  const [server, api] = await Promise.all([startServer({ dataDirectory: sample }), request.newContext()]);
  try {
    await signInBy(api, server.url);
    process.env[OWNER_COOKIES] = JSON.stringify((await api.storageState()).cookies);
  } finally {
    await Promise.all([api.dispose(), server.stop()]);
  }
  // What the server noted to do in a minute would be due when the servers of tests start.
  const database = await openDatabase({ dataDir: sample });
  await database.orm.delete(jobs).finally(() => database.close());
}

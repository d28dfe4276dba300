import { rmSync } from 'node:fs';
import pino from 'pino';
import { afterAll, beforeAll, describe } from 'vitest';
import { createApp } from '../src/createApp';
import { type OpenDatabase, openDatabase } from '../src/database/openDatabase';
import { createServices } from '../src/server/createServices';
import type { Services } from '../src/server/Services';
import { newDataDir } from './embeddedTemplate';
import { onPostgres } from './onPostgres';
import { startPostgres, type TestPostgres } from './postgres';

/** A running application on a database of its own, without a network. */
export interface TestApp {
  readonly database: OpenDatabase;
  readonly services: Services;
  readonly app: ReturnType<typeof createApp>;
}

/** Runs the same tests on the embedded database and on a real PostgreSQL; says so where there is none. */
export function onBothDatabases(title: string, tests: (app: () => TestApp) => void): void {
  describe(`${title} [embedded database]`, () => {
    let dataDir: string;
    withApp(
      async () => {
        dataDir = await newDataDir();
        return openDatabase({ dataDir });
      },
      async () => rmSync(dataDir, { recursive: true, force: true }),
      tests,
    );
  });
  onPostgres(`${title} [PostgreSQL]`, () => {
    let postgres: TestPostgres;
    withApp(
      async () => {
        postgres = await startPostgres();
        return openDatabase({ dataDir: '', databaseUrl: await postgres.newDatabase() });
      },
      () => postgres.stop(),
      tests,
    );
  });
}

function withApp(
  open: () => Promise<OpenDatabase>,
  cleanUp: () => Promise<void>,
  tests: (app: () => TestApp) => void,
): void {
  let running: TestApp | undefined;
  beforeAll(async () => {
    running = await createTestApp(await open());
  });
  afterAll(async () => {
    await running?.services.changes.close();
    await running?.services.bulkWorker.close();
    await running?.database.close();
    await cleanUp();
  });
  tests(() => {
    if (!running) throw new Error('The application runs inside tests only');
    return running;
  });
}

export const TEST_SECRET = 'a-secret-of-tests-that-is-long-enough';

export async function createTestApp(database: OpenDatabase, host = '127.0.0.1'): Promise<TestApp> {
  const config = { host, dataDir: '', publicUrl: null, secret: TEST_SECRET };
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const services = await createServices(database, config, { log, webRoot: null });
  return { database, services, app: createApp(services, { loopback: host === '127.0.0.1' }) };
}

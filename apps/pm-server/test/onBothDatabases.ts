import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe } from 'vitest';
import { createApp } from '../src/createApp';
import { type OpenDatabase, openDatabase } from '../src/database/openDatabase';
import type { MailSettings } from '../src/mail/MailSettings';
import { createServices } from '../src/server/createServices';
import type { Services } from '../src/server/Services';
import { newDataDir } from './embeddedTemplate';
import { newMigratedDatabase } from './newMigratedDatabase';
import type { PostgresDatabase } from './newPostgresDatabase';
import { onPostgres } from './onPostgres';

/** A running application on a database of its own, without a network. */
export interface TestApp {
  readonly database: OpenDatabase;
  /** Where the bytes of its files lie. There once something is stored. */
  readonly dataDir: string;
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
    let postgres: PostgresDatabase;
    withApp(
      async () => {
        postgres = await newMigratedDatabase();
        return openDatabase({ dataDir: '', databaseUrl: postgres.url });
      },
      () => postgres.drop(),
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
    if (running) await rm(running.dataDir, { recursive: true, force: true });
    await cleanUp();
  });
  tests(() => {
    if (!running) throw new Error('The application runs inside tests only');
    return running;
  });
}

export const TEST_SECRET = 'a-secret-of-tests-that-is-long-enough';

export async function createTestApp(
  database: OpenDatabase,
  {
    host = '127.0.0.1',
    publicUrl = null,
    mail = null,
    dataDir = join(tmpdir(), `linework-test-${v7()}`),
    log = pino({ level: process.env.TEST_LOG ?? 'silent' }),
  }: {
    host?: string;
    publicUrl?: string | null;
    mail?: MailSettings | null;
    dataDir?: string;
    log?: Logger;
  } = {},
): Promise<TestApp> {
  const config = { host, port: 4310, dataDir, publicUrl, secret: TEST_SECRET, mail };
  const services = await createServices(database, config, { log, webRoot: null });
  return { database, dataDir, services, app: createApp(services, { loopback: host === '127.0.0.1' }) };
}

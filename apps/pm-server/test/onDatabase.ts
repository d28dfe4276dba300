import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe } from 'vitest';
import { createApp } from '../src/createApp';
import { type OpenDatabase, openDatabase } from '../src/database/openDatabase';
import type { MailSettings } from '../src/mail/MailSettings';
import { type CopyDesk, openCopyDesk } from '../src/server/copyDesk';
import { createServices } from '../src/server/createServices';
import type { Services } from '../src/server/Services';
import { newDataDir } from './embeddedTemplate';
import { isMeasured } from './measured';
import { newMigratedDatabase } from './newMigratedDatabase';
import type { PostgresDatabase } from './newPostgresDatabase';
import { onPostgres } from './onPostgres';
import { postgresBinaries } from './postgres';

/** A running application on a database of its own, which answers without a network. */
export interface TestApp {
  readonly database: OpenDatabase;
  /** Where the bytes of its files lie. There once something is stored. */
  readonly dataDir: string;
  readonly services: Services;
  readonly app: ReturnType<typeof createApp>;
}

/**
 * Runs tests of the product's rules: in `npm test` on a real PostgreSQL, or on the embedded database where a machine has none, and in
 * `npm run test:all` on both. The embedded database is under every test in the browser besides.
 */
export function onDatabase(title: string, tests: (app: () => TestApp) => void): void {
  if (isMeasured) onBothDatabases(title, tests);
  else if (postgresBinaries) onPostgresServer(title, tests);
  else onEmbeddedDatabase(title, tests);
}

/**
 * Runs the same tests on the embedded database and on a real PostgreSQL; says so where there is none. For what depends on the
 * database: locks, transactions, notifications, sorting, searching, copies.
 */
export function onBothDatabases(title: string, tests: (app: () => TestApp) => void): void {
  onEmbeddedDatabase(title, tests);
  onPostgresServer(title, tests);
}

function onEmbeddedDatabase(title: string, tests: (app: () => TestApp) => void): void {
  describe(`${title} [embedded database]`, () => {
    withApp(
      async () => {
        const dataDir = await newDataDir();
        return createTestApp(await openDatabase({ dataDir }), { dataDir });
      },
      async () => {},
      tests,
    );
  });
}

function onPostgresServer(title: string, tests: (app: () => TestApp) => void): void {
  onPostgres(`${title} [PostgreSQL]`, () => {
    let postgres: PostgresDatabase;
    withApp(
      async () => {
        postgres = await newMigratedDatabase();
        const databaseUrl = postgres.url;
        return createTestApp(await openDatabase({ dataDir: '', databaseUrl }), { databaseUrl });
      },
      () => postgres.drop(),
      tests,
    );
  });
}

function withApp(
  open: () => Promise<TestApp>,
  cleanUp: () => Promise<void>,
  tests: (app: () => TestApp) => void,
): void {
  let running: TestApp | undefined;
  let copyDesk: CopyDesk | undefined;
  beforeAll(async () => {
    running = await open();
    const { database, services } = running;
    if (!database.copies) return;
    // An export takes a copy of an embedded database, as from a server that runs.
    copyDesk = await openCopyDesk(database.copies, services.log);
    database.announce({ port: null, copyDesk: copyDesk.address });
  });
  afterAll(async () => {
    await running?.services.workspaceExports.close();
    await copyDesk?.close();
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
    databaseUrl,
    dataDir = join(tmpdir(), `linework-test-${v7()}`),
    log = pino({ level: process.env.TEST_LOG ?? 'silent' }),
  }: {
    host?: string;
    publicUrl?: string | null;
    mail?: MailSettings | null;
    /** Where the database is a PostgreSQL; else `dataDir` is its directory, for an export finds it there. */
    databaseUrl?: string;
    dataDir?: string;
    log?: Logger;
  } = {},
): Promise<TestApp> {
  const config = { host, port: 4310, dataDir, databaseUrl, publicUrl, secret: TEST_SECRET, mail };
  const services = await createServices(database, config, { log, webRoot: null });
  return { database, dataDir, services, app: createApp(services, { loopback: host === '127.0.0.1' }) };
}

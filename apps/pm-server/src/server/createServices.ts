import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import { createAuth } from '../access/createAuth';
import type { Database } from '../database/Database';
import { openChangeFeed } from '../events/ChangeFeed';
import { isSetUp } from '../setup/setup.service';
import { openBulkWorker } from '../tasks/bulkWorker';
import { cookieSecret } from './cookieSecret';
import { type Config, isLoopback } from './readConfig';
import type { Services } from './Services';

/** Joins what routes need, on a database that is open. */
export async function createServices(
  database: Database,
  config: Pick<Config, 'host' | 'dataDir' | 'publicUrl' | 'secret'>,
  { log, webRoot }: { log: Logger; webRoot: string | null },
): Promise<Services> {
  const { publicUrl } = config;
  const secret = config.secret ?? (await cookieSecret(database, config.dataDir));
  const secureCookies = publicUrl?.startsWith('https://') ?? false;
  const needsToken = !isLoopback(config.host) && !(await isSetUp(database.orm));
  const ports = { database, log, now: () => new Date(), newId: v7 };
  return {
    ...ports,
    auth: createAuth({ orm: database.orm, secret, secureCookies, newId: v7 }),
    changes: await openChangeFeed(database, (error) => log.warn({ err: error }, 'Event streams ended early')),
    bulkWorker: openBulkWorker(ports),
    setupToken: needsToken ? randomBytes(12).toString('base64url') : null,
    publicUrl,
    webRoot,
  };
}

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import { createAuth } from '../access/createAuth';
import { openPasswordQueue } from '../access/passwordQueue';
import { WITHOUT_SECRETS } from '../backup/backedUpTables';
import { withDatabaseToBackUp } from '../backup/withDatabaseToBackUp';
import { writeBackup } from '../backup/writeBackup';
import type { Database } from '../database/Database';
import { openChangeFeed } from '../events/ChangeFeed';
import { createDrawingConverter } from '../files/createDrawingConverter';
import { conversionsDirectory, filesDirectory, openDiskStore } from '../files/openDiskStore';
import { openTurns } from '../http/openTurns';
import { isSetUp } from '../setup/setup.service';
import { openBulkWorker } from '../tasks/bulk/bulkWorker';
import { openWorkspaceExports } from '../workspaceExport/openWorkspaceExports';
import { cookieSecret } from './cookieSecret';
import { type Config, isLoopback, ownOrigin } from './readConfig';
import type { Services } from './Services';

/** Joins what routes need, on a database that is open. */
export async function createServices(
  database: Database,
  config: Pick<Config, 'host' | 'port' | 'dataDir' | 'publicUrl' | 'secret' | 'mail'> &
    Partial<Pick<Config, 'databaseUrl' | 'scanner' | 'pushOrigins' | 'dwgConverter'>>,
  { log, webRoot }: { log: Logger; webRoot: string | null },
): Promise<Services> {
  const { publicUrl, mail } = config;
  const secret = config.secret ?? (await cookieSecret(database, config.dataDir));
  const needsToken = (publicUrl !== null || !isLoopback(config.host)) && !(await isSetUp(database.orm));
  const fileStore = openDiskStore(filesDirectory(config));
  const copy = join(config.dataDir, 'export');
  const source = { dataDir: config.dataDir, databaseUrl: config.databaseUrl };
  const ports = { database, log, now: () => new Date(), newId: v7 };
  return {
    ...ports,
    auth: createAuth({ orm: database.orm, secret, newId: v7 }),
    passwordQueue: openPasswordQueue(ports.now),
    turns: openTurns(),
    changes: await openChangeFeed(database, (error) => log.warn({ err: error }, 'Event streams ended early')),
    bulkWorker: openBulkWorker(ports),
    mail,
    address: { origin: publicUrl ?? ownOrigin(config) },
    fileStore,
    scanner: config.scanner ?? null,
    drawingConverter: config.dwgConverter
      ? createDrawingConverter(config.dwgConverter, { fileStore, directory: conversionsDirectory(config) })
      : null,
    workspaceExports: await openWorkspaceExports(
      (file, options) =>
        withDatabaseToBackUp(source, { copy, signal: options.signal }, (opened) =>
          writeBackup(opened, fileStore, file, { ...options, now: new Date(), extent: WITHOUT_SECRETS }),
        ),
      { copy, log },
    ),
    pushOrigins: config.pushOrigins ?? [],
    setupToken: needsToken ? randomBytes(12).toString('base64url') : null,
    publicUrl,
    webRoot,
  };
}

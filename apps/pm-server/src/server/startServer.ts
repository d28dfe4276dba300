import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from '../createApp';
import { openDatabase } from '../database/openDatabase';
import { jobHandlers } from '../jobs/jobHandlers';
import { openJobs } from '../jobs/openJobs';
import { openCopyDesk } from './copyDesk';
import { createLog } from './createLog';
import { createServices } from './createServices';
import { drainable } from './drain';
import { packageRoot } from './packageRoot';
import { type Config, isLoopback, ownOrigin } from './readConfig';
import { StartupError } from './StartupError';

export interface RunningServer {
  url: string;
  /** Asked for by set-up where other machines can reach this server before anybody has set it up; null elsewhere. */
  setupToken: string | null;
  /** Lets requests under way finish, then closes the database. */
  stop(): Promise<void>;
}

/**
 * How long a connection may idle: longer than proxies keep one (a minute), or they send a request into a connection that is just
 * being closed. Node's own five seconds are shorter than people think.
 */
const KEEP_ALIVE_MS = 75_000;

/** @throws StartupError with one clear line */
export async function startServer(
  config: Config,
  log: Logger = createLog(config.logLevel),
): Promise<RunningServer> {
  const database = await openDatabase(config, {
    onNotice: (message) => log.warn(message),
    onError: (error) => log.error({ err: error }, 'The connection to the database was lost'),
  });
  try {
    const webRoot = join(packageRoot, '..', 'pm-web', 'dist');
    const services = await createServices(database, config, { log, webRoot });
    const app = createApp(services, { loopback: isLoopback(config.host) });
    const server = createAdaptorServer({ fetch: app.fetch }) as Server;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    const drain = drainable(server);
    const port = await listen(server, config);
    const url = ownOrigin({ ...config, port });
    services.address.origin = config.publicUrl ?? url;
    const jobs = await openJobs(services, jobHandlers);
    const copyDesk = database.copies && (await openCopyDesk(database.copies, log));
    database.announce({ port, copyDesk: copyDesk?.address ?? null });
    return {
      url,
      setupToken: services.setupToken,
      stop: async () => {
        // Event streams never finish by themselves.
        await Promise.all([
          services.changes.close(),
          services.bulkWorker.close(),
          services.workspaceExports.close(),
          jobs.close(),
          drain(),
          copyDesk?.close(),
        ]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function listen(server: Server, { port, host }: Pick<Config, 'port' | 'host'>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartupError(listenMessage(error, host, port))),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function listenMessage({ code }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken by another program. Stop it, or choose another PORT.`;
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this user has. Choose a PORT above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine.`;
  return `The server cannot listen on ${host}:${port} (${code ?? 'unknown reason'}).`;
}

import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import type { createApp } from './createApp';
import { openDatabase } from './database/openDatabase';
import { jobHandlers } from './jobs/jobHandlers';
import { openJobs } from './jobs/openJobs';
import { createLog } from './server/createLog';
import { createServices } from './server/createServices';
import { packageRoot } from './server/packageRoot';
import { isLoopback, ownOrigin, readConfig } from './server/readConfig';
import { StartupError } from './server/StartupError';

/**
 * Development in one process: Vite serves the web app with hot reload and also loads the server's routes, so that a change to
 * either is there with the next request while the database stays open.
 */
async function develop(): Promise<void> {
  // npm runs this in the server's folder; the data belongs to where the person called it.
  if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  const log = createLog(config.logLevel);
  const database = await openDatabase(config, { onNotice: (message) => log.warn(message) });
  const services = await createServices(database, config, { log, webRoot: null });
  const server = createHttpServer();
  const vite = await createVite({
    root: join(packageRoot, '..', 'pm-web'),
    appType: 'spa',
    server: { middlewareMode: true, ws: { server } },
  });
  const options = { loopback: isLoopback(config.host) };
  const answer = getRequestListener(async (request) => {
    // Comes from Vite's cache until a file of the server changes.
    const module = await vite.ssrLoadModule(join(packageRoot, 'src', 'createApp.ts'));
    return (module.createApp as typeof createApp)(services, options).fetch(request);
  });
  server.on('request', (request, response) => {
    if (/^\/(?:api\/|health$)/.test(request.url ?? '')) void answer(request, response);
    else vite.middlewares(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(new StartupError(`Port ${config.port} on ${config.host} cannot be used. Choose another PORT.`)),
    );
    server.listen(config.port, config.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  services.address.origin = config.publicUrl ?? ownOrigin({ ...config, port });
  const jobs = await openJobs(services, jobHandlers);
  database.announce({ port, copyDesk: null });
  process.stdout.write(`Linework is ready at http://${config.host}:${port} (development)\n`);

  const stop = async () => {
    await services.changes.close();
    await services.bulkWorker.close();
    await jobs.close();
    await vite.close();
    server.closeAllConnections();
    server.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

try {
  await develop();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

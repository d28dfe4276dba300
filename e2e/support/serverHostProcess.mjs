import { createLog } from '../../apps/pm-server/dist/createLog.js';
import { readConfig } from '../../apps/pm-server/dist/readConfig.js';
import { startServer } from '../../apps/pm-server/dist/startServer.js';

/**
 * A process in which servers of the built app run beside each other: what takes a process two seconds of a core, loading the modules
 * and compiling the database's engine, is done once. `{ id, start: environment }` is answered by `{ id, url }`, `{ id, stop: url }`
 * by `{ id }`, and what fails by `{ id, error }`.
 */
process.umask(0o077);
const servers = new Map();

process.on('message', async ({ id, start, stop }) => {
  try {
    if (start) {
      const server = await startServer(readConfig(start), createLog('silent'));
      servers.set(server.url, server);
      process.send({ id, url: server.url });
    } else {
      const server = servers.get(stop);
      servers.delete(stop);
      await server.stop();
      process.send({ id });
    }
  } catch (error) {
    process.send({ id, error: String(error?.stack ?? error) });
  }
});
// The worker that asked for it is gone.
process.on('disconnect', () => process.exit());

import { createLog } from '../server/createLog';
import type { Config } from '../server/readConfig';
import { startServer } from '../server/startServer';

/** Serves until SIGTERM or SIGINT, then lets requests under way finish. */
export async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const server = await startServer(config, log);
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'Stopping');
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'The server did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Last: whoever waits for this line may stop the server at once.
  process.stdout.write(`Linework is ready at ${server.url}\n`);
  if (server.setupToken) process.stdout.write(`The set-up page asks for this token: ${server.setupToken}\n`);
}

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUpSample } from './fixtures';
import { type RunningServer, removeData, startServer } from './server';

/** A server of its own with the sample, told to run as `env` says, whose clock can be moved. */
export async function withServer(
  env: Record<string, string>,
  work: (url: string, server: RunningServer) => Promise<void>,
): Promise<void> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-e2e-'));
  let server: RunningServer | undefined;
  try {
    await setUpSample(dataDirectory);
    server = await startServer({ dataDirectory, env, movableClock: true });
    await work(server.url, server);
  } finally {
    await server?.stop();
    await removeData(dataDirectory);
  }
}

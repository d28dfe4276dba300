import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUpSample } from './fixtures';
import { type RunningServer, removeData, startServer } from './server';

/** A server of its own with the sample, told to run as `env` says. */
export async function withServer(
  env: Record<string, string>,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-e2e-'));
  let server: RunningServer | undefined;
  try {
    await setUpSample(dataDirectory);
    server = await startServer({ dataDirectory, env });
    await work(server.url);
  } finally {
    await server?.stop();
    await removeData(dataDirectory);
  }
}

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMeasured } from '../../apps/pm-server/test/measured';
import { setUpSample } from './sampleData';
import { type RunningServer, removeData, startServer } from './server';

/** A server on a copy of the sample workspace. */
export interface SampleServer {
  running: RunningServer;
  /** Stops it and removes its data. */
  close(): Promise<void>;
}

/** Servers on the sample workspace, each with a copy of its own. */
export interface SampleServers {
  take(options?: { movableClock: boolean }): Promise<SampleServer>;
  /** Stops one that is not needed any more, beside what comes next. */
  giveBack(server: SampleServer): void;
  /** Stops the one that nobody has taken, and waits for all. */
  close(): Promise<void>;
}

/** Starts the next server while a test uses the last one, except where time and memory are measured: a start takes 3 s. */
export function sampleServers(): SampleServers {
  let spare: Promise<SampleServer> | undefined;
  const stops: Promise<void>[] = [];
  return {
    take: async ({ movableClock } = { movableClock: false }) => {
      if (movableClock) return startSampleServer(movableClock);
      const taken = await (spare ?? startSampleServer());
      spare = isMeasured ? undefined : startSampleServer();
      // The test that takes it gets the error.
      spare?.catch(() => undefined);
      return taken;
    },
    giveBack: (server) => {
      const stop = server.close();
      stop.catch(() => undefined);
      stops.push(stop);
    },
    close: async () => {
      await Promise.all([...stops, spare?.then((server) => server.close())]);
    },
  };
}

async function startSampleServer(movableClock = false): Promise<SampleServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-e2e-'));
  await setUpSample(dataDirectory);
  const running = await startServer({ dataDirectory, movableClock });
  const close = async () => {
    await running.stop();
    await removeData(dataDirectory);
  };
  return { running, close };
}

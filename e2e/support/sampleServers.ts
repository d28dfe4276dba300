import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMeasured } from '../../apps/pm-server/test/measured';
import { setUpSample } from './sampleData';
import { type RunningServer, removeData, startServer } from './server';
import { openServerHost } from './serverHost';

/** A server on a copy of the sample workspace. */
export interface SampleServer {
  running: RunningServer;
  /** Stops it and removes its data. */
  close(): Promise<void>;
}

/** Servers on the sample workspace, each with a copy of its own. */
export interface SampleServers {
  /**
   * `ownProcess`: one that can be killed, whose clock can be moved. The others share a process, except where time and memory are
   * measured.
   */
  take(options?: { ownProcess: boolean }): Promise<SampleServer>;
  /** Stops one that is not needed any more, beside what comes next. */
  giveBack(server: SampleServer): void;
  /** Waits for all that were given back. */
  close(): Promise<void>;
}

export function sampleServers(): SampleServers {
  const host = openServerHost();
  const stops: Promise<void>[] = [];
  return {
    take: async ({ ownProcess } = { ownProcess: false }) => {
      const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-e2e-'));
      await setUpSample(dataDirectory);
      const running =
        ownProcess || isMeasured
          ? await startServer({ dataDirectory, movableClock: ownProcess })
          : await host.start(dataDirectory);
      const close = async () => {
        await running.stop();
        await removeData(dataDirectory);
      };
      return { running, close };
    },
    giveBack: (server) => {
      const stop = server.close();
      stop.catch(() => undefined);
      stops.push(stop);
    },
    close: async () => {
      await Promise.all(stops).finally(host.close);
    },
  };
}

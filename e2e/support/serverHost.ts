import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { timed } from '../../scripts/checks/testLog.mjs';
import { nodeFlags } from './nodeFlags';
import { type RunningServer, serverEnvironment } from './server';

/** A process with servers in it, each on a data directory of its own. */
export interface ServerHost {
  start(dataDirectory: string): Promise<RunningServer>;
  close(): void;
}

interface Answer {
  id: number;
  url?: string;
  error?: string;
}

/** Begins with the first server that is asked for. */
export function openServerHost(): ServerHost {
  let host: ChildProcess | undefined;
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;

  const begin = () => {
    const begun = fork(join(import.meta.dirname, 'serverHostProcess.mjs'), [], {
      execArgv: nodeFlags(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    begun.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer));
    begun.once('exit', (code) => {
      host = undefined;
      for (const [id, settle] of waiting)
        settle({ id, error: `The process of the servers ended with ${code}` });
    });
    host = begun;
    return begun;
  };
  const ask = async (what: { start: NodeJS.ProcessEnv } | { stop: string }) => {
    asked += 1;
    const id = asked;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    (host ?? begin()).send({ id, ...what });
    const { url = '', error } = await answered.finally(() => waiting.delete(id));
    if (error) throw new Error(error);
    return url;
  };

  return {
    start: async (dataDirectory) => {
      const env = serverEnvironment({ dataDirectory, databaseUrl: undefined, port: 0 });
      const url = await timed('server started', () => ask({ start: env }));
      return {
        url,
        dataDirectory,
        highestMemory: notAlone,
        memoryNow: notAlone,
        setClock: notAlone,
        passTime: notAlone,
        kill: notAlone,
        stop: () => timed('server stopped', async () => void (await ask({ stop: url }))),
      };
    },
    close: () => host?.kill(),
  };
}

async function notAlone(): Promise<never> {
  throw new Error('This server shares its process with others: test.use({ ownProcess: true })');
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { timed } from '../../scripts/checks/testLog.mjs';
import { nodeFlags } from './nodeFlags';

const linework = join(import.meta.dirname, '../../apps/pm-server/bin/linework.mjs');
const probe = (name: string) => ['--import', pathToFileURL(join(import.meta.dirname, name)).href];

/** A real server of the built app. */
export interface RunningServer {
  url: string;
  dataDirectory: string;
  /** The most that it ever had of the machine's memory, in bytes. */
  highestMemory(): Promise<number>;
  /** What it has of it now, in bytes; `highestMemory` is counted from here on. */
  memoryNow(): Promise<number>;
  /** Sets its clock, which goes on from there. Only of one that was started with `movableClock`. */
  setClock(instant: string): Promise<void>;
  /** Lets so many seconds go by at once, timeouts included. Only of one that was started with `movableClock`. */
  passTime(seconds: number): Promise<void>;
  /** SIGKILL: as a power cut. */
  kill(): Promise<void>;
  /** SIGTERM, and wait until it has drained. */
  stop(): Promise<void>;
}

/** Runs `linework start` on a free port; on `dataDirectory` again after a kill. `databaseUrl` for PostgreSQL. */
export async function startServer(
  options: {
    dataDirectory?: string;
    databaseUrl?: string | undefined;
    port?: number;
    /** Lets `setClock` and `passTime` move the time of the process. */
    movableClock?: boolean;
    /** More of its environment. */
    env?: Record<string, string>;
  } = {},
): Promise<RunningServer> {
  requireBuild();
  const dataDirectory = options.dataDirectory ?? (await mkdtemp(join(tmpdir(), 'linework-e2e-')));
  const probes = [...probe('memoryProbe.mjs'), ...(options.movableClock ? probe('clockProbe.mjs') : [])];
  const server = spawn(process.execPath, [...nodeFlags(), ...probes, linework, 'start'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...serverEnvironment({ dataDirectory, databaseUrl: options.databaseUrl, port: options.port ?? 0 }),
      ...options.env,
    },
  });
  const url = await timed('server started', () => readyUrl(server));
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  const ask = async (message: string | object) => {
    const answered = once(server, 'message');
    server.send(message);
    const [answer] = await answered;
    return answer;
  };
  const moveClock = async (how: { clock: string } | { pass: number }) => {
    if (!options.movableClock) throw new Error('This server was started without a movable clock');
    await ask(how);
  };
  return {
    url,
    dataDirectory,
    highestMemory: () => ask('highest memory'),
    memoryNow: () => ask('memory now'),
    setClock: (instant) => moveClock({ clock: instant }),
    passTime: (seconds) => moveClock({ pass: seconds * 1_000 }),
    kill: () => end('SIGKILL'),
    stop: () => timed('server stopped', () => end('SIGTERM')),
  };
}

/** Runs one of the other commands to its end, e.g. `setup`, and fails with its words. @param input its standard input @returns its words */
export async function runLinework(
  args: string[],
  dataDirectory: string,
  { databaseUrl, input = '' }: { databaseUrl?: string | undefined; input?: string } = {},
): Promise<string> {
  requireBuild();
  const command = spawn(process.execPath, [linework, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: serverEnvironment({ dataDirectory, databaseUrl, port: 0 }),
  });
  command.stdin.end(input);
  let words = '';
  command.stdout.on('data', (chunk) => {
    words += chunk;
  });
  command.stderr.on('data', (chunk) => {
    words += chunk;
  });
  const [code] = await timed(`linework ${args[0]}`, () => once(command, 'exit'));
  if (code !== 0) throw new Error(`linework ${args[0]} ended with ${code}: ${words}`);
  return words;
}

export async function removeData(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
}

function requireBuild(): void {
  if (!existsSync(join(linework, '../../dist'))) throw new Error('Build first: pnpm build');
}

/** Of a process that serves on the data directory. `port` 0: a free one. */
export function serverEnvironment(given: {
  dataDirectory: string;
  databaseUrl: string | undefined;
  port: number;
}): NodeJS.ProcessEnv {
  const { DATABASE_URL: _ours, ...inherited } = process.env;
  return {
    ...inherited,
    NODE_ENV: 'production',
    PORT: String(given.port),
    HOST: '127.0.0.1',
    DATA_DIR: given.dataDirectory,
    ...(given.databaseUrl ? { DATABASE_URL: given.databaseUrl } : {}),
  };
}

function readyUrl(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let words = '';
    const read = (chunk: Buffer) => {
      words += chunk.toString();
      const url = words.match(/Linework is ready at (http:\/\/\S+)/)?.[1];
      if (url) resolve(url);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${words}`)));
  });
}

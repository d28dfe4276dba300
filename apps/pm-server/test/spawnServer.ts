import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'tsup';
import { packageRoot } from '../src/server/packageRoot';
import { isMeasured } from './measured';

let bundled: Promise<string> | undefined;

/**
 * The command line, and what else tests run as a process, bundled as the build does it from the sources as they are now: starts
 * in a fraction of the time. Resolves to their folder.
 */
function bundle(): Promise<string> {
  bundled ??= makeBundle();
  return bundled;
}

async function makeBundle(): Promise<string> {
  const outDir = inCache('test');
  const entry = {
    cli: join(packageRoot, 'src', 'cli.ts'),
    migrateMain: join(packageRoot, 'test', 'migrateMain.ts'),
  };
  await build({
    config: false,
    entry,
    outDir,
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    noExternal: [/^@linework\//],
    skipNodeModulesBundle: true,
    clean: true,
    silent: true,
  });
  return outDir;
}

export interface SpawnedServer {
  url: string;
  process: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Sends the signal and resolves to the exit code (null after a kill). */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the real server from its sources as a process of its own, on a free port. */
export async function spawnServer(env: Record<string, string>): Promise<SpawnedServer> {
  const child = await linework(['start'], env);
  let output = '';
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Linework is ready at (\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    url: await ready,
    process: child,
    output: () => output,
    end: (signal) => {
      child.kill(signal);
      return exit;
    },
  };
}

/** Runs one command of `linework` to its end. @param input what it is given as standard input */
export async function runLinework(
  args: string[],
  env: Record<string, string>,
  input = '',
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = await linework(args, env);
  // Most commands end without having read it.
  child.stdin?.on('error', () => {}).end(input);
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, stdout, stderr };
}

/** Starts one command of `linework`. On a PostgreSQL it gets, if none is named, a data directory that belongs to that database. */
export function linework(args: string[], env: Record<string, string>): Promise<ChildProcess> {
  const dataDir = env.DATA_DIR ?? dataDirBeside(env.DATABASE_URL ?? '');
  return spawnMain('cli', { PORT: '0', LOG_LEVEL: 'error', DATA_DIR: dataDir, ...env }, args);
}

/** By database. */
const dataDirs = new Map<string, string>();

function dataDirBeside(databaseUrl: string): string {
  const folder = inCache('beside');
  // What an earlier run left: a worker that is ended cleans nothing up.
  if (dataDirs.size === 0) rmSync(folder, { recursive: true, force: true });
  const made = dataDirs.get(databaseUrl) ?? join(folder, String(dataDirs.size));
  dataDirs.set(databaseUrl, made);
  return made;
}

/** A folder of this worker's own. */
function inCache(name: string): string {
  return join(packageRoot, 'node_modules', '.cache', `linework-${name}-${process.env.VITEST_POOL_ID ?? 0}`);
}

/**
 * V8 compiles the embedded database's program once and quickly. In a process that lives for seconds its second, thorough compilation
 * takes longer than all else it does. Where time and memory are looked at, or it serves a browser for a minute, it runs as users run it.
 */
const nodeFlags = process.env.VITEST && !isMeasured ? ['--liftoff-only'] : [];

/** Starts one of the bundled programs with these variables only. */
export async function spawnMain(
  name: 'cli' | 'migrateMain',
  env: Record<string, string>,
  args: string[] = [],
): Promise<ChildProcess> {
  return spawn(process.execPath, [...nodeFlags, join(await bundle(), `${name}.js`), ...args], {
    cwd: packageRoot,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

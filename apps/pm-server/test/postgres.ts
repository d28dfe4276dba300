import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

export interface TestPostgres {
  /** Where its socket is: `addressIn` makes an address of it. */
  folder: string;
  /** A new, empty database's address. */
  newDatabase(): Promise<string>;
  /** The address of the database of this name, made empty where there is none. */
  database(name: string): Promise<string>;
  /** Makes the folder one that the server may keep tables in. */
  give(folder: string): void;
  /** Stops the server at once, connections and all, or as a crash would (SIGQUIT); `resume` starts it on the same data. */
  halt(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Where initdb and postgres are, or null on a machine without PostgreSQL's server. */
export const postgresBinaries: string | null = findBinaries();

/**
 * Starts a PostgreSQL server of its own on a socket in a folder, as an unprivileged user (it refuses to run as root). Nothing of
 * the machine's own servers is touched. For tests that stop it, crash it or give it a disk; the others take a database of the
 * run's shared server (`newPostgresDatabase`).
 *
 * @param kept where its databases stay for the next time; without one they are in a temporary folder and go when it stops
 */
export async function startPostgres(kept?: string): Promise<TestPostgres> {
  if (!postgresBinaries) throw new Error('There are no PostgreSQL server programs on this machine');
  const binaries = postgresBinaries;
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'lw-pg-'));
  if (kept) mkdirSync(kept, { recursive: true });
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const cluster = join(folder, 'cluster');
  if (!existsSync(cluster)) {
    execFileSync(
      join(binaries, 'initdb'),
      ['-D', cluster, '-U', 'linework', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
  }
  const launch = () =>
    spawn(
      join(binaries, 'postgres'),
      [
        '-D',
        cluster,
        '-F',
        '-c',
        'listen_addresses=',
        '-c',
        `unix_socket_directories=${folder}`,
        '-c',
        'max_connections=200',
      ],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
  let server = launch();
  const address = (database: string) => addressIn(folder, database);
  await untilReady(address('postgres'));
  const halt = async (signal: NodeJS.Signals = 'SIGINT') => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  let databases = 0;
  const create = async (name: string) => {
    await execute(address('postgres'), `create database ${name}`);
    return address(name);
  };
  return {
    folder,
    newDatabase: () => {
      databases += 1;
      return create(`test_${databases}`);
    },
    database: async (name) => {
      const exists = await execute(address('postgres'), `select from pg_database where datname = '${name}'`);
      return exists > 0 ? address(name) : create(name);
    },
    give: (given) => {
      if (user) chownSync(given, user.uid, user.gid);
    },
    halt,
    resume: async () => {
      server = launch();
      await untilReady(address('postgres'));
    },
    stop: async () => {
      await halt();
      if (!kept) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function addressIn(folder: string, database: string): string {
  return `postgres://linework@localhost/${database}?host=${encodeURIComponent(folder)}`;
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await execute(url, 'select 1');
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** @returns how many rows it answered */
export async function execute(url: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows.length;
  } finally {
    await client.end();
  }
}

function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, name: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const name = ['postgres', 'nobody'].find((candidate) => idOf('-u', candidate).status === 0);
  if (!name) throw new Error('There is no unprivileged user to run PostgreSQL as');
  return { uid: Number(idOf('-u', name).stdout), gid: Number(idOf('-g', name).stdout) };
}

function findBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
}

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../src/database/openDatabase';
import { addressIn, execute } from './postgres';
import { SHARED_POSTGRES } from './sharedPostgres';

export interface PostgresDatabase {
  url: string;
  /** Removes it, with the connections that it still has. */
  drop(): Promise<void>;
}

/** A new, empty database in the PostgreSQL server that the test files of a run share. */
export function newPostgresDatabase(): Promise<PostgresDatabase> {
  return copyOf('template1');
}

/** A new database with all migrations applied: a copy of one that is migrated once per run. */
export async function newMigratedDatabase(): Promise<PostgresDatabase> {
  migrated ??= makeMigrated();
  await migrated;
  return copyOf(MIGRATED);
}

const MIGRATED = 'migrated';
let migrated: Promise<void> | undefined;

/** Once per server, whichever of the run's processes comes first. */
async function makeMigrated(): Promise<void> {
  const lock = new pg.Client({ connectionString: addressIn(sharedFolder(), 'postgres') });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock(1)');
    const made = await lock.query('select from pg_database where datname = $1', [MIGRATED]);
    if (made.rows.length > 0) return;
    await lock.query('create database unfinished');
    const database = await openDatabase({
      dataDir: '',
      databaseUrl: addressIn(sharedFolder(), 'unfinished'),
    });
    await database.close();
    await lock.query(`alter database unfinished rename to ${MIGRATED}`);
  } finally {
    await lock.end();
  }
}

function sharedFolder(): string {
  const folder = process.env[SHARED_POSTGRES];
  if (!folder) throw new Error(`${SHARED_POSTGRES} is not set: run this file by Vitest or Playwright`);
  return folder;
}

async function copyOf(template: string): Promise<PostgresDatabase> {
  const folder = sharedFolder();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = addressIn(folder, 'postgres');
  await execute(server, `create database ${name} template ${template}`);
  return {
    url: addressIn(folder, name),
    drop: async () => {
      await execute(server, `drop database ${name} with (force)`);
    },
  };
}

import pg from 'pg';
import { openDatabase } from '../src/database/openDatabase';
import { copyOf, type PostgresDatabase, sharedFolder } from './newPostgresDatabase';
import { addressIn } from './postgres';

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

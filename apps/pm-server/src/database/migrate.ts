import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../server/packageRoot';
import { StartupError } from '../server/StartupError';
import type { Database, Tx } from './Database';
import { rowsOf } from './rowsOf';
import { sql } from './sql';

interface Migration {
  /** File name without .sql, in the order of application. */
  tag: string;
}

export interface MigrationState {
  applied: string[];
  pending: string[];
  /** Applied ones that this version does not know: a newer Linework was here. */
  unknown: string[];
}

/** Written by drizzle-kit, in the repository. */
export const ownMigrations = join(packageRoot, 'migrations');
/** Any number will do, as long as all servers use the same. */
const LOCK_KEY = 4_310_001;

/** Which migrations the database has had, which it still needs. */
export async function migrationState(database: Database, folder = ownMigrations): Promise<MigrationState> {
  return stateIn(database.orm, folder);
}

export interface MigrateOptions {
  /** Runs before anything changes, where there is something to lose (a snapshot). */
  beforeChange?: () => Promise<void>;
  folder?: string | undefined;
}

/**
 * Brings the database from whatever older version to this one, in one transaction: it has all of the new shape or none of it.
 * Servers that start together on one PostgreSQL wait for each other.
 *
 * @throws StartupError where a newer version of Linework has been here
 */
export async function migrate(
  database: Database,
  { beforeChange = async () => {}, folder = ownMigrations }: MigrateOptions = {},
): Promise<string[]> {
  const before = await migrationState(database, folder);
  if (before.unknown.length > 0) {
    throw new StartupError(
      `The database at ${database.place} was written by a newer version of Linework (${before.unknown.join(', ')}). Start that version, or restore an older backup.`,
    );
  }
  if (before.pending.length === 0) return [];
  if (before.applied.length > 0) await beforeChange();
  return database.transaction(async (tx) => {
    if (database.kind === 'postgres') {
      // Another server's migration, and this one, take as long as they take. Tables that somebody holds are not waited for that long.
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local lock_timeout = 0`);
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
      await tx.execute(sql`set local lock_timeout = '60s'`);
    }
    await tx.execute(
      sql`create table if not exists schema_migrations (tag text primary key, applied_at timestamptz not null default now())`,
    );
    const { pending } = await stateIn(tx, folder);
    for (const tag of pending) {
      const statements = readFileSync(join(folder, `${tag}.sql`), 'utf8').split('--> statement-breakpoint');
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migrations (tag) values (${tag})`);
    }
    return pending;
  });
}

async function stateIn(tx: Tx, folder: string): Promise<MigrationState> {
  const known = knownMigrations(folder).map(({ tag }) => tag);
  const [table] = await rowsOf<{ present: boolean }>(
    tx,
    sql`select to_regclass('schema_migrations') is not null as present`,
  );
  const rows = table?.present
    ? await rowsOf<{ tag: string }>(tx, sql`select tag from schema_migrations order by tag`)
    : [];
  const applied = rows.map(({ tag }) => tag);
  return {
    applied,
    pending: known.filter((tag) => !applied.includes(tag)),
    unknown: applied.filter((tag) => !known.includes(tag)),
  };
}

function knownMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: Migration[];
  };
  return journal.entries;
}

import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/database/Database';
import { openEmbedded } from '../src/database/engines/openEmbedded';
import { openPostgres } from '../src/database/engines/openPostgres';
import { migrationState } from '../src/database/migrate';
import { openDatabase } from '../src/database/openDatabase';
import { rowsOf } from '../src/database/rowsOf';
import { sql } from '../src/database/sql';
import { newDataDir } from './embeddedTemplate';
import { howMany } from './measured';
import { migrationsWith, NEXT } from './migrationsWith';
import { newPostgresDatabase, type PostgresDatabase } from './newPostgresDatabase';
import { postgresBinaries } from './postgres';
import { spawnMain } from './spawnServer';

/** Kills on each database; `pnpm chaos` makes more. */
const KILLS = howMany('MIGRATION_KILLS', 1, 2);
const ROWS = 10_000;

/** Long enough to be killed in: every row is written once more, and there are statements before and after. */
const MIGRATION = `alter table workspaces add column motto text;
--> statement-breakpoint
update workspaces set motto = 'We are ' || name;
--> statement-breakpoint
alter table workspaces alter column motto set not null;
--> statement-breakpoint
create table mottos as select id, motto from workspaces;`;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('A migration that is killed', () => {
  it(
    `SRV-02: ${KILLS} kills at random moments leave all of it or nothing, and the next start ends it [embedded database]`,
    async () => {
      const newPlace = async () => {
        const dataDir = await newDataDir();
        folders.push(dataDir);
        await inDatabase(await openEmbedded(dataDir), fill);
        return { DATA_DIR: dataDir };
      };
      await killMigrations(newPlace, {
        open: ({ DATA_DIR = '' }) => openEmbedded(DATA_DIR),
        snapshots: ({ DATA_DIR = '' }) => statesOfSnapshots(join(DATA_DIR, 'snapshots')),
      });
    },
    60_000 + KILLS * 60_000,
  );

  it.skipIf(!postgresBinaries)(
    `SRV-02: ${KILLS} kills at random moments leave all of it or nothing, and the next start ends it [PostgreSQL]`,
    async () => {
      const databases: PostgresDatabase[] = [];
      const newPlace = async () => {
        const database = await newPostgresDatabase();
        databases.push(database);
        await inDatabase(await openDatabase({ dataDir: '', databaseUrl: database.url }), fill);
        return { DATABASE_URL: database.url };
      };
      try {
        await killMigrations(newPlace, {
          open: ({ DATABASE_URL = '' }) => openPostgres(DATABASE_URL, () => {}),
        });
      } finally {
        for (const { drop } of databases) await drop();
      }
    },
    60_000 + KILLS * 60_000,
  );
});

interface Place {
  DATA_DIR?: string;
  DATABASE_URL?: string;
}

interface Kind {
  /** Opens the database as it is, without migrating it. */
  open: (place: Place) => Promise<Database>;
  /** The states of the copies that the embedded database makes before it is migrated. */
  snapshots?: (place: Place) => Promise<string[]>;
}

async function killMigrations(newPlace: () => Promise<Place>, { open, snapshots }: Kind): Promise<void> {
  const migrations = migrationsWith(MIGRATION);
  folders.push(migrations);
  const whole = await newPlace();
  const lasts = await migrateFor(whole, migrations, null);
  expect(await inDatabase(await open(whole), stateOf)).toBe('migrated');
  for (let kill = 0; kill < KILLS; kill += 1) {
    const place = await newPlace();
    await migrateFor(place, migrations, Math.random() * lasts);
    expect(['as before', 'migrated']).toContain(await inDatabase(await open(place), stateOf));
    if (snapshots) expect(['', 'as before']).toContain((await snapshots(place)).join());
    await migrateFor(place, migrations, null);
    expect(await inDatabase(await open(place), stateOf)).toBe('migrated');
    // Killed between its copy and its end, the next start makes a second copy.
    if (snapshots) expect((await snapshots(place)).join()).toMatch(/^as before(,as before)?$/);
  }
}

/** Runs a migrating start, to its end or for so many milliseconds. Resolves to how long it took. */
async function migrateFor(place: Place, migrations: string, most: number | null): Promise<number> {
  const child = await spawnMain('migrateMain', { ...place, MIGRATIONS: migrations });
  let told = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    told += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    told += chunk.toString();
  });
  await once(child.stdout ?? child, 'data');
  const began = Date.now();
  const killing = most === null ? undefined : setTimeout(() => child.kill('SIGKILL'), most);
  const [code, signal] = await once(child, 'close');
  clearTimeout(killing);
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The migration ended with ${code}: ${told}`);
  return Date.now() - began;
}

async function inDatabase<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function fill(database: Database): Promise<void> {
  await database.script(
    `insert into workspaces (id, name, settings) select gen_random_uuid(), 'Company ' || n, '{}' from generate_series(1, ${ROWS}) n`,
  );
}

/** Whether the database has nothing of the migration or all of it, with every row; what else it has, in words. */
async function stateOf(database: Database): Promise<string> {
  const { applied } = await migrationState(database);
  const [shape] = await rowsOf<{ workspaces: number; column: number; table: boolean }>(
    database.orm,
    sql`select (select count(*)::int from workspaces) as workspaces, to_regclass('mottos') is not null as "table",
          (select count(*)::int from information_schema.columns where table_name = 'workspaces' and column_name = 'motto') as "column"`,
  );
  const hasTag = applied.includes(NEXT);
  if (!shape || shape.workspaces !== ROWS) return `${shape?.workspaces} workspaces`;
  if (!hasTag && shape.column === 0 && !shape.table) return 'as before';
  if (!hasTag || shape.column === 0 || !shape.table) return `half: ${JSON.stringify({ hasTag, ...shape })}`;
  const [mottos] = await rowsOf<{ n: number }>(
    database.orm,
    sql`select count(*)::int as n from mottos m join workspaces w on w.id = m.id where m.motto = 'We are ' || w.name`,
  );
  return mottos?.n === ROWS ? 'migrated' : `${mottos?.n} mottos`;
}

/** Of each snapshot that was finished: it opens, with every row. */
async function statesOfSnapshots(folder: string): Promise<string[]> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'unfinished') : [];
  const states: string[] = [];
  for (const name of names) states.push(await inDatabase(await openEmbedded(join(folder, name)), stateOf));
  return states;
}

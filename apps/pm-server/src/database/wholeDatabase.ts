import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { StartupError } from '../server/StartupError';
import type { Database, Tx } from './Database';
import { migrationState } from './migrate';
import { rowsOf } from './rowsOf';
import {
  accounts,
  clients,
  deletions,
  people,
  projects,
  projectTeam,
  tasks,
  timeEntries,
  users,
  workspaces,
} from './schema';
import { type SQL, sql } from './sql';

/** A backup: the rows of each table as PostgreSQL's own JSON, and the migrations whose shape they have. */
export interface WholeDatabase {
  format: 'linework-backup';
  version: 1;
  migrations: string[];
  madeAt: string;
  tables: Record<string, unknown[]>;
}

/**
 * In an order in which they can be inserted. Tallies are made anew by the tasks; what lives for a day stays out (sessions, attempts, the Undo of bulk changes):
 * who restores a backup signs in again.
 */
const TABLES: PgTable[] = [
  workspaces,
  users,
  accounts,
  clients,
  people,
  projects,
  projectTeam,
  tasks,
  timeEntries,
  deletions,
];

/** Everything, as of one moment. */
export async function readEverything(database: Database): Promise<WholeDatabase> {
  const { applied } = await migrationState(database);
  return database.readAsOfNow(async (tx) => {
    const tables: Record<string, unknown[]> = {};
    for (const table of TABLES) {
      const rows = await rowsOf<{ json: string }>(
        tx,
        sql`select row_to_json(t)::text as json from ${nameOf(table)} t`,
      );
      tables[getTableName(table)] = rows.map(({ json }) => JSON.parse(json) as unknown);
    }
    return {
      format: 'linework-backup',
      version: 1,
      migrations: applied,
      madeAt: new Date().toISOString(),
      tables,
    };
  });
}

/**
 * Writes a backup into empty tables of this version's shape. Columns that came later take their defaults.
 *
 * @throws StartupError where the backup is of a newer version
 */
export async function writeEverything(tx: Tx, { migrations, tables }: WholeDatabase): Promise<number> {
  const known = await rowsOf<{ tag: string }>(tx, sql`select tag from schema_migrations`);
  const newer = migrations.filter((tag) => !known.some((applied) => applied.tag === tag));
  if (newer.length > 0)
    throw new StartupError(`The backup is of a newer version of Linework (${newer.join(', ')}).`);
  let written = 0;
  for (const table of TABLES) {
    const rows = tables[getTableName(table)] ?? [];
    const generated = generatedColumns(table);
    for (let start = 0; start < rows.length; start += 500) {
      const part = rows.slice(start, start + 500);
      const columns = Object.keys((part[0] ?? {}) as object)
        .filter((name) => !generated.has(name))
        .map((name) => sql.identifier(name));
      const list = sql.join(columns, sql`, `);
      await tx.execute(
        sql`insert into ${nameOf(table)} (${list}) select ${list} from jsonb_populate_recordset(null::${nameOf(table)}, ${JSON.stringify(part)}::jsonb)`,
      );
      written += part.length;
    }
  }
  return written;
}

function nameOf(table: PgTable): SQL {
  return sql.identifier(getTableName(table));
}

/** Columns that the database fills itself, and nobody else may. */
function generatedColumns(table: PgTable): Set<string> {
  return new Set(
    Object.values(getTableColumns(table)).flatMap(({ generated, name }) => (generated ? [name] : [])),
  );
}

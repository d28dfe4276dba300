import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './Database';

/** Rows of one INSERT: PostgreSQL takes 65,535 parameters. */
const ROWS_PER_INSERT = 500;

/** Inserts any number of rows, many at a time. */
export async function insertAll<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await tx.insert(table).values(rows.slice(start, start + ROWS_PER_INSERT));
  }
}

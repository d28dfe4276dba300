import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './Database';
import { sentRows } from './sentRows';
import { sql } from './sql';

/** Rows of one INSERT: more would be megabytes of JSON at a time. */
const ROWS_PER_INSERT = 1_000;

/** Inserts any number of rows, many at a time. A field that only some of them have is null in the others. */
export async function insertAll<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    const { from, columns } = sentRows(table, rows.slice(start, start + ROWS_PER_INSERT));
    const all = sql.join(columns, sql`, `);
    await tx.execute(
      sql`insert into ${sql.identifier(getTableName(table))} (${all}) select ${all} from ${from}`,
    );
  }
}

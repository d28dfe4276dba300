import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';

/**
 * Does the work on a table without its indexes, keys aside, and makes them again: many times quicker where most of the table's
 * rows are new. Others wait for the table until the transaction ends.
 */
export async function withoutIndexes(tx: Tx, table: PgTable, work: () => Promise<void>): Promise<void> {
  const indexes = await rowsOf<{ name: string; definition: string }>(
    tx,
    sql`select i.relname as name, pg_get_indexdef(i.oid) as definition from pg_index x join pg_class i on i.oid = x.indexrelid
        where x.indrelid = ${getTableName(table)}::regclass and not x.indisunique`,
  );
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  await work();
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
}

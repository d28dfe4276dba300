import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './Database';
import { rowsOf } from './rowsOf';
import { sql } from './sql';
import { textArray } from './textArray';

/**
 * Does the work on some tables without their indexes, keys aside, and makes them again: many times quicker where most of the rows
 * are new. Others wait for the tables until the transaction ends.
 */
export async function withoutIndexes(
  tx: Tx,
  tables: readonly PgTable[],
  work: () => Promise<void>,
): Promise<void> {
  const indexes = await rowsOf<{ name: string; definition: string }>(
    tx,
    sql`select i.relname as name, pg_get_indexdef(i.oid) as definition
        from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
        where t.relnamespace = 'public'::regnamespace and t.relname = any(${textArray(tables.map(getTableName))}) and not x.indisunique
        order by t.relname, i.relname`,
  );
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  await work();
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
}

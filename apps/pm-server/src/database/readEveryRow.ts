import type { Database } from './Database';
import { rowsOf } from './rowsOf';
import { sql } from './sql';

interface Table {
  name: string;
  /** The columns of its primary key, in their order. */
  key: string[];
}

/**
 * Reads every row by way of its primary key. PostgreSQL takes a file that was cut off for a shorter table; the index still
 * knows the rows.
 *
 * @throws the database's error, which names the file, where a row cannot be read
 */
export async function readEveryRow(database: Database): Promise<void> {
  await database.readAsOfNow(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan', 'indexonlyscan', 'sort'])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    const tables = await rowsOf<Table>(
      tx,
      sql`select c.relname as name, array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum)) as key
          from pg_index i join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
          join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey::int2[])
          where i.indisprimary group by c.relname`,
    );
    for (const { name, key } of tables) {
      const order = sql.join(
        key.map((column) => sql.identifier(column)),
        sql`, `,
      );
      await tx.execute(
        sql`select sum(length(r::text)) from (select t from ${sql.identifier(name)} t order by ${order} offset 0) r`,
      );
    }
  });
}

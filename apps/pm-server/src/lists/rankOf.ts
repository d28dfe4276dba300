import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** An option's place in its order, from 0. Written without parameters, so that an index on the same expression is found. */
export function rankOf(column: SQL | AnyPgColumn, order: readonly string[]): SQL {
  const ranks = order.map((option, rank) => sql.raw(`when '${option.replaceAll("'", "''")}' then ${rank}`));
  return sql`(case ${column} ${sql.join(ranks, sql` `)} end)`;
}

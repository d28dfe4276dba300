import type { Database } from '../Database';
import { restSince } from '../restSince';
import { rowsOf } from '../rowsOf';
import { sql } from '../sql';

/**
 * Pages of 8 kB, at the last vacuum. The statistics of a table that has more are gathered column by column, each in a tenth of a
 * second or two.
 */
const LARGE = 256;

/**
 * Which tables autovacuum would take by now. PGlite forgets how much has changed when it ends, so after a start that is all of them.
 * Of the indexes on expressions of large tables there are no statistics then: they come with those of the whole table only.
 */
const PIECES = sql`
  with worn as (
    select t.oid, t.oid::regclass::text as name, t.relpages > ${LARGE} as large
    from pg_class t where t.relkind = 'r' and (pg_stat_get_last_vacuum_time(t.oid) is null
      or pg_stat_get_dead_tuples(t.oid) + pg_stat_get_ins_since_vacuum(t.oid) >
        current_setting('autovacuum_analyze_threshold')::int + t.reltuples * current_setting('autovacuum_analyze_scale_factor')::float8)
  )
  select name, case when large then 'vacuum ' else 'vacuum (analyze) ' end || name as statement from worn
  union all
  select name, format('analyze %s (%I)', name, c.attname) from worn
    join pg_attribute c on c.attrelid = worn.oid and c.attnum > 0 and not c.attisdropped where large
  order by name, statement desc`;

/**
 * Does what autovacuum does for a PostgreSQL server: without statistics the planner takes every table for empty and joins row by
 * row. The engine answers nobody else meanwhile, so this goes piece by piece with a rest after each.
 */
export async function vacuumTables(database: Database, until: AbortSignal): Promise<void> {
  for (const { statement } of await rowsOf<{ statement: string }>(database.orm, PIECES)) {
    if (until.aborted) return;
    const began = performance.now();
    await database.script(statement);
    await restSince(began, until);
  }
}

import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { type SQL, sql } from '../database/sql';

/** The columns by which rows of a table name a row of another of their workspace. */
export function referencesTo(named: PgTable, table: PgTable): SQL[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    const column = columns.at(-1);
    return column && getTableName(foreignTable) === getTableName(named) ? [sql.identifier(column.name)] : [];
  });
}

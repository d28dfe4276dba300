import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type SQL, sql } from './sql';

/** Rows of a table, or parts of them, as one parameter. */
export interface SentRows {
  /** A table `sent` for FROM, with the table's own columns. */
  from: SQL;
  /** Those columns, as the rows have them. */
  columns: SQL[];
}

/**
 * Rows that a statement takes many of: as JSON they are one parameter, and one plan, however many they are. A field that
 * only some of them have is null in the others.
 */
export function sentRows<Table extends PgTable>(
  table: Table,
  rows: readonly Partial<Table['$inferInsert']>[],
): SentRows {
  const all = getTableColumns(table);
  const given = rows.flatMap((row) => Object.entries(row).filter(([, value]) => value !== undefined));
  const columns = [...new Set(given.map(([field]) => field))].map((field) => {
    const column = all[field];
    if (!column) throw new Error(`The table has no field ${field}`);
    return { field, name: column.name, type: column.getSQLType() };
  });
  const json = rows.map((row) =>
    Object.fromEntries(columns.map(({ field, name }) => [name, (row as Record<string, unknown>)[field]])),
  );
  const typed = columns.map(({ name, type }) => sql`${sql.identifier(name)} ${sql.raw(type)}`);
  return {
    from: sql`json_to_recordset(${JSON.stringify(json)}::json) as sent (${sql.join(typed, sql`, `)})`,
    columns: columns.map(({ name }) => sql.identifier(name)),
  };
}

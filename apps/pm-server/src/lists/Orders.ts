import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

/**
 * How each order of a list is found: by the index, on the workspace first and the id last, from which pages are read one after the
 * other; or null, where all rows that match are sorted for each page.
 */
export type Orders<Sort extends string = string> = Readonly<Record<Sort, string | null>>;

/** @throws Error where an order names an index that its table has not, or that gives no order within a workspace */
export function checkOrders(table: PgTable, orders: Orders): void {
  const { indexes } = getTableConfig(table);
  for (const [sort, name] of Object.entries(orders)) {
    if (name === null) continue;
    const found = indexes.find(({ config }) => config.name === name);
    const columns = found?.config.columns.map((column) => ('name' in column ? column.name : null)) ?? [];
    if (columns[0] !== 'workspace_id' || columns.at(-1) !== 'id')
      throw new Error(
        `The order '${sort}' asks for the index ${name} on (workspace_id, ..., id) of ${getTableName(table)}: declare it there, or null in \`orders\``,
      );
  }
}

import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Assigned, assignments } from './assignments';
import type { Tx } from './Database';
import { sentRows } from './sentRows';
import { sql } from './sql';

/**
 * Updates many rows of a workspace, each by its id with values of its own, in one statement. `every` is
 * set on each of them, where `sent` names the row's own values.
 */
export async function updateAll<Table extends PgTable>(
  tx: Tx,
  table: Table,
  workspaceId: string,
  rows: readonly ({ id: string } & Partial<Table['$inferInsert']>)[],
  every: Assigned<Table>,
): Promise<void> {
  if (rows.length === 0) return;
  const { from, columns } = sentRows(table, rows);
  const own = columns.filter(({ sql: name }) => name !== '"id"').map((name) => sql`${name} = sent.${name}`);
  const name = sql.identifier(getTableName(table));
  await tx.execute(
    sql`update ${name} set ${sql.join([...own, assignments(table, every)], sql`, `)} from ${from}
        where ${name}.workspace_id = ${workspaceId} and ${name}.id = sent.id`,
  );
}

import type { SQL } from 'drizzle-orm';
import type { Tx } from './Database';

/** The rows of a raw statement. `Row` is the statement's promise: dates and instants arrive as text, bigint as text. */
export async function rowsOf<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  // Both drivers answer {rows}; Drizzle's common type does not say so.
  const answer = (await tx.execute(statement)) as unknown as { rows: Row[] };
  return answer.rows;
}

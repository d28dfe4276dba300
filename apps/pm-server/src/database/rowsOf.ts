import type { Tx } from './Database';
import type { SQL } from './sql';

/** The rows of a statement of our own. `Row` is the statement's promise: dates and instants arrive as text, bigint as text. */
export async function rowsOf<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(statement);
  return rows;
}

import { type DateFormat, type DateOrder, dateOrderOf } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';

/** The order of days and months in the dates of a file; what they leave open follows the workspace's format. */
export async function dateOrderIn(
  tx: Tx,
  { workspaceId }: SignedIn,
  cells: readonly string[],
): Promise<DateOrder> {
  const [row] = await rowsOf<{ format: DateFormat }>(
    tx,
    sql`select settings ->> 'dateFormat' as format from workspaces where id = ${workspaceId}`,
  );
  return dateOrderOf(cells, row?.format ?? 'MM/DD/YYYY');
}

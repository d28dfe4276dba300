import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { contentRows } from './contentRows';

export interface StoredBytes {
  /** Contents: copies of a file share one. */
  count: number;
  bytes: number;
}

/** All contents that rows name, deleted ones included, by what the rows say. */
export async function sumOfContents(tx: Tx): Promise<StoredBytes> {
  const [sum] = await rowsOf<StoredBytes>(
    tx,
    sql`select count(*)::int as count, coalesce(sum(size), 0)::float8 as bytes
        from (select max(size) as size from ${contentRows} group by storage_key) each`,
  );
  return sum ?? { count: 0, bytes: 0 };
}

import type { Tx } from '../Database';
import { rowsOf } from '../rowsOf';
import { sql } from '../sql';

/** Bytes that a start after a crash may have to replay. */
const LONG = 64 * 1024 * 1024;

/**
 * Makes a checkpoint once the write-ahead log has grown: PGlite has nobody who does, so its log would grow for as long as the
 * server runs, and a start after a crash would replay all of it.
 *
 * @param isNeeded whether somebody needs the log as it is
 */
export async function keepLogShort(tx: Tx, isNeeded: () => boolean = () => false): Promise<void> {
  const [log] = await rowsOf<{ isLong: boolean }>(
    tx,
    sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${LONG} as "isLong" from pg_control_checkpoint()`,
  );
  if (log?.isLong && !isNeeded()) await tx.execute(sql`checkpoint`);
}

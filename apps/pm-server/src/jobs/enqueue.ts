import type { Tx } from '../database/Database';
import { sql } from '../database/sql';
import type { Ports } from '../server/Ports';

/** Rounded down, as columns of instants round: at once means now, not in half a millisecond. */
const NOW = sql`date_trunc('milliseconds', clock_timestamp())`;

export const JOBS_CHANNEL = 'linework_jobs';

/** Notes work that is to be done once the transaction has committed, and wakes whoever does it. */
export async function enqueue(
  tx: Tx,
  kind: string,
  payload: Record<string, unknown>,
  { newId }: Pick<Ports, 'newId'>,
): Promise<void> {
  await tx.execute(
    sql`insert into jobs (id, kind, payload, run_at, created_at)
        values (${newId()}, ${kind}, ${JSON.stringify(payload)}::jsonb, ${NOW}, ${NOW})`,
  );
  await wakeJobs(tx);
}

/** Tells every server that there is something to do, when the transaction commits. */
export async function wakeJobs(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_notify(${JOBS_CHANNEL}, '')`);
}

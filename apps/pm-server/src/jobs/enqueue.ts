import type { Tx } from '../database/Database';
import { sql } from '../database/sql';
import type { Ports } from '../server/Ports';

/** Rounded down, as columns of instants round: at once means now, not in half a millisecond. */
const NOW = sql`date_trunc('milliseconds', clock_timestamp())`;

export const JOBS_CHANNEL = 'linework_jobs';

export interface NewJob {
  payload: Record<string, unknown>;
  /** Of work that is noted once: while a job with the same is there, no second one is. */
  onceKey?: string;
  /** How long from now its turn comes; absent: at once. */
  inSeconds?: number;
}

/** Notes work that is to be done once the transaction has committed, and wakes whoever does it. */
export async function enqueue(
  tx: Tx,
  kind: string,
  payload: Record<string, unknown>,
  ports: Pick<Ports, 'newId'>,
  when: Omit<NewJob, 'payload'> = {},
): Promise<void> {
  await enqueueAll(tx, kind, [{ payload, ...when }], ports);
}

/** As `enqueue`, of one kind in one statement. */
export async function enqueueAll(
  tx: Tx,
  kind: string,
  jobs: readonly NewJob[],
  { newId }: Pick<Ports, 'newId'>,
): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ payload, onceKey = null, inSeconds = 0 }) => ({
    id: newId(),
    payload,
    once_key: onceKey,
    seconds: inSeconds,
  }));
  // In one order for all: two transactions that note the same never wait for each other.
  await tx.execute(
    sql`insert into jobs (id, kind, payload, once_key, run_at, created_at)
        select j.id, ${kind}, j.payload, j.once_key, ${NOW} + make_interval(secs => j.seconds), ${NOW}
        from json_to_recordset(${JSON.stringify(rows)}::json) j (id uuid, payload jsonb, once_key text, seconds float8)
        order by j.once_key, j.id on conflict (once_key) do nothing`,
  );
  await wakeJobs(tx);
}

/** Tells every server that there is something to do, when the transaction commits. */
export async function wakeJobs(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_notify(${JOBS_CHANNEL}, '')`);
}

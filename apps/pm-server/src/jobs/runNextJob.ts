import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import type { JobHandler } from './JobHandler';

const LEASE_SECONDS = 300;
/** The first pause after a failure; each further one is twice as long, up to an hour. */
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 3_600;

interface Leased {
  id: string;
  payload: unknown;
  attempts: number;
  createdAt: string;
  lease: string;
}

/**
 * Does the next job of a kind whose turn has come. By the database's clock, which is one for all servers.
 *
 * @param closing the server stops
 * @returns whether there was one
 */
export async function runNextJob(
  services: Services,
  handler: JobHandler,
  closing: AbortSignal,
): Promise<boolean> {
  const job = await leaseNext(services, handler);
  if (!job) return false;
  const signal = AbortSignal.any([closing, AbortSignal.timeout(leaseOf(handler) * 1_000)]);
  try {
    const end = await handler.work(job.payload, { services, signal });
    await insistently(closing, () =>
      transact(services.database, async (tx) => {
        await endJob(tx, handler, job);
        await end(tx);
      }),
    );
  } catch (error) {
    if (error instanceof LostLease) return true;
    // Not the work's fault: the next start goes on with it.
    if (closing.aborted) await release(services, job);
    else await fail(services, handler, job, error);
  }
  return true;
}

const END_TRIES = 5;
const END_PAUSE_MS = 1_000;

/** What was done is written even where the database is away for a moment: a mail that is not noted as sent is sent again. */
async function insistently(
  closing: AbortSignal,
  write: () => Promise<void>,
  tries = END_TRIES,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (error instanceof LostLease || tries <= 1) throw error;
    await pause(END_PAUSE_MS, undefined, { signal: closing }).catch(() => undefined);
    await insistently(closing, write, tries - 1);
  }
}

/** Another server has the job by now, and what this one did of it is not written. */
class LostLease extends Error {}

async function leaseNext({ database }: Services, handler: JobHandler): Promise<Leased | undefined> {
  const lease = randomUUID();
  const [job] = await rowsOf<Leased>(
    database.orm,
    sql`update jobs set lease = ${lease}, attempts = attempts + 1,
          lease_ends = clock_timestamp() + make_interval(secs => ${leaseOf(handler)})
        where id = (
          select id from jobs where kind = ${handler.kind} and run_at <= clock_timestamp()
            and (lease_ends is null or lease_ends <= clock_timestamp())
          order by run_at, id limit 1 for update skip locked)
        returning id, payload, attempts, created_at as "createdAt", lease`,
  );
  return job;
}

/** Removes the job, or has it come again where it is there always. @throws LostLease */
async function endJob(
  tx: Services['database']['orm'],
  { everySeconds }: JobHandler,
  { id, lease }: Leased,
): Promise<void> {
  const ended = await rowsOf(
    tx,
    everySeconds === undefined
      ? sql`delete from jobs where id = ${id} and lease = ${lease} returning id`
      : sql`update jobs set attempts = 0, lease = null, lease_ends = null, problem = null,
              run_at = clock_timestamp() + make_interval(secs => ${everySeconds})
            where id = ${id} and lease = ${lease} returning id`,
  );
  if (ended.length === 0) throw new LostLease();
}

async function fail(
  { database, log }: Services,
  handler: JobHandler,
  { id, lease, attempts, createdAt, payload }: Leased,
  error: unknown,
): Promise<void> {
  log.warn({ job: id, kind: handler.kind, attempts, err: error }, 'A job failed: it is tried again later');
  const seconds = Math.min(FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_SECONDS);
  const problem = handler.problemOf?.(error) ?? (error instanceof Error ? error.name : 'Error');
  await transact(database, async (tx) => {
    const [kept] = await rowsOf<{ runAt: string }>(
      tx,
      sql`update jobs set lease = null, lease_ends = null, problem = ${problem},
            run_at = clock_timestamp() + make_interval(secs => ${seconds})
          where id = ${id} and lease = ${lease} returning run_at as "runAt"`,
    );
    if (!kept || !handler.failed) return;
    const failure = {
      attempts,
      createdAt: new Date(createdAt),
      problem,
      nextTryAt: new Date(kept.runAt),
    };
    if (await handler.failed(tx, payload, failure, error))
      await tx.execute(sql`delete from jobs where id = ${id}`);
  });
}

async function release({ database }: Services, { id, lease }: Leased): Promise<void> {
  await database.orm.execute(
    sql`update jobs set lease = null, lease_ends = null, attempts = attempts - 1 where id = ${id} and lease = ${lease}`,
  );
}

function leaseOf({ leaseSeconds = LEASE_SECONDS }: JobHandler): number {
  return leaseSeconds;
}

import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { textArray } from '../database/textArray';
import type { Services } from '../server/Services';
import { JOBS_CHANNEL } from './enqueue';
import type { JobHandler } from './JobHandler';
import { runNextJob } from './runNextJob';

/** How often a server looks for jobs that nobody told it of. */
const LOOK_MS = 60_000;
/** After an error of the database itself. */
const RECOVER_MS = 5_000;
/** A stop waits so long for what is under way; its lease then ends by itself. */
const STOP_MS = 8_000;

export interface Jobs {
  close(): Promise<void>;
}

/**
 * Does jobs as their turn comes: at once, when a transaction that asked for one commits, and when a pause is over. Each kind has its
 * own runners.
 */
export async function openJobs(services: Services, handlers: readonly JobHandler[]): Promise<Jobs> {
  const { database, log } = services;
  const closing = new AbortController();
  const runners = handlers.flatMap((handler) =>
    Array.from({ length: handler.atOnce ?? 1 }, () => openRunner(services, handler, closing.signal)),
  );
  let timer: NodeJS.Timeout | undefined;
  const wake = () => {
    for (const runner of runners) runner.wake();
  };
  const kinds = handlers.map(({ kind }) => kind);
  const lookLater = async () => {
    clearTimeout(timer);
    const ms = await nextTurn(services, kinds).catch((err: unknown) => {
      log.warn({ err }, 'Jobs could not be looked for');
      return RECOVER_MS;
    });
    if (closing.signal.aborted) return;
    timer = setTimeout(look, Math.min(Math.max(ms, 100), LOOK_MS));
    timer.unref();
  };
  const look = () => {
    wake();
    void Promise.all(runners.map((runner) => runner.idle())).then(lookLater);
  };
  await schedule(services, handlers);
  const stopListening = await database.listen(JOBS_CHANNEL, { onPayload: look, onGap: look });
  look();
  return {
    close: async () => {
      closing.abort();
      clearTimeout(timer);
      await stopListening();
      const idle = Promise.all(runners.map((runner) => runner.idle()));
      await Promise.race([idle, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())]);
    },
  };
}

/** Does one job of a kind after the other while there are some. */
function openRunner(services: Services, handler: JobHandler, closing: AbortSignal) {
  let isWoken = false;
  let working: Promise<void> | null = null;
  const work = async () => {
    while (isWoken && !closing.aborted) {
      isWoken = false;
      if (await runNextJob(services, handler, closing)) isWoken = true;
    }
  };
  const wake = () => {
    isWoken = true;
    working ??= work()
      .catch((err: unknown) =>
        services.log.warn({ kind: handler.kind, err }, 'A job could not be looked for or ended'),
      )
      .finally(() => {
        working = null;
        // Woken while the loop was ending.
        if (isWoken && !closing.aborted) wake();
      });
  };
  return { wake, idle: async () => working };
}

/** What is there always is noted once, by whichever server starts first. */
async function schedule({ database, newId }: Services, handlers: readonly JobHandler[]): Promise<void> {
  for (const { kind, everySeconds } of handlers) {
    if (everySeconds === undefined) continue;
    await database.orm.execute(
      sql`insert into jobs (id, kind, payload, once_key, run_at, created_at)
          values (${newId()}, ${kind}, '{}', ${kind}, clock_timestamp() + interval '1 minute', clock_timestamp())
          on conflict (once_key) do nothing`,
    );
  }
  // A directory has one server: whoever held a lease in it is gone.
  if (database.kind === 'embedded')
    await database.orm.execute(sql`update jobs set lease = null, lease_ends = null where lease is not null`);
}

/** Milliseconds until the next job's turn. */
async function nextTurn({ database }: Services, kinds: readonly string[]): Promise<number> {
  const [row] = await rowsOf<{ ms: number | null }>(
    database.orm,
    sql`select extract(epoch from min(greatest(run_at, lease_ends)) - clock_timestamp())::float8 * 1000 as ms
        from jobs where kind = any(${textArray(kinds)})`,
  );
  return row?.ms ?? LOOK_MS;
}

import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { onBothDatabases } from '../../test/onDatabase';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { enqueue } from './enqueue';
import { defineJob, type JobHandler } from './JobHandler';
import { type Jobs, openJobs } from './openJobs';
import { runNextJob } from './runNextJob';

const open: Jobs[] = [];

onBothDatabases('Jobs', (app) => {
  afterEach(async () => {
    for (const jobs of open.splice(0)) await jobs.close();
    await app().database.orm.execute(sql`delete from jobs`);
  });

  it('SRV-02: a job is done once, also by two servers on one database, and only where its transaction commits', async () => {
    const done: number[] = [];
    const count = counting('count', (n) => done.push(n));
    for (let server = 0; server < 2; server += 1) await start([count]);
    const { services, database } = app();
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        database.transaction((tx) => enqueue(tx, 'count', { n }, services)),
      ),
    );
    const undone = database.transaction(async (tx) => {
      await enqueue(tx, 'count', { n: 1_000 }, services);
      throw new Error('Taken back');
    });
    await expect(undone).rejects.toThrow('Taken back');
    await vi.waitUntil(async () => (await stored()).length === 0, { timeout: 10_000 });
    expect(done.sort((one, other) => one - other)).toEqual(Array.from({ length: 30 }, (_, n) => n));
  });

  it('SRV-02: a job that fails is tried again after a pause that grows, and holds up neither its own kind nor others', async () => {
    const done: number[] = [];
    const failing = counting(
      'count',
      (n) => done.push(n),
      (n) => {
        if (n === 0) throw new Error('Broken');
      },
    );
    const hanging = defineJob({
      kind: 'hang',
      payload: z.object({}),
      work: (_, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('Ended')))),
    });
    await start([hanging, failing]);
    const { services, database } = app();
    await database.transaction(async (tx) => {
      await enqueue(tx, 'hang', {}, services);
      for (const n of [0, 1, 2]) await enqueue(tx, 'count', { n }, services);
    });
    await vi.waitUntil(() => done.length === 2, { timeout: 10_000 });
    await vi.waitUntil(async () => (await stored()).some(({ problem }) => problem), { timeout: 10_000 });
    expect(done).toEqual([1, 2]);
    const pauses: number[] = [];
    for (let attempt = 2; attempt <= 4; attempt += 1) {
      const [job] = await stored('count');
      pauses.push(Math.round(job?.waits ?? 0));
      await database.orm.execute(
        sql`update jobs set run_at = clock_timestamp() - interval '1 second' where kind = 'count'`,
      );
      await runNextJob(services, failing, new AbortController().signal);
      expect(await stored('count')).toMatchObject([{ attempts: attempt, problem: 'Error' }]);
    }
    expect(pauses).toEqual([30, 60, 120]);
  });

  it('SRV-02: what a server was at when it was killed is done by another once its lease has ended, and written once', async () => {
    const written: string[] = [];
    const { services, database } = app();
    const never = new AbortController().signal;
    let finishFirst: () => void = () => {};
    const first = new Promise<void>((resolve) => {
      finishFirst = resolve;
    });
    const slow = (name: string, until: Promise<void>): JobHandler =>
      defineJob({
        kind: 'slow',
        payload: z.object({}),
        work: async () => {
          await until;
          return async () => void written.push(name);
        },
      });
    await database.transaction((tx) => enqueue(tx, 'slow', {}, services));
    const killed = runNextJob(services, slow('first', first), never);
    await vi.waitUntil(async () => (await stored())[0]?.attempts === 1, { timeout: 10_000 });
    // It is the first one's for as long as the lease lasts.
    expect(await runNextJob(services, slow('second', Promise.resolve()), never)).toBe(false);
    await database.orm.execute(sql`update jobs set lease_ends = clock_timestamp() - interval '1 second'`);
    expect(await runNextJob(services, slow('second', Promise.resolve()), never)).toBe(true);
    // The first was not dead after all: what it did is not written any more.
    finishFirst();
    await killed;
    expect(written).toEqual(['second']);
    expect(await stored()).toEqual([]);
  });

  it('GEN-12: work by the hour is noted once, however many servers start, and comes again when it was done', async () => {
    let runs = 0;
    const hourly = defineJob({
      kind: 'hourly',
      payload: z.object({}),
      everySeconds: 3_600,
      work: async () => {
        runs += 1;
        return async () => {};
      },
    });
    await start([hourly]);
    await start([hourly]);
    expect(await stored()).toHaveLength(1);
    const { services, database } = app();
    await database.orm.execute(sql`update jobs set run_at = clock_timestamp() - interval '1 second'`);
    await database.transaction((tx) => enqueue(tx, 'nothing', {}, services));
    await vi.waitUntil(() => runs === 1, { timeout: 10_000 });
    await vi.waitUntil(async () => Math.round((await stored('hourly'))[0]?.waits ?? 0) > 3_590, {
      timeout: 10_000,
    });
  });

  function counting(
    kind: string,
    count: (n: number) => void,
    before: (n: number) => void = () => {},
  ): JobHandler {
    return defineJob({
      kind,
      payload: z.object({ n: z.number() }),
      work: async ({ n }) => {
        before(n);
        return async () => count(n);
      },
    });
  }

  async function start(handlers: readonly JobHandler[]): Promise<void> {
    open.push(await openJobs(app().services, handlers));
  }

  function stored(kind?: string) {
    return rowsOf<{ attempts: number; problem: string | null; waits: number }>(
      app().database.orm,
      sql`select attempts, problem, extract(epoch from run_at - clock_timestamp())::float8 as waits from jobs
          where ${kind ?? null}::text is null or kind = ${kind ?? null}`,
    );
  }
});

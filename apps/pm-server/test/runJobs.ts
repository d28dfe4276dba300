import { sql } from '../src/database/sql';
import { jobHandlers } from '../src/jobs/jobHandlers';
import { runNextJob } from '../src/jobs/runNextJob';
import type { TestApp } from './onDatabase';

/** Does every job whose turn has come, one after the other, as the server's runners do. @returns how many attempts were made */
export async function runJobs({ services }: Pick<TestApp, 'services'>): Promise<number> {
  let attempts = 0;
  for (const handler of jobHandlers)
    while (await runNextJob(services, handler, new AbortController().signal)) attempts += 1;
  // One job may have asked for another.
  return attempts === 0 ? 0 : attempts + (await runJobs({ services }));
}

/** Has the pauses of all jobs be over, and leases too; but for those that are there always. */
export async function endPauses({ database }: TestApp): Promise<void> {
  await database.orm.execute(
    sql`update jobs set run_at = clock_timestamp() - interval '1 second',
          lease_ends = case when lease is null then null else clock_timestamp() - interval '1 second' end
        where once_key is distinct from kind`,
  );
}

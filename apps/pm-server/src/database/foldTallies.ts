import type { Database } from './Database';
import { rowsOf } from './rowsOf';
import { sql } from './sql';

/** Any number will do, as long as all servers use the same. */
const LOCK_KEY = 4_310_002;

/**
 * Makes one line of the many that changes have left in `task_tallies`. Sums stay what they are at every moment, for readers see
 * the lines before or the line after. Where another server is at it already, this one leaves it.
 */
export async function foldTallies(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    const [lock] = await rowsOf<{ mine: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${LOCK_KEY}) as mine`,
    );
    if (!lock?.mine) return;
    await tx.execute(sql`
      with folded as (
        delete from task_tallies where ctid = any(array(
          select unnest(array_agg(ctid)) from task_tallies
          group by workspace_id, counted, project_id, status, priority, day having count(*) > 1
        )) returning *
      )
      insert into task_tallies (workspace_id, counted, project_id, status, priority, day, tasks, hours)
      select workspace_id, counted, project_id, status, priority, day, sum(tasks), sum(hours) from folded
      group by workspace_id, counted, project_id, status, priority, day having sum(tasks) <> 0 or sum(hours) <> 0`);
  });
}

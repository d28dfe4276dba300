import type { Tx } from '../database/Database';
import { sql } from '../database/sql';

/**
 * Adds any number of tasks to a database without any, and counts them when all are there: line by line the triggers would leave
 * millions of lines to fold.
 */
export async function countTasksOnce(tx: Tx, work: () => Promise<void>): Promise<void> {
  await tx.execute(sql`alter table tasks disable trigger tasks_tally_insert`);
  await work();
  await tx.execute(sql`alter table tasks enable trigger tasks_tally_insert`);
  await tx.execute(sql`
    insert into task_tallies (workspace_id, counted, project_id, status, priority, day, tasks, hours)
    select t.workspace_id, l.counted, l.project_id, l.status, l.priority, l.day, count(*), sum(l.hours)
    from tasks t, task_tally_lines(t.project_id, t.status, t.priority, t.due_date, t.created_at, t.completed_at, t.estimated_hours) l
    where t.deleted_at is null group by 1, 2, 3, 4, 5, 6`);
}

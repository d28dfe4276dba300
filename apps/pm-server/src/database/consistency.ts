import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from './Database';
import { rowsOf } from './rowsOf';

interface Check {
  /** What is wrong, to be read after a number. */
  problem: string;
  wrong: SQL;
}

const CHECKS: Check[] = [
  {
    problem: 'projects whose client is deleted',
    wrong: sql`from projects p join clients c on c.workspace_id = p.workspace_id and c.id = p.client_id where p.deleted_at is null and c.deleted_at is not null`,
  },
  {
    problem: 'tasks whose project is deleted',
    wrong: sql`from tasks t join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id where t.deleted_at is null and p.deleted_at is not null`,
  },
  {
    problem: 'open tasks whose assignee is not on the team',
    wrong: sql`from tasks t where t.deleted_at is null and t.status <> 'Completed' and t.assignee_id is not null and not exists (
      select 1 from project_team m where m.workspace_id = t.workspace_id and m.project_id = t.project_id and m.person_id = t.assignee_id)`,
  },
  {
    problem: 'deleted rows without a deletion to undo',
    wrong: sql`from (select workspace_id, deletion_id from clients where deleted_at is not null
        union all select workspace_id, deletion_id from projects where deleted_at is not null
        union all select workspace_id, deletion_id from tasks where deleted_at is not null) r
      where not exists (select 1 from deletions d where d.workspace_id = r.workspace_id and d.id = r.deletion_id)`,
  },
  {
    problem: 'counts of tasks that a recount does not confirm',
    wrong: sql`from (
      select workspace_id, counted, project_id, status, priority, day from (
        select workspace_id, counted, project_id, status, priority, day, tasks, hours from task_tallies
        union all
        select t.workspace_id, l.counted, l.project_id, l.status, l.priority, l.day, -1, -l.hours from tasks t,
          task_tally_lines(t.project_id, t.status, t.priority, t.due_date, t.created_at, t.completed_at, t.estimated_hours) l
        where t.deleted_at is null
      ) lines group by 1, 2, 3, 4, 5, 6 having sum(tasks) <> 0 or sum(hours) <> 0
    ) differences`,
  },
  {
    problem: 'workspaces without an active owner',
    wrong: sql`from workspaces w where not exists (
      select 1 from people p where p.workspace_id = w.id and p.access_role = 'owner' and p.status = 'Active' and p.deleted_at is null)`,
  },
  {
    problem: 'damaged indexes or constraints',
    wrong: sql`from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and not i.indisvalid`,
  },
];

/** What does not add up in the stored rows, in words; empty where all is well. */
export async function inconsistencies(tx: Tx): Promise<string[]> {
  const found: string[] = [];
  for (const { problem, wrong } of CHECKS) {
    const [row] = await rowsOf<{ n: number }>(tx, sql`select count(*)::int as n ${wrong}`);
    if (row && row.n > 0) found.push(`${row.n} ${problem}`);
  }
  return found;
}

import type { SignedIn } from '../access/SignedIn';
import { type SQL, sql } from '../database/sql';

/** Lines `k` of tasks by state, of the whole workspace or of some projects `p`, as FROM and WHERE. */
export function states(actor: SignedIn, projects: SQL | null): SQL {
  if (!projects) return lines(actor, 'state');
  return sql`projects p join task_tallies k on k.workspace_id = p.workspace_id and k.counted = 'project' and k.project_id = p.id
    where ${projects}`;
}

/** Lines `k` of the whole workspace, as FROM and WHERE. */
export function lines(actor: SignedIn, counted: 'state' | 'due' | 'made' | 'done'): SQL {
  return sql`task_tallies k where k.workspace_id = ${actor.workspaceId} and k.counted = ${counted}`;
}

import { BUDGET_STEPS, type NotificationKind } from '@linework/domain';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { usedOfBudget } from '../projects/projects.queries';
import type { Ports } from '../server/Ports';
import { type Hearing, notify } from './notify';
import { rolesWith } from './rolesWith';

interface Where {
  workspaceId: string;
  /** Absent: every project that is not completed. */
  projectIds?: readonly string[];
  /** Notes what is so already, and tells nobody. */
  quiet?: boolean;
}

/**
 * Tells of budgets that have come to a share of BUDGET_STEPS, once for each share and amount (PRJ-12): the owners, and those of the
 * team who see budgets. Of two shares at once the higher is told. Whoever recorded the time hears of it too: it is about the project.
 */
export async function tellBudgets(
  tx: Tx,
  { workspaceId, projectIds, quiet = false }: Where,
  ports: Ports,
): Promise<void> {
  const which = projectIds ? sql`p.id = any(${uuids(projectIds)})` : sql`p.status <> 'Completed'`;
  const steps = sql.join(
    BUDGET_STEPS.map(({ percent, kind }) => sql`(${percent}::int, ${kind}::text)`),
    sql`, `,
  );
  const at = ports.now().toISOString();
  const reached = await rowsOf<{ projectId: string; kind: NotificationKind }>(
    tx,
    sql`with used as materialized (
          select p.id, p.budget_minor as budget, ${usedOfBudget} as used from projects p
          where p.workspace_id = ${workspaceId} and p.deleted_at is null and p.budget_minor > 0 and ${which}
        ),
        told as (
          insert into notification_keys (workspace_id, subject_id, key, at)
          select ${workspaceId}::uuid, used.id, step.kind || ' ' || used.budget, ${at}::timestamptz
          from used join (values ${steps}) step (percent, kind) on used.used * 100 >= used.budget * step.percent
          on conflict do nothing returning subject_id, key
        )
        select distinct on (told.subject_id) told.subject_id as "projectId", step.kind from told
          join (values ${steps}) step (percent, kind) on told.key like step.kind || ' %'
        order by told.subject_id, step.percent desc`,
  );
  if (quiet) return;
  for (const { projectId, kind } of reached) {
    const hearings = await rowsOf<Hearing>(
      tx,
      sql`select u.id as "personId", array[${projectId}::uuid] as "subjectIds" from people u
          where u.workspace_id = ${workspaceId} and ${rolesWith('budget:read')} and (u.access_role = 'owner' or exists (
            select from project_team m where m.workspace_id = u.workspace_id and m.project_id = ${projectId} and m.person_id = u.id))
          order by u.id`,
    );
    await notify(tx, { workspaceId, personId: null }, { kind, hearings, groupBy: projectId }, ports);
  }
}

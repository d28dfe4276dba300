import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { uuids } from '../database/uuids';
import type { Ports } from '../server/Ports';
import { type Hearing, notify } from './notify';
import { rolesWith } from './rolesWith';

/** Tells the assignees of tasks that are theirs now. The caller has just assigned them; who has completed ones hears nothing. */
export async function tellAssigned(
  tx: Tx,
  actor: SignedIn,
  taskIds: readonly string[],
  ports: Ports,
): Promise<void> {
  if (taskIds.length === 0) return;
  const hearings = await rowsOf<Hearing>(
    tx,
    sql`select t.assignee_id as "personId", array_agg(t.id order by t.id desc) as "subjectIds" from tasks t
        where t.workspace_id = ${actor.workspaceId} and t.id = any(${uuids(taskIds)}) and t.assignee_id is not null
          and t.status <> 'Completed' and t.deleted_at is null
        group by t.assignee_id order by t.assignee_id`,
  );
  await notify(tx, actor, { kind: 'taskAssigned', hearings }, ports);
}

/** Tells a project's team of a file that was put there. */
export async function tellUploaded(
  tx: Tx,
  actor: SignedIn,
  { projectId, fileId }: { projectId: string; fileId: string },
  ports: Ports,
): Promise<void> {
  const team = await rowsOf<{ personId: string }>(
    tx,
    sql`select m.person_id as "personId" from project_team m
        where m.workspace_id = ${actor.workspaceId} and m.project_id = ${projectId} order by m.person_id`,
  );
  const hearings = team.map(({ personId }) => ({ personId, subjectIds: [fileId] }));
  await notify(tx, actor, { kind: 'fileUploaded', hearings, groupBy: projectId }, ports);
}

/** Tells those who manage people of somebody who joined. @param doerId who added them, or they themself */
export async function tellJoined(
  tx: Tx,
  { workspaceId, doerId, personId }: { workspaceId: string; doerId: string; personId: string },
  ports: Ports,
): Promise<void> {
  const managing = await rowsOf<{ personId: string }>(
    tx,
    sql`select u.id as "personId" from people u
        where u.workspace_id = ${workspaceId} and ${rolesWith('person:create')} and u.id <> ${personId} order by u.id`,
  );
  const hearings = managing.map(({ personId: one }) => ({ personId: one, subjectIds: [personId] }));
  await notify(
    tx,
    { workspaceId, personId: doerId },
    { kind: 'memberJoined', hearings, groupBy: 'joined' },
    ports,
  );
}

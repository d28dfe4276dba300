import { reachOf } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { uuids } from '../database/uuids';
import type { Telling } from '../events/ChangeFeed';
import { conflict, forbidden, notFound } from '../http/Problem';
import type { Ports } from '../server/Ports';
import { type Deletable, restoreDeletion } from './softDelete';
import { touchClients, touchProjects } from './touchParents';

interface DeletionRow {
  resource: Deletable;
  rowIds: string[];
  counts: Record<string, number>;
  deletedBy: string;
  undone: boolean;
}

/**
 * Brings back exactly what one deletion took; again is answered alike. Who may delete such a thing may also bring it back.
 *
 * @throws Problem 409 where what it belonged to is gone by now
 */
export async function undoDeletion(
  tx: Tx,
  actor: SignedIn,
  deletionId: string,
  ports: Ports,
  telling?: Telling,
) {
  const [deletion] = await rowsOf<DeletionRow>(
    tx,
    sql`select resource, row_ids as "rowIds", counts, deleted_by as "deletedBy", undone_at is not null as undone from deletions
        where workspace_id = ${actor.workspaceId} and id = ${deletionId} for update`,
  );
  const reach = deletion ? reachOf(actor, `${deletion.resource}:delete`) : null;
  // People who may not see what was deleted must not learn that it was.
  if (!deletion || (reach === null && reachOf(actor, `${deletion.resource}:read`) !== 'all'))
    throw notFound('This deletion');
  if (reach === null) throw forbidden();
  if (deletion.undone) return { deletionId, counts: deletion.counts };
  const parents = await lockParents(tx, actor, deletion);
  const counts = await restoreDeletion(tx, actor, deletionId, ports, telling);
  await tx.execute(
    sql`update deletions set undone_at = ${ports.now().toISOString()} where workspace_id = ${actor.workspaceId} and id = ${deletionId}`,
  );
  if (deletion.resource === 'project') await touchClients(tx, actor, parents, ports.now());
  if (deletion.resource === 'task') await touchProjects(tx, actor, parents, ports.now(), telling);
  return { deletionId, counts };
}

/** What a task or project belongs to must stand, or nothing would show what came back. */
async function lockParents(tx: Tx, actor: SignedIn, { resource, rowIds }: DeletionRow): Promise<string[]> {
  if (resource === 'client') return [];
  const parents = await rowsOf<{ id: string; gone: boolean; name: string }>(
    tx,
    resource === 'project' ? clientsOf(actor, rowIds) : projectsOf(actor, rowIds),
  );
  const missing = parents.find(({ gone }) => gone);
  if (missing) {
    const [what, parent] = resource === 'project' ? ['project', 'client'] : ['task', 'project'];
    throw conflict(
      `The ${what} cannot be brought back: its ${parent} '${missing.name}' has been deleted too. Bring the ${parent} back first.`,
    );
  }
  return parents.map(({ id }) => id);
}

function clientsOf(actor: SignedIn, projectIds: string[]): SQL {
  return sql`select c.id, c.name, c.deleted_at is not null as gone from clients c where c.workspace_id = ${actor.workspaceId}
    and c.id in (select client_id from projects where workspace_id = ${actor.workspaceId} and id = any(${uuids(projectIds)}))
    order by c.id for update of c`;
}

function projectsOf(actor: SignedIn, taskIds: string[]): SQL {
  return sql`select p.id, p.name, p.deleted_at is not null as gone from projects p where p.workspace_id = ${actor.workspaceId}
    and p.id in (select project_id from tasks where workspace_id = ${actor.workspaceId} and id = any(${uuids(taskIds)}))
    order by p.id for update of p`;
}

import type { SampleData, SampleRemoval } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { clientEntity } from '../clients/client.entity';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { softDelete } from '../deletions/softDelete';
import type { Entity } from '../entities/Entity';
import { personEntity } from '../people/person.entity';
import type { Ports } from '../server/Ports';

/**
 * Older than their workspace: only the set-up makes such rows. Somebody who signs in is a colleague by now, and who has approved
 * time that somebody has recorded since is kept with it.
 */
const SAMPLE = {
  clients: sql`c.deleted_at is null and c.created_at < w.created_at and not exists (
      select 1 from projects p join time_entries e on e.workspace_id = p.workspace_id and e.project_id = p.id
      where p.workspace_id = c.workspace_id and p.client_id = c.id and e.deleted_at is null
        and e.status = 'approved' and e.created_at >= w.created_at)`,
  people: sql`u.deleted_at is null and u.created_at < w.created_at and u.user_id is null and not exists (
      select 1 from time_entries e
      where e.workspace_id = u.workspace_id and e.person_id = u.id and e.deleted_at is null
        and e.status = 'approved' and e.created_at >= w.created_at)`,
};

export async function sampleData(tx: Tx, { workspaceId }: SignedIn): Promise<SampleData> {
  const [found] = await rowsOf<SampleData>(
    tx,
    sql`select (select count(*)::int from clients c where c.workspace_id = w.id and ${SAMPLE.clients}) as clients,
          (select count(*)::int from people u where u.workspace_id = w.id and ${SAMPLE.people}) as people
        from workspaces w where w.id = ${workspaceId}`,
  );
  return found ?? { clients: 0, people: 0 };
}

/**
 * Takes away what the set-up made up, with all that belongs to it, as deletions that can be undone.
 *
 * @throws Problem 409 where time that would go along is approved meanwhile
 */
export async function removeSample(tx: Tx, actor: SignedIn, ports: Ports): Promise<SampleRemoval> {
  const { workspaceId } = actor;
  const clients = await idsOf(
    tx,
    sql`select c.id from clients c join workspaces w on w.id = c.workspace_id
        where c.workspace_id = ${workspaceId} and ${SAMPLE.clients} order by c.id`,
  );
  const people = await idsOf(
    tx,
    sql`select u.id from people u join workspaces w on w.id = u.workspace_id
        where u.workspace_id = ${workspaceId} and ${SAMPLE.people} order by u.id`,
  );
  const removed: SampleRemoval = { deletionIds: [] };
  const take = async (entity: Entity, ids: readonly string[]) => {
    if (ids.length === 0) return;
    const { deletionId } = await softDelete(tx, actor, entity, ids, ports, { ofSample: true });
    removed.deletionIds.push(deletionId);
  };
  await take(clientEntity, clients);
  await take(personEntity, people);
  return removed;
}

async function idsOf(tx: Tx, query: ReturnType<typeof sql>): Promise<string[]> {
  return (await rowsOf<{ id: string }>(tx, query)).map(({ id }) => id);
}

import { type AccessRole, type ChangedEntity, reachOf } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { type Asker, clientScope, personScope, projectScope, taskScope } from '../access/scope';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { uuids } from '../database/uuids';

interface Rows {
  workspaceId: string;
  entity: ChangedEntity;
  ids: string[];
}

/**
 * The ids that each of these people of one workspace may know of, rows just deleted included: one statement for all people of a
 * role, however many they are.
 */
export async function visibleIds(
  tx: Tx,
  people: readonly SignedIn[],
  rows: Rows,
): Promise<(person: SignedIn) => ReadonlySet<string>> {
  const seen = new Map<string, Set<string>>();
  const all = new Set(rows.ids);
  const keyOf = ({ accessRole, personId }: Pick<SignedIn, 'accessRole' | 'personId'>) =>
    `${accessRole} ${personId}`;
  for (const accessRole of new Set(people.map((person) => person.accessRole))) {
    if (seesAll(accessRole, rows)) continue;
    const some = people.filter((person) => person.accessRole === accessRole);
    for (const { personId, id } of await ownRows(tx, accessRole, some, rows)) {
      const key = keyOf({ accessRole, personId });
      seen.set(key, (seen.get(key) ?? new Set()).add(id));
    }
  }
  return (person) => (seesAll(person.accessRole, rows) ? all : (seen.get(keyOf(person)) ?? new Set()));
}

function seesAll(accessRole: AccessRole, { entity, ids }: Rows): boolean {
  return entity === 'settings' || ids.length === 0 || reachOf({ accessRole }, `${entity}:read`) === 'all';
}

async function ownRows(
  tx: Tx,
  accessRole: AccessRole,
  people: readonly SignedIn[],
  { workspaceId, entity, ids }: Rows,
): Promise<{ personId: string; id: string }[]> {
  if (entity === 'settings') return [];
  const once = [...new Map(people.map((person) => [person.personId, person])).values()];
  const asker: Asker = {
    accessRole,
    workspaceId,
    personId: sql`listener.person_id`,
    clientId: sql`listener.client_id`,
  };
  // Offset 0: what is a person's own is found once for each, not once for each row.
  return rowsOf(
    tx,
    sql`select listener.person_id as "personId", visible.id
        from unnest(${uuids(once.map(({ personId }) => personId))}, ${uuids(once.map(({ clientId }) => clientId))}) listener (person_id, client_id)
        cross join lateral (${ROWS[entity](asker, ids)} offset 0) visible`,
  );
}

const ROWS: Record<Exclude<ChangedEntity, 'settings'>, (asker: Asker, ids: string[]) => SQL> = {
  client: (asker, ids) =>
    sql`select c.id from clients c where c.workspace_id = ${asker.workspaceId} and c.id = any(${uuids(ids)}) and ${clientScope(asker)}`,
  project: (asker, ids) =>
    sql`select p.id from projects p where p.workspace_id = ${asker.workspaceId} and p.id = any(${uuids(ids)}) and ${projectScope(asker)}`,
  task: (asker, ids) =>
    sql`select t.id from tasks t join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id
        where t.workspace_id = ${asker.workspaceId} and t.id = any(${uuids(ids)}) and ${taskScope(asker)}`,
  person: (asker, ids) =>
    sql`select u.id from people u where u.workspace_id = ${asker.workspaceId} and u.id = any(${uuids(ids)}) and ${personScope(asker)}`,
};

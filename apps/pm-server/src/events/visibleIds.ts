import { type AccessRole, type ChangedEntity, type EntityKind, entityKinds, reachOf } from '@linework/domain';
import type { Asker } from '../access/Asker';
import type { SignedIn } from '../access/SignedIn';
import { reachedBy, readingOf } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { uuids } from '../database/uuids';
import type { Entity } from '../entities/Entity';
import { entityOf } from '../entities/entityOf';

interface Rows<Entity extends ChangedEntity = ChangedEntity> {
  workspaceId: string;
  entity: Entity;
  ids: string[];
}

type RowsOfKind = Rows<EntityKind & ChangedEntity>;

/**
 * The ids that each of these people of one workspace may know of, rows just deleted included: one statement for all people of a
 * role, however many they are.
 */
export async function visibleIds(
  tx: Tx,
  people: readonly SignedIn[],
  { entity, workspaceId, ids }: Rows,
): Promise<(person: SignedIn) => ReadonlySet<string>> {
  // The workspace's settings are everybody's; a person's settings, timer and notifications their own, and named by their id.
  if (!isKind(entity))
    return ({ personId }) => new Set(ids.filter((id) => id === workspaceId || id === personId));
  const rows = { entity, workspaceId, ids };
  const seen = new Map<string, Set<string>>();
  const all = new Set(ids);
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

function isKind(entity: ChangedEntity): entity is EntityKind & ChangedEntity {
  return entityKinds.some((kind) => kind === entity);
}

function seesAll(accessRole: AccessRole, { entity, ids }: RowsOfKind): boolean {
  if (ids.length === 0) return true;
  return reachOf({ accessRole }, readingOf({ kind: entity })) === 'all';
}

async function ownRows(
  tx: Tx,
  accessRole: AccessRole,
  people: readonly SignedIn[],
  { workspaceId, entity, ids }: RowsOfKind,
): Promise<{ personId: string; id: string }[]> {
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
        cross join lateral (${rowsWithin(asker, entityOf(entity), ids)} offset 0) visible`,
  );
}

function rowsWithin(asker: Asker, entity: Entity, ids: string[]): SQL {
  const { from, row } = entity;
  return sql`select ${row}.id from ${from}
    where ${row}.workspace_id = ${asker.workspaceId} and ${row}.id = any(${uuids(ids)}) and ${reachedBy(asker, entity)}`;
}

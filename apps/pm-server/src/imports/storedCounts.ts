import { emailKey, sortKey } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { textArray } from '../database/textArray';
import { uuids } from '../database/uuids';
import { columnOf } from '../entities/Entity';
import { personEntity } from '../people/person.entity';
import type { RowImporter } from './importedKinds';

/** By what a row is known again, and within what it is that. */
export interface RowIdentity {
  parentId: string | null;
  text: string;
}

/** How many rows that the actor sees have each identity, by its key: see `identityKey`. */
export async function storedCounts(
  tx: Tx,
  actor: SignedIn,
  importer: RowImporter,
  identities: readonly RowIdentity[],
): Promise<Map<string, number>> {
  if (importer.knownBy === 'email') return countsByEmail(tx, actor);
  const { entity, knownBy, within } = importer;
  const each = [...new Map(identities.map((one) => [identityKey(importer, one), one])).values()];
  const column = (field: string) => sql`${entity.row}.${columnOf(entity, field)}`;
  const rows = await rowsOf<{ parentId: string | null; key: string; count: number }>(
    tx,
    sql`select named.parent_id as "parentId", named.key, count(*)::int as count from ${entity.from}
          join unnest(${uuids(each.map(({ parentId }) => parentId))}, ${textArray(each.map(({ text }) => sortKey(text)))})
            named (parent_id, key) on ${column(`${knownBy}Key`)} = named.key ${within === null ? sql`` : sql`and ${column(within)} = named.parent_id`}
        where ${visibleTo(actor, entity)} group by named.parent_id, named.key`,
  );
  return new Map(rows.map(({ parentId, key, count }) => [`${parentId ?? ''} ${key}`, count]));
}

/** The same for rows that are known as the same. */
export function identityKey({ knownBy }: RowImporter, { parentId, text }: RowIdentity): string {
  return `${parentId ?? ''} ${knownBy === 'email' ? emailKey(text) : sortKey(text)}`;
}

async function countsByEmail(tx: Tx, actor: SignedIn): Promise<Map<string, number>> {
  const rows = await rowsOf<{ email: string }>(
    tx,
    sql`select u.email from ${personEntity.from} where ${visibleTo(actor, personEntity)}`,
  );
  return new Map(rows.map(({ email }) => [` ${emailKey(email)}`, 1]));
}

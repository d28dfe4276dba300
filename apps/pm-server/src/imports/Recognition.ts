import { emailKey, sortKey } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { textArray } from '../database/textArray';
import { uuids } from '../database/uuids';
import { columnOf, type Entity } from '../entities/Entity';
import { personEntity } from '../people/person.entity';

/** By what a row is known again, and within what it is that. */
export interface RowIdentity {
  parentId: string | null;
  text: string;
}

/** How rows of a kind are told from each other. */
export interface Recognition {
  /** The same for rows that are known as the same. */
  keyOf: (identity: RowIdentity) => string;
  /** How many rows that the actor sees have each identity, by its key. */
  stored: (tx: Tx, actor: SignedIn, identities: readonly RowIdentity[]) => Promise<Map<string, number>>;
}

/** By a name, as lists sort it, within what rows belong to. Names that differ in case and accents only are the same. */
export function byName(entity: Entity, knownBy: string, within: string | null): Recognition {
  const column = (field: string): SQL => sql`${entity.row}.${columnOf(entity, field)}`;
  const sameParent = within === null ? sql`` : sql`and ${column(within)} = named.parent_id`;
  const keyOf = ({ parentId, text }: RowIdentity) => `${parentId ?? ''} ${sortKey(text)}`;
  return {
    keyOf,
    stored: async (tx, actor, identities) => {
      const each = [...new Map(identities.map((one) => [keyOf(one), one])).values()];
      const rows = await rowsOf<{ parentId: string | null; key: string; count: number }>(
        tx,
        sql`select named.parent_id as "parentId", named.key, count(*)::int as count from ${entity.from}
              join unnest(${uuids(each.map(({ parentId }) => parentId))}, ${textArray(each.map(({ text }) => sortKey(text)))})
                named (parent_id, key) on ${column(`${knownBy}Key`)} = named.key ${sameParent}
            where ${visibleTo(actor, entity)} group by named.parent_id, named.key`,
      );
      return new Map(rows.map(({ parentId, key, count }) => [`${parentId ?? ''} ${key}`, count]));
    },
  };
}

/** People by their email, whatever its case and the spelling of its domain. */
export const byEmail: Recognition = {
  keyOf: ({ text }) => emailKey(text),
  stored: async (tx, actor) => {
    const rows = await rowsOf<{ email: string }>(
      tx,
      sql`select u.email from ${personEntity.from} where ${visibleTo(actor, personEntity)}`,
    );
    return new Map(rows.map(({ email }) => [emailKey(email), 1]));
  },
};

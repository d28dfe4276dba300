import {
  type DeletableKind,
  type EntityKind,
  entities,
  type Permission,
  type Resource,
} from '@linework/domain';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Asker } from '../access/Asker';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { type SQL, sql } from '../database/sql';
import { checkOrders, type Orders } from '../lists/Orders';
import type { Ports } from '../server/Ports';

type ParentOf<Kind extends EntityKind> = (typeof entities)[Kind]['belongsTo'][number];

/** How the server finds the rows of one kind of thing. Each kind's stands in its folder: `clients/client.entity.ts`. */
interface EntityParts<Kind extends EntityKind> {
  kind: Kind;
  /** Its table, then those whose rows are part of it (a project's team). All of them are in a backup. */
  tables: readonly [PgTable, ...PgTable[]];
  /** What its table is called in every statement: 'c'. */
  alias: string;
  /** Joins to what its scope reads, besides its own table. */
  joins?: SQL;
  /** The field of its table with the id of each kind that it belongs to. */
  belongsTo: Readonly<Record<ParentOf<Kind>, string>>;
  /** Kinds that its rows name without belonging to them. Every reference of its table stands here or in `belongsTo`. */
  names?: Partial<Readonly<Record<EntityKind, Naming>>>;
  /** How each order of its list is found; absent where it has none. */
  orders?: Orders;
  /** Called before rows are deleted, by themselves or with what they belong to. @throws Problem 409 where they may not be */
  beforeSoftDelete?: (tx: Tx, actor: SignedIn, deletion: SoftDeletion) => Promise<void>;
  /** Called before rows come back, by themselves or with what they belong to. @throws Problem 409 where they may not */
  beforeRestoring?: (tx: Tx, actor: SignedIn, restored: { rows: SQL }) => Promise<void>;
  /** Called when rows have come back by themselves, not with what they belong to. */
  afterRestoring?: (
    tx: Tx,
    actor: SignedIn,
    restored: { entity: Entity; ids: readonly string[] },
    ports: Ports,
  ) => Promise<void>;
  /** What a confirmation tells of the rows that are deleted with another, besides their number: name -> sum over the rows. */
  previewFigures?: Readonly<Record<string, SQL>>;
  /** What a confirmation calls a row; null where rows have no name. */
  name: SQL | null;
  /** Which rows are the asker's own, as domain's permission table explains it. */
  own: (asker: Asker, permission: Permission) => SQL;
}

/** What happens to rows that name another when that one is deleted for good. */
export interface Naming {
  /** The field of its table with the other's id. */
  field: string;
  /** Why the other stays while rows name it, and what to do; null where they are removed with it. */
  refusal: string | null;
}

export interface SoftDeletion {
  /** The kind of what is deleted by itself. */
  deleted: Entity;
  /** The condition for the rows of this kind that are deleted. */
  rows: SQL;
  /** What the set-up made up goes: nobody has worked for its approved time. */
  ofSample: boolean;
}

/** An entity whose rows people make, save and delete by themselves. */
export type EditableEntity = Entity & { kind: DeletableKind };

export interface Entity extends Omit<EntityParts<EntityKind>, 'belongsTo' | 'names'> {
  names: Partial<Readonly<Record<EntityKind, Naming>>>;
  belongsTo: Partial<Readonly<Record<EntityKind, string>>>;
  resource: Resource;
  noun: string;
  /** Its own table without an alias, for writing. */
  table: SQL;
  /** Its alias as SQL. */
  row: SQL;
  /** Its table under its alias, with the joins that its scope needs. */
  from: SQL;
}

/** @throws Error where a field, or the index of an order, is not one of its table */
export function defineEntity<const Kind extends EntityKind, const Parts extends EntityParts<Kind>>(
  parts: Parts & { kind: Kind },
): Entity & Pick<Parts, 'kind' | 'orders'> {
  const { resource, noun } = entities[parts.kind];
  const [own] = parts.tables;
  const table = sql.identifier(getTableName(own));
  const row = sql.identifier(parts.alias);
  const { names = {} } = parts;
  const fields = [
    ...Object.values<string>(parts.belongsTo),
    ...Object.values(names).map(({ field }) => field),
  ];
  for (const field of fields)
    if (!(field in getTableColumns(own)))
      throw new Error(
        `${resource}: its table has no field '${field}', which belongsTo or names of its entity say`,
      );
  checkOrders(own, parts.orders ?? {});
  return { ...parts, names, resource, noun, table, row, from: sql`${table} ${row} ${parts.joins ?? sql``}` };
}

/** The column of its own table with the id of what it belongs to. */
export function parentColumn(entity: Entity, parent: EntityKind): SQL {
  return columnOf(entity, parentField(entity, parent));
}

export function columnOf({ tables, resource }: Entity, field: string): SQL {
  const column = getTableColumns(tables[0])[field];
  if (!column) throw new Error(`The table of ${resource} has no field ${field}`);
  return sql.identifier(column.name);
}

/** The same as the field of its table. */
export function parentField({ kind, belongsTo }: Entity, parent: EntityKind): string {
  const field = belongsTo[parent];
  if (field === undefined) throw new Error(`A ${kind} does not belong to a ${parent}`);
  return field;
}

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
import { type SQL, sql } from '../database/sql';

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
  /** What a confirmation calls a row; null where rows have no name. */
  name: SQL | null;
  /** Which rows are the asker's own, as domain's permission table explains it. */
  own: (asker: Asker, permission: Permission) => SQL;
}

/** An entity whose rows people make, save and delete by themselves. */
export type EditableEntity = Entity & { kind: DeletableKind };

export interface Entity extends Omit<EntityParts<EntityKind>, 'belongsTo'> {
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

export function defineEntity<const Kind extends EntityKind>(
  parts: EntityParts<Kind>,
): Entity & { kind: Kind } {
  const { resource, noun } = entities[parts.kind];
  const table = sql.identifier(getTableName(parts.tables[0]));
  const row = sql.identifier(parts.alias);
  return { ...parts, resource, noun, table, row, from: sql`${table} ${row} ${parts.joins ?? sql``}` };
}

/** The column of its own table with the id of what it belongs to. */
export function parentColumn(entity: Entity, parent: EntityKind): SQL {
  const field = parentField(entity, parent);
  const column = getTableColumns(entity.tables[0])[field];
  if (!column) throw new Error(`The table of ${entity.resource} has no field ${field}`);
  return sql.identifier(column.name);
}

/** The same as the field of its table. */
export function parentField({ kind, belongsTo }: Entity, parent: EntityKind): string {
  const field = belongsTo[parent];
  if (field === undefined) throw new Error(`A ${kind} does not belong to a ${parent}`);
  return field;
}

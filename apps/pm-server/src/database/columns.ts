import { limits } from '@linework/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/*
 * What the tables of all features are made of (`clients/clients.table.ts`, ...), for PGlite and PostgreSQL 15 alike. The
 * workspace's id leads every key, so that rows of one company lie together and tables can be partitioned by it. Accounts and
 * sessions stand apart: a sign-in has no workspace yet.
 */

/** A moment in UTC, to the millisecond; a text in ISO 8601 in the code. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'string' });

/** What each row that people edit and delete carries. */
export const kept = {
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  deletedAt: instant('deleted_at'),
  /** The deletion that took the row away: undoing it brings back exactly its rows. */
  deletionId: uuid('deletion_id'),
  createdBy: uuid('created_by'),
  /** SHA-256 of the create request: a retry with the same id and content is answered with the row. */
  createHash: text('create_hash'),
};

/** What a text of the row sorts by, as domain's `sortKey` has it: the database fills the column itself. */
export function sortKeyOf(name: string, text: string) {
  return byCodePoint(name).generatedAlwaysAs(sql`sort_key(${sql.raw(text)})`);
}

const byCodePoint = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export function stored(table: { deletedAt: AnyPgColumn }): SQL {
  return sql`${table.deletedAt} is null`;
}

export function oneOf(name: string, column: AnyPgColumn, options: readonly string[]) {
  const list = options.map((option) => `'${option.replaceAll("'", "''")}'`).join(', ');
  return check(name, sql`${column} in (${sql.raw(list)})`);
}

export function filled(name: string, column: AnyPgColumn) {
  return check(name, sql`${column} <> ''`);
}

export function moneyRange(name: string, column: AnyPgColumn) {
  return check(name, sql`${column} >= 0 and ${column} <= ${sql.raw(String(limits.moneyMinor))}`);
}

/** SQL's dates know 'infinity', which no calendar shows. */
export function finiteDate(name: string, column: AnyPgColumn) {
  return check(name, sql`isfinite(${column})`);
}

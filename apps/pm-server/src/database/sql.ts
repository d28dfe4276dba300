import { empty, join, raw, Sql } from 'sql-template-tag';

/** A statement, or a piece of one, that stands among others. */
export type SQL = Sql;

/** What becomes a parameter. */
export type Scalar = string | number | boolean | null;

export function isSql(value: unknown): value is SQL {
  return value instanceof Sql;
}

export function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/**
 * Writes SQL: sql-template-tag's, which takes any value, for those that every driver takes. Lists are put together of a hundred
 * pieces for each request; Drizzle's own, with an object for each text between two values, were half of what the server left to
 * the garbage collector.
 *
 * @example sql`select t.id from tasks t where t.title = ${title} and ${visibleTasks(actor)}`
 */
export function sql(texts: readonly string[], ...values: (SQL | Scalar)[]): SQL {
  return new Sql(texts, values);
}

/** Text that becomes SQL as it is. Never of what people send. */
sql.raw = raw;

/** The name of a table or a column. */
sql.identifier = (name: string) => raw(`"${name.replaceAll('"', '""')}"`);

sql.join = (pieces: readonly SQL[], separator: SQL) =>
  pieces.length === 0 ? empty : join(pieces, separator.sql);

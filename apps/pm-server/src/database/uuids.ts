import { type SQL, sql } from 'drizzle-orm';

/** A list of ids as one parameter: `id = any(${uuids(ids)})`. */
export function uuids(ids: readonly string[]): SQL {
  return sql`${`{${ids.join(',')}}`}::uuid[]`;
}

import { type SQL, sql } from './sql';

/** A list of ids as one parameter: `id = any(${uuids(ids)})`. */
export function uuids(ids: readonly (string | null)[]): SQL {
  return sql`${`{${ids.map((id) => id ?? 'null').join(',')}}`}::uuid[]`;
}

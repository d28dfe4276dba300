import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A row's version counted up, for an update by Drizzle. */
export function nextVersion({ version }: { version: AnyPgColumn }): SQL {
  return sql`${version} + 1`;
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const source = join(import.meta.dirname, '../src');

/** Every table of the product, wherever it stands: what is written against this list covers tomorrow's tables too. */
export const allTables: readonly PgTable[] = (
  await Promise.all(
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.table.ts'))
      .map(async (file): Promise<Record<string, unknown>> => import(join(source, file))),
  )
).flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));

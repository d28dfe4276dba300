import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';

const FILE = 'secret';

/**
 * The key that signs cookies, made once: in the data directory, readable by its owner only, or, where several servers may share
 * a PostgreSQL, in that database.
 */
export async function cookieSecret(database: Database, dataDir: string): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  if (database.kind === 'embedded') return keptSecret(dataDir) ?? newSecret(dataDir, fresh);
  await database.orm.execute(
    sql`insert into server_secrets (name, value) values ('cookies', ${fresh}) on conflict do nothing`,
  );
  const [row] = await rowsOf<{ value: string }>(
    database.orm,
    sql`select value from server_secrets where name = 'cookies'`,
  );
  return row?.value ?? fresh;
}

/** The key that the data directory of an embedded database keeps, also while a server has it open; null where there is none. */
export function keptSecret(dataDir: string): string | null {
  try {
    const kept = readFileSync(join(dataDir, FILE), 'utf8').trim();
    return kept.length >= 32 ? kept : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function newSecret(dataDir: string, fresh: string): string {
  const path = join(dataDir, FILE);
  writeFileSync(path, `${fresh}\n`, { mode: 0o600 });
  chmodSync(path, 0o600);
  return fresh;
}

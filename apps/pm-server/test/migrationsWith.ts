import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../src/server/packageRoot';

/** The migrations of this version and one more, as the next version will have, in a folder of their own. */
export function migrationsWith(next: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lw-migrations-'));
  cpSync(join(packageRoot, 'migrations'), folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: object[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, { tag: NEXT }] }));
  writeFileSync(join(folder, `${NEXT}.sql`), next);
  return folder;
}

/** The name of the migration that comes next. */
export const NEXT = '9000_next';

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/database/openDatabase';
import { isMeasured, measured } from './measured';
import { newPostgresDatabase } from './newPostgresDatabase';
import { postgresBinaries } from './postgres';
import { runLinework } from './spawnServer';

export const KINDS = ['embedded database', ...(postgresBinaries ? ['PostgreSQL'] : [])] as const;

/** Into which kinds a backup of that one is restored: in `npm test` into the other, which has each kind written and read once. */
export function restoredInto(kind: (typeof KINDS)[number]): readonly string[] {
  return isMeasured || KINDS.length === 1 ? KINDS : KINDS.filter((target) => target !== kind);
}

const HEAP_MB = 64;
/**
 * However much there is, and without the flags by which bin/linework.mjs saves memory. A restore makes a new embedded database: of
 * a million tasks with 412 MB.
 */
const MOST_MEMORY = { backup: 300e6, restore: 450e6 };

/** Where a command finds a database and its files, as its environment. */
export type PlaceEnv = Record<string, string> & { DATA_DIR: string };

/** A folder that goes with the test. @param made is one already */
export function folder(made = mkdtempSync(join(tmpdir(), 'lw-backup-'))): string {
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Nothing yet: a folder that is to be made, and an empty PostgreSQL where that is asked for. Goes with the test. */
export async function newPlace(kind: string): Promise<PlaceEnv> {
  const DATA_DIR = join(folder(), 'data');
  if (kind !== 'PostgreSQL') return { DATA_DIR };
  const { url, drop } = await newPostgresDatabase();
  onTestFinished(drop);
  return { DATA_DIR, DATABASE_URL: url };
}

export function databaseOf({ DATA_DIR, DATABASE_URL }: PlaceEnv): Promise<OpenDatabase> {
  return openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
}

/** Runs a command that succeeds with a small heap and little memory in all. */
export async function runBounded(
  command: 'backup' | 'restore',
  file: string,
  env: Record<string, string>,
): Promise<void> {
  const notes = join(folder(), 'memory');
  const done = await runLinework([command, file], {
    ...env,
    WITNESS: notes,
    NODE_OPTIONS: `--v8-pool-size=1 --max-old-space-size=${HEAP_MB} --import ${JSON.stringify(mostMemory)}`,
  });
  expect(done).toMatchObject({ code: 0, stderr: '' });
  measured(() => expect(Number(readFileSync(notes, 'utf8'))).toBeLessThan(MOST_MEMORY[command]));
}

const mostMemory = fileURLToPath(new URL('./witness/mostMemory.mjs', import.meta.url));

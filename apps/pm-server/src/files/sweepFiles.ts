import type { Database, Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { textArray } from '../database/textArray';
import { contentRows } from './contentRows';
import type { FileStore } from './FileStore';

/** Uploads that have not become files for so long are given up. */
const UPLOAD_HOURS = 24;
/** Keys that one query is asked about. */
const KEYS_AT_ONCE = 1_000;

/** Removes uploads that were given up, and bytes that no row names. */
export async function sweepFiles(database: Database, store: FileStore, now: Date): Promise<void> {
  await forgetUploads(database.orm, now);
  for await (const keys of inGroups(store.keys())) await removeUnnamed(database.orm, store, keys);
}

/**
 * Removes the bytes of those keys that no row names, and their small pictures. What is listed first and asked for then is safe: a key has its row before its
 * first byte, and until its file is gone for good.
 */
export async function removeUnnamed(tx: Tx, store: FileStore, keys: readonly string[]): Promise<string[]> {
  const unnamed = await unnamedKeys(tx, keys);
  // First their pictures: who stops here comes back for the bytes.
  await tx.execute(sql`delete from file_thumbnails where storage_key = any(${textArray(unnamed)})`);
  for (const key of unnamed) await store.remove(key);
  return unnamed;
}

/** What does not add up between rows and stored bytes, in words. */
export async function fileInconsistencies(tx: Tx, store: FileStore): Promise<string[]> {
  const problems: string[] = [];
  let unnamed = 0;
  for await (const keys of inGroups(store.keys())) unnamed += (await unnamedKeys(tx, keys)).length;
  if (unnamed > 0)
    problems.push(
      `${unnamed} stored contents that no file names. They take room only; the server removes them within an hour of its start.`,
    );
  let missing = 0;
  let example = '';
  for (let after = ''; ; ) {
    const rows = await rowsOf<{ key: string; name: string; size: number }>(
      tx,
      sql`select storage_key as key, min(name) as name, max(size)::float8 as size from ${contentRows} where storage_key > ${after}
          group by storage_key order by storage_key limit ${KEYS_AT_ONCE}`,
    );
    for (const { key, name, size } of rows) {
      if ((await store.sizeOf(key)) === size) continue;
      missing += 1;
      example ||= name;
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.key;
  }
  if (missing > 0)
    problems.push(
      `${missing} files whose content is missing or not whole ('${example}'). Copy DATA_DIR/files back from where you keep it, restore a backup that has them into an empty DATA_DIR, or delete these files.`,
    );
  return problems;
}

async function unnamedKeys(tx: Tx, keys: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    tx,
    sql`select key from unnest(${textArray(keys)}) key
        where not exists (select 1 from files f where f.storage_key = key)
          and not exists (select 1 from file_revisions r where r.storage_key = key)
          and not exists (select 1 from file_uploads u where u.storage_key = key)`,
  );
  return rows.map(({ key }) => key);
}

/** Their bytes are named by nothing then. */
async function forgetUploads(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UPLOAD_HOURS * 3_600_000).toISOString();
  await tx.execute(sql`delete from file_uploads where created_at < ${before}`);
}

async function* inGroups(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let group: string[] = [];
  for await (const key of keys) {
    group.push(key);
    if (group.length < KEYS_AT_ONCE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

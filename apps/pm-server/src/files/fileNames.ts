import {
  type ActivityRow,
  type FileKind,
  fileMessages,
  fileNameKey,
  fileNameStem,
  freeFileName,
  shownFileName,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { type SavedRow, toldColumns } from '../activity/rowFacts';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { textArray } from '../database/textArray';
import { uuids } from '../database/uuids';
import type { Entity } from '../entities/Entity';
import { invalid } from '../http/Problem';

/** A folder of a project. */
interface Folder {
  projectId: string;
  kind: FileKind;
  category: string;
}

/** A file where it is, or is to be. */
interface Placed extends Folder {
  id: string;
  name: string;
}

/** The name for a file in its folder (FIL-12): its own, or with a number where another file has that. */
export async function freeName(tx: Tx, actor: SignedIn, file: Placed): Promise<string> {
  const names = await namesAround(tx, actor, [file]);
  return freeFileName(file.name, (key) => names.has(key, file));
}

/** @throws Problem 422 at 'name' where another file of the folder has it */
export async function checkNameIsFree(tx: Tx, actor: SignedIn, file: Placed): Promise<void> {
  const names = await namesAround(tx, actor, [file]);
  if (names.has(fileNameKey(file.name), file))
    throw invalid([{ path: 'name', message: fileMessages.nameTaken(shownFileName(file.name)) }]);
}

/** Those of some files that a folder has no room for, as it has their name, or gets it from an older one of them. */
export async function withoutRoom(
  tx: Tx,
  actor: SignedIn,
  ids: readonly string[],
  category: string,
): Promise<{ id: string; name: string }[]> {
  const found = await placed(tx, actor, sql`f.id = any(${uuids(ids)}) and f.category <> ${category}`);
  const moved = found.map((file) => ({ ...file, category }));
  const names = await namesAround(tx, actor, moved);
  return moved
    .filter((file) => {
      const isTaken = names.has(fileNameKey(file.name), file);
      if (!isTaken) names.add(file);
      return isTaken;
    })
    .map(({ id, name }) => ({ id, name }));
}

/**
 * Gives a number to those of some files, which have just come to their folders, whose names the folders had already. The caller
 * announces all of them, and tells what was renamed where somebody may ask.
 */
export async function numberTwins(
  tx: Tx,
  actor: SignedIn,
  { entity, ids }: { entity: Entity; ids: readonly string[] },
  now: Date,
): Promise<SavedRow[]> {
  if (ids.length === 0) return [];
  const came = await placed(tx, actor, sql`f.id = any(${uuids(ids)})`);
  const names = await namesAround(tx, actor, came, ids);
  const renamed = new Map<string, string>();
  for (const file of came) {
    const name = freeFileName(file.name, (key) => names.has(key, file));
    names.add({ ...file, name });
    if (name !== file.name) renamed.set(file.id, name);
  }
  if (renamed.size === 0) return [];
  const { workspaceId } = actor;
  const numbered = sql`unnest(${uuids([...renamed.keys()])}, ${textArray([...renamed.values()])})`;
  const rows = await rowsOf<{ id: string; name: string; told: ActivityRow }>(
    tx,
    sql`update files set name = numbered.name, version = version + 1, updated_at = ${now.toISOString()}
        from (
          select f.id, pair.name ${toldColumns(entity)} from ${numbered} pair (id, name)
          join files f on f.workspace_id = ${workspaceId} and f.id = pair.id
        ) numbered
        where files.workspace_id = ${workspaceId} and files.id = numbered.id returning files.id, files.name, numbered.told`,
  );
  return rows.map(({ id, name, told }) => ({ id, before: told, after: { name } }));
}

/** Stored files, the oldest first. */
function placed(tx: Tx, { workspaceId }: SignedIn, which: SQL): Promise<Placed[]> {
  return rowsOf<Placed>(
    tx,
    sql`select f.id, f.name, f.project_id as "projectId", f.kind, f.category from files f
        where f.workspace_id = ${workspaceId} and f.deleted_at is null and ${which} order by f.created_at, f.id`,
  );
}

/** Any number will do, as long as all servers use the same. */
const LOCK_CLASS = 4_310_003;

/**
 * The names, like those of some files and with numbers, in the folders where these are or are to be. Until the end of the transaction nobody
 * else gives names in these projects.
 *
 * @param except files whose own names do not count
 */
async function namesAround(
  tx: Tx,
  { workspaceId }: SignedIn,
  files: readonly Placed[],
  except: readonly string[] = [],
) {
  // In one order, so that no two wait for each other.
  for (const projectId of [...new Set(files.map((file) => file.projectId))].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_CLASS}::int, hashtext(${projectId}))`);
  const found = await rowsOf<Placed>(
    tx,
    sql`with stem as (
          select distinct project_id, kind, category, sort_key(text) collate "C" as key
          from unnest(${uuids(files.map(({ projectId }) => projectId))}, ${textArray(files.map(({ kind }) => kind))},
            ${textArray(files.map(({ category }) => category))}, ${textArray(files.map(({ name }) => fileNameStem(name)))})
            file (project_id, kind, category, text)
        )
        select f.id, f.name, f.project_id as "projectId", f.kind, f.category from stem
        join files f on f.workspace_id = ${workspaceId} and f.project_id = stem.project_id and f.kind = stem.kind
          and f.category = stem.category and f.name_key >= stem.key and f.name_key < stem.key || chr(1114111)
        where f.deleted_at is null and f.id <> all(${uuids(except)})`,
  );
  /** Ids of the files that have a name, by folder and name. */
  const owners = new Map<string, Set<string>>();
  const at = (key: string, { projectId, kind, category }: Folder) =>
    JSON.stringify([projectId, kind, category, key]);
  const add = (file: Placed) => {
    const place = at(fileNameKey(file.name), file);
    owners.set(place, (owners.get(place) ?? new Set()).add(file.id));
  };
  for (const file of found) add(file);
  return {
    add,
    /** Whether another file has this name in the folder of one. */
    has: (key: string, file: Placed): boolean => {
      const ids = owners.get(at(key, file));
      return ids !== undefined && (ids.size > 1 || !ids.has(file.id));
    },
  };
}

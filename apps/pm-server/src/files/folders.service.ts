import {
  type ActivityRow,
  FIXED_FOLDERS,
  type FileKind,
  type FolderCreate,
  type FolderRename,
  fileMessages,
  folderName,
  OTHER_CATEGORY,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { recordSaved } from '../activity/recordSaved';
import { toldColumns } from '../activity/rowFacts';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { announce } from '../events/ChangeFeed';
import { conflict, invalid, notFound } from '../http/Problem';
import type { Ports } from '../server/Ports';
import { fileEntity } from './file.entity';
import { numberTwins } from './fileNames';
import { lockFiles, lockProject, moveFiles } from './files.service';

/** A project's folders of one kind. */
interface Place {
  projectId: string;
  kind: FileKind;
}

interface FolderChange {
  name: string;
  /** Files that were, or are now, in the folder. */
  fileIds: string[];
}

/**
 * Makes a folder of a project's own, and moves files into it.
 *
 * @throws Problem 422 at 'name' where there is one of that name
 */
export async function createFolder(
  tx: Tx,
  actor: SignedIn,
  projectId: string,
  { kind, name, fileIds }: FolderCreate,
  ports: Ports,
): Promise<FolderChange> {
  const place = { projectId, kind };
  await lockFolders(tx, actor, place, 'file:create');
  const free = await freeName(tx, actor, place, name);
  await insertFolder(tx, actor, place, free);
  const ids = [...new Set(fileIds)];
  if (ids.length > 0) await lockFiles(tx, actor, ids, 'file:update');
  await moveFiles(tx, actor, ids, free, ports);
  const numbered = await numberTwins(tx, actor, { entity: fileEntity, ids }, ports.now());
  await recordSaved(tx, actor, fileEntity, numbered, ports);
  await tellOfFolders(tx, actor, projectId, ports.now());
  return { name: free, fileIds: ids };
}

/** Renames a folder of a project's own: its files go along (FIL-07), those in the trash too. */
export async function renameFolder(
  tx: Tx,
  actor: SignedIn,
  projectId: string,
  { kind, name, to }: FolderRename,
  ports: Ports,
): Promise<FolderChange> {
  const place = { projectId, kind };
  await lockFolders(tx, actor, place, 'file:update');
  await removeFolder(tx, actor, place, name);
  const free = await freeName(tx, actor, place, to, name);
  await insertFolder(tx, actor, place, free);
  return { name: free, fileIds: await recategorise(tx, actor, { ...place, from: name, to: free }, ports) };
}

/** Deletes a folder of a project's own. Its files are moved to 'Other', and none is deleted. */
export async function deleteFolder(
  tx: Tx,
  actor: SignedIn,
  projectId: string,
  { kind, name }: { kind: FileKind; name: string },
  ports: Ports,
): Promise<FolderChange> {
  const place = { projectId, kind };
  await lockFolders(tx, actor, place, 'file:update');
  await removeFolder(tx, actor, place, name);
  const fileIds = await recategorise(tx, actor, { ...place, from: name, to: OTHER_CATEGORY }, ports);
  return { name: OTHER_CATEGORY, fileIds };
}

/** Two changes of a project's folders wait for each other: by the project's row, which they leave as it is. */
function lockFolders(
  tx: Tx,
  actor: SignedIn,
  { projectId }: Place,
  permission: 'file:create' | 'file:update',
): Promise<void> {
  return lockProject(tx, actor, projectId, permission, { lock: 'update', missing: notFound('This project') });
}

/** @param own the folder's name until now, whose files go along: another writing of it is free */
async function freeName(
  tx: Tx,
  actor: SignedIn,
  place: Place,
  typed: string,
  own: string | null = null,
): Promise<string> {
  const { workspaceId } = actor;
  const taken = await rowsOf<{ name: string }>(
    tx,
    sql`select name from project_folders
          where workspace_id = ${workspaceId} and project_id = ${place.projectId} and kind = ${place.kind}
        union select category from files
          where workspace_id = ${workspaceId} and project_id = ${place.projectId} and kind = ${place.kind} and deleted_at is null
            and category is distinct from ${own}`,
  );
  const free = folderName(typed, [
    ...FIXED_FOLDERS.project,
    ...FIXED_FOLDERS.screen,
    ...taken.map(({ name }) => name),
  ]);
  if (free && 'name' in free) return free.name;
  throw invalid([{ path: 'name', message: free?.message ?? fileMessages.folderRequired }]);
}

async function insertFolder(tx: Tx, { workspaceId }: SignedIn, { projectId, kind }: Place, name: string) {
  await tx.execute(
    sql`insert into project_folders (workspace_id, project_id, kind, name) values (${workspaceId}, ${projectId}, ${kind}, ${name})`,
  );
}

async function removeFolder(tx: Tx, { workspaceId }: SignedIn, { projectId, kind }: Place, name: string) {
  const removed = await rowsOf(
    tx,
    sql`delete from project_folders
        where workspace_id = ${workspaceId} and project_id = ${projectId} and kind = ${kind} and name = ${name} returning name`,
  );
  if (removed.length === 0) throw conflict(fileMessages.folderNotCustom);
}

async function recategorise(
  tx: Tx,
  actor: SignedIn,
  { projectId, kind, from, to }: Place & { from: string; to: string },
  ports: Ports,
): Promise<string[]> {
  const now = ports.now();
  const rows = await rowsOf<{ id: string; isStored: boolean; told: ActivityRow }>(
    tx,
    sql`update files set category = ${to}, version = version + 1, updated_at = ${now.toISOString()}
        from (
          select f.id ${toldColumns(fileEntity)} from files f
          where f.workspace_id = ${actor.workspaceId} and f.project_id = ${projectId} and f.kind = ${kind} and f.category = ${from}
        ) before
        where files.workspace_id = ${actor.workspaceId} and files.id = before.id
        returning files.id, files.deleted_at is null as "isStored", before.told`,
  );
  // Of those in the trash nothing is told.
  const saves = rows.flatMap(({ id, isStored, told }) =>
    isStored ? { id, before: told, after: { category: to } } : [],
  );
  const stored = { entity: fileEntity, ids: saves.map(({ id }) => id) };
  const numbered = await numberTwins(tx, actor, stored, now);
  await recordSaved(tx, actor, fileEntity, [...saves, ...numbered], ports);
  const ids = rows.map(({ id }) => id);
  await announce(tx, actor.workspaceId, 'file', ids, now, { hides: false });
  await tellOfFolders(tx, actor, projectId, now);
  return ids;
}

/** Open explorers of the project read its folders again. */
async function tellOfFolders(tx: Tx, { workspaceId }: SignedIn, projectId: string, now: Date): Promise<void> {
  await announce(tx, workspaceId, 'project', [projectId], now, { hides: false });
}

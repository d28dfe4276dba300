import {
  type ActivityRow,
  type ContentType,
  contentTypeOf,
  type FileChange,
  type FileChangeAnswer,
  type FileCreate,
  type FileInput,
  type FileKind,
  fileMessages,
  type Permission,
  renameProblem,
} from '@linework/domain';
import type { LockedRow } from '../access/lockForChange';
import type { SignedIn } from '../access/SignedIn';
import { reachedBy, visibleTo } from '../access/visibleTo';
import { recordActivity } from '../activity/recordActivity';
import { recordSaved } from '../activity/recordSaved';
import { toldColumns } from '../activity/rowFacts';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { softDelete } from '../deletions/softDelete';
import type { RowRules } from '../entities/writeRow';
import { announce } from '../events/ChangeFeed';
import { forbidden, invalid, notFound, type Problem } from '../http/Problem';
import { tellUploaded } from '../notifications/tellOfWork';
import { projectEntity } from '../projects/project.entity';
import type { Ports } from '../server/Ports';
import { fileEntity } from './file.entity';
import { fileDetail } from './files.queries';

interface LockedFile extends LockedRow {
  name: string;
  kind: FileKind;
  type: ContentType;
}

/** Of a file that is there. Its kind and project stay, and its content, unless the form brings another: see `withNewContent`. */
export const fileRules: RowRules<FileInput, LockedFile> = {
  entity: fileEntity,
  detail: fileDetail,
  locked: sql`, f.name, f.kind, f.type`,
  columns: ({ input: { name, description, category } }) => ({ name, description, category }),
  check: async (_tx, _actor, { input: { name }, before }) => {
    const message = before && renameProblem(name, before);
    if (message) throw invalid([{ path: 'name', message }]);
  },
};

/** A finished upload. */
interface TakenUpload {
  kind: FileKind;
  size: number;
  type: ContentType;
  sha256: string;
  storageKey: string;
}

/**
 * The rules that make a file of an upload of the actor's own. The upload's row goes in the same transaction, so that at each
 * moment exactly one of the two names the bytes.
 */
export function fileFromUpload({ projectId, uploadId }: FileCreate): RowRules<FileInput, LockedFile> {
  let upload: TakenUpload;
  return {
    ...fileRules,
    check: async (tx, actor, { input: { name } }) => {
      await lockProject(tx, actor, projectId, 'file:create');
      upload = await takeUpload(tx, actor, uploadId, projectId);
      if (contentTypeOf(name, upload.kind) !== upload.type)
        throw invalid([{ path: 'name', message: fileMessages.typeNotAllowed(name) }]);
    },
    columns: (saving) => ({ ...fileRules.columns(saving), ...upload, projectId }),
    saveParts: (tx, actor, { id }, ports) => tellUploaded(tx, actor, { projectId, fileId: id }, ports),
  };
}

/** The rules of a save by which a finished upload of the actor's own takes the place of the content. The bytes before are swept. */
export function withNewContent(uploadId: string): RowRules<FileInput, LockedFile> {
  let upload: TakenUpload;
  return {
    ...fileRules,
    check: async (tx, actor, saving) => {
      await fileRules.check?.(tx, actor, saving);
      const { before, input } = saving;
      upload = await takeUpload(tx, actor, uploadId, before?.parentId ?? '');
      if (upload.kind !== before?.kind || upload.type !== before.type)
        throw invalid([{ path: 'name', message: fileMessages.typeNotAllowed(input.name) }]);
    },
    columns: (saving) => ({ ...fileRules.columns(saving), ...upload }),
  };
}

/** @throws Problem `missing`, 422 at 'projectId', where the actor sees no such project, 403 where they may not do this in it */
export async function lockProject(
  tx: Tx,
  actor: SignedIn,
  projectId: string,
  permission: Permission,
  { lock, missing }: { lock: 'share' | 'update'; missing: Problem } = {
    lock: 'share',
    missing: invalid([{ path: 'projectId', message: fileMessages.projectGone }]),
  },
): Promise<void> {
  const [project] = await rowsOf<{ allowed: boolean }>(
    tx,
    sql`select ${reachedBy(actor, fileEntity, permission)} as allowed from ${projectEntity.from}
        where ${visibleTo(actor, projectEntity)} and p.id = ${projectId} for ${sql.raw(lock)} of p`,
  );
  if (!project) throw missing;
  if (!project.allowed) throw forbidden();
}

async function takeUpload(
  tx: Tx,
  { workspaceId, personId }: SignedIn,
  uploadId: string,
  projectId: string,
): Promise<TakenUpload> {
  const [upload] = await rowsOf<TakenUpload>(
    tx,
    sql`delete from file_uploads where workspace_id = ${workspaceId} and id = ${uploadId} and person_id = ${personId}
          and type is not null and coalesce(project_id, ${projectId}::uuid) = ${projectId}::uuid
        returning kind, length::float8 as size, type, sha256, storage_key as "storageKey"`,
  );
  if (!upload) throw invalid([{ path: 'uploadId', message: fileMessages.uploadGone }]);
  return upload;
}

const NEEDED: Record<FileChange['action'], Permission> = {
  move: 'file:update',
  copy: 'file:create',
  delete: 'file:delete',
};

/**
 * Moves, copies or deletes many files, all or none.
 *
 * @throws Problem 404 where the actor does not see one of them, 403 where they may not do this to it
 */
export async function changeFiles(
  tx: Tx,
  actor: SignedIn,
  change: FileChange,
  ports: Ports,
): Promise<FileChangeAnswer> {
  const ids = [...new Set(change.ids)];
  const rows = await lockFiles(tx, actor, ids, NEEDED[change.action]);
  const answer = { ids, from: [], deletionId: null };
  if (ids.length === 0) return answer;
  if (change.action === 'delete') {
    const { deletionId } = await softDelete(tx, actor, fileEntity, ids, ports);
    return { ...answer, deletionId };
  }
  if (change.action === 'copy')
    return { ...answer, ids: await copyFiles(tx, actor, ids, change.category, ports) };
  await moveFiles(tx, actor, ids, change.category, ports);
  return { ...answer, from: byCategory(rows) };
}

/** Puts files in a folder. The caller has locked them. */
export async function moveFiles(
  tx: Tx,
  actor: SignedIn,
  ids: readonly string[],
  category: string,
  ports: Ports,
): Promise<void> {
  if (ids.length === 0) return;
  const { workspaceId } = actor;
  const now = ports.now();
  const moved = await rowsOf<{ id: string; told: ActivityRow }>(
    tx,
    sql`update files set category = ${category}, version = version + 1, updated_at = ${now.toISOString()}
        from (
          select f.id ${toldColumns(fileEntity)} from files f
          where f.workspace_id = ${workspaceId} and f.id = any(${uuids(ids)}) and f.category <> ${category}
        ) before
        where files.workspace_id = ${workspaceId} and files.id = before.id returning files.id, before.told`,
  );
  const saves = moved.map(({ id, told }) => ({ id, before: told, after: { category } }));
  await recordSaved(tx, actor, fileEntity, saves, ports);
  await announce(tx, workspaceId, 'file', ids, now, { hides: false });
}

/** Locks files, oldest first, as every other write of many does. */
export async function lockFiles(
  tx: Tx,
  actor: SignedIn,
  ids: readonly string[],
  permission: Permission,
): Promise<{ id: string; category: string }[]> {
  const rows = await rowsOf<{ id: string; category: string; allowed: boolean }>(
    tx,
    sql`select f.id, f.category, ${reachedBy(actor, fileEntity, permission)} as allowed from ${fileEntity.from}
        where ${visibleTo(actor, fileEntity)} and f.id = any(${uuids(ids)}) order by f.id for update of f`,
  );
  if (rows.some(({ allowed }) => !allowed)) throw forbidden();
  if (rows.length < ids.length) throw notFound('One of these files');
  return rows;
}

/** Copies share the bytes of what they were made of: those go when the last of them goes. */
async function copyFiles(
  tx: Tx,
  actor: SignedIn,
  ids: readonly string[],
  category: string,
  ports: Ports,
): Promise<string[]> {
  const { workspaceId, personId } = actor;
  const at = ports.now();
  const copies = ids.map(() => ports.newId());
  const made = await rowsOf<{ id: string; name: string; projectId: string }>(
    tx,
    sql`insert into files (workspace_id, id, created_at, updated_at, created_by, project_id, kind, name, description, category, size, type, sha256, storage_key)
        select f.workspace_id, pair.copy, ${at.toISOString()}, ${at.toISOString()}, ${personId}, f.project_id, f.kind,
          case when f.category = ${category} and octet_length(f.name) <= 240 then 'Copy of ' || f.name else f.name end,
          f.description, ${category}, f.size, f.type, f.sha256, f.storage_key
        from unnest(${uuids(ids)}, ${uuids(copies)}) pair (original, copy)
        join files f on f.workspace_id = ${workspaceId} and f.id = pair.original
        returning id, name, project_id as "projectId"`,
  );
  const facts = made.map((copy) => ({ ...copy, kind: 'file', action: 'copied', group: copies[0] }) as const);
  await recordActivity(tx, actor, facts, ports);
  await announce(tx, workspaceId, 'file', copies, at);
  return copies;
}

function byCategory(rows: readonly { id: string; category: string }[]): FileChangeAnswer['from'] {
  const found = new Map<string, string[]>();
  for (const { id, category } of rows) found.set(category, [...(found.get(category) ?? []), id]);
  return [...found].map(([category, ids]) => ({ category, ids }));
}

import {
  type ActivityRow,
  type ContentType,
  contentTypeOf,
  disciplineOf,
  drawingFactsOf,
  FIRST_REVISION,
  type FileChange,
  type FileChangeAnswer,
  type FileCreate,
  type FileInput,
  type FileKind,
  type FileRestoration,
  fileMessages,
  nextRevision,
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
import type { RowRules, Saving } from '../entities/writeRow';
import { announce } from '../events/ChangeFeed';
import { forbidden, invalid, notFound, type Problem } from '../http/Problem';
import { tellUploaded } from '../notifications/tellOfWork';
import { projectEntity } from '../projects/project.entity';
import type { Ports } from '../server/Ports';
import { fileEntity } from './file.entity';
import { checkNameIsFree, freeName, numberTwins, withoutRoom } from './fileNames';
import { fileDetail } from './files.queries';

interface LockedFile extends LockedRow {
  name: string;
  kind: FileKind;
  type: ContentType;
  category: string;
  revision: string;
}

/** What every save of a file asks and writes. */
const anyFile = {
  entity: fileEntity,
  detail: fileDetail,
  locked: sql`, f.name, f.kind, f.type, f.category, f.revision`,
  columns: ({ input }: Saving<FileInput, LockedFile>) => ({
    name: input.name,
    description: input.description,
    category: input.category,
    ...saidOfDrawing(input),
  }),
} satisfies RowRules<FileInput, LockedFile>;

/** Of a file that is there. Its kind and project stay, and its content, unless the form brings another: see `revisedFile`. */
export const fileRules: RowRules<FileInput, LockedFile> = {
  ...anyFile,
  check: async (tx, actor, { id, input, before }) => {
    if (!before) return;
    const message = renameProblem(input.name, before);
    if (message) throw invalid([{ path: 'name', message }]);
    checkDrawing(input, before.kind);
    const { name, category } = input;
    // Two that have one name from times before may keep it.
    if (name !== before.name || category !== before.category)
      await checkNameIsFree(tx, actor, { ...placeOf(before), id, name, category });
  },
};

function placeOf({ parentId, kind, category }: LockedFile) {
  return { projectId: parentId ?? '', kind, category };
}

/** Those of a drawing's fields that the form has. */
function saidOfDrawing({ number, title, status, discipline, revision }: FileInput) {
  const fields = { number, title, status, discipline, revision };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof typeof fields]?: string;
  };
}

function checkDrawing(input: FileInput, kind: FileKind): void {
  const [field] = kind === 'drawing' ? [] : Object.keys(saidOfDrawing(input));
  if (field !== undefined) throw invalid([{ path: field, message: fileMessages.onlyDrawings }]);
}

/** A content in the store, as the columns of a file have it. */
interface StoredContent {
  size: number;
  type: ContentType;
  sha256: string;
  storageKey: string;
}

/** A finished upload. */
interface TakenUpload extends StoredContent {
  kind: FileKind;
}

/**
 * The rules that make a file of an upload of the actor's own. The upload's row goes in the same transaction, so that at each
 * moment exactly one of the two names the bytes.
 */
export function fileFromUpload({ projectId, uploadId }: FileCreate): RowRules<FileInput, LockedFile> {
  let upload: TakenUpload;
  let name: string;
  return {
    ...fileRules,
    check: async (tx, actor, { id, input }) => {
      await lockProject(tx, actor, projectId, 'file:create');
      upload = await takeUpload(tx, actor, uploadId, projectId);
      checkName(input, upload);
      checkDrawing(input, upload.kind);
      name = await freeName(tx, actor, { ...input, ...upload, id, projectId });
    },
    columns: (saving) => {
      const { kind } = upload;
      const { number, title, revision } = drawingFactsOf(saving.input.name);
      const ofDrawing = {
        number,
        title,
        discipline: disciplineOf(saving.input.number ?? number),
        status: 'Draft',
      };
      return {
        ...upload,
        projectId,
        ...(kind === 'drawing' && ofDrawing),
        revision: (kind === 'drawing' && revision) || FIRST_REVISION[kind],
        ...anyFile.columns(saving),
        name,
      };
    },
    saveParts: (tx, actor, { id }, ports) => tellUploaded(tx, actor, { projectId, fileId: id }, ports),
  };
}

/**
 * The rules of a save by which a finished upload of the actor's own becomes the file's next revision: what it had is kept as an
 * earlier one. It may be of another type: then its name is another too.
 */
export function revisedFile(uploadId: string): RowRules<FileInput, LockedFile> {
  let upload: TakenUpload;
  let name: string;
  return {
    ...anyFile,
    check: async (tx, actor, { id, input, before }) => {
      upload = await takeUpload(tx, actor, uploadId, before?.parentId ?? '');
      checkName(input, upload);
      if (upload.kind !== before?.kind)
        throw invalid([{ path: 'name', message: fileMessages.typeNotAllowed(input.name) }]);
      checkDrawing(input, upload.kind);
      name = await freeName(tx, actor, { ...placeOf(before), ...input, id });
      await keepRevision(tx, actor, id);
    },
    columns: (saving) => ({ ...newRevision(saving), ...upload, ...anyFile.columns(saving), name }),
  };
}

/** The rules by which an earlier revision becomes the newest once more, under a label of its own. */
export function restoredFile(): RowRules<FileRestoration, LockedFile> {
  let content: StoredContent & { name: string };
  return {
    entity: fileEntity,
    detail: fileDetail,
    locked: anyFile.locked,
    check: async (tx, actor, { id, input, before }) => {
      const [kept] = await rowsOf<StoredContent & { name: string }>(
        tx,
        sql`select name, size::float8 as size, type, sha256, storage_key as "storageKey" from file_revisions
            where workspace_id = ${actor.workspaceId} and file_id = ${id} and ordinal = ${input.ordinal}`,
      );
      if (!kept) throw invalid([{ path: 'ordinal', message: fileMessages.revisionGone }]);
      content = before
        ? { ...kept, name: await freeName(tx, actor, { ...placeOf(before), id, name: kept.name }) }
        : kept;
      await keepRevision(tx, actor, id);
    },
    columns: (saving) => ({ ...newRevision(saving), ...content }),
  };
}

/** What says of a locked file that it has another content now. */
function newRevision<Input>({ actor, before, now }: Saving<Input, LockedFile>) {
  return {
    revision: nextRevision(before?.revision ?? ''),
    ...(before?.kind === 'drawing' && { status: 'Draft' }),
    revisedAt: now.toISOString(),
    revisedBy: actor.personId,
  };
}

/** Keeps the content of a locked file as an earlier revision. */
async function keepRevision(tx: Tx, { workspaceId }: SignedIn, id: string): Promise<void> {
  await tx.execute(
    sql`insert into file_revisions (workspace_id, file_id, ordinal, revision, status, name, size, type, sha256, storage_key, uploaded_at, uploaded_by)
        select f.workspace_id, f.id,
          (select coalesce(max(ordinal), 0) + 1 from file_revisions r where r.workspace_id = f.workspace_id and r.file_id = f.id),
          f.revision, f.status, f.name, f.size, f.type, f.sha256, f.storage_key,
          coalesce(f.revised_at, f.created_at), coalesce(f.revised_by, f.created_by)
        from files f where f.workspace_id = ${workspaceId} and f.id = ${id}`,
  );
}

function checkName({ name }: FileInput, { kind, type }: TakenUpload): void {
  if (contentTypeOf(name, kind) !== type)
    throw invalid([{ path: 'name', message: fileMessages.typeNotAllowed(name) }]);
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
 * Moves, copies or deletes many files, all or none; but those whose names their new folder has already stay where they are.
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
  const answer = { ids, kept: [], from: [], deletionId: null };
  if (ids.length === 0) return answer;
  if (change.action === 'delete') {
    const { deletionId } = await softDelete(tx, actor, fileEntity, ids, ports);
    return { ...answer, deletionId };
  }
  if (change.action === 'copy')
    return { ...answer, ids: await copyFiles(tx, actor, ids, change.category, ports) };
  const kept = await withoutRoom(tx, actor, ids, change.category);
  const staying = new Set(kept.map(({ id }) => id));
  const moved = rows.filter(({ id }) => !staying.has(id));
  const movedIds = moved.map(({ id }) => id);
  await moveFiles(tx, actor, movedIds, change.category, ports);
  return { ...answer, ids: movedIds, kept, from: byCategory(moved) };
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

/** Copies share the bytes of what they were made of: those go when the last of them goes. A drawing's copy has no number: that is the other's. */
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
    sql`insert into files (workspace_id, id, created_at, updated_at, created_by, project_id, kind, name, description, category, size, type, sha256, storage_key, title, discipline, status, revision)
        select f.workspace_id, pair.copy, ${at.toISOString()}, ${at.toISOString()}, ${personId}, f.project_id, f.kind,
          case when f.category = ${category} and octet_length(f.name) <= 240 then 'Copy of ' || f.name else f.name end,
          f.description, ${category}, f.size, f.type, f.sha256, f.storage_key, f.title, f.discipline,
          case f.kind when 'drawing' then 'Draft' else '' end,
          case f.kind when 'drawing' then ${FIRST_REVISION.drawing} else ${FIRST_REVISION.document} end
        from unnest(${uuids(ids)}, ${uuids(copies)}) pair (original, copy)
        join files f on f.workspace_id = ${workspaceId} and f.id = pair.original
        returning id, name, project_id as "projectId"`,
  );
  const numbered = await numberTwins(tx, actor, { entity: fileEntity, ids: copies }, at);
  const names = new Map(numbered.map(({ id, after }) => [id, String(after.name)]));
  const facts = made.map(({ id, name, projectId }) => {
    const copy = { id, name: names.get(id) ?? name, projectId };
    return { ...copy, kind: 'file', action: 'copied', group: copies[0] } as const;
  });
  await recordActivity(tx, actor, facts, ports);
  await announce(tx, workspaceId, 'file', copies, at);
  return copies;
}

function byCategory(rows: readonly { id: string; category: string }[]): FileChangeAnswer['from'] {
  const found = new Map<string, string[]>();
  for (const { id, category } of rows) found.set(category, [...(found.get(category) ?? []), id]);
  return [...found].map(([category, ids]) => ({ category, ids }));
}

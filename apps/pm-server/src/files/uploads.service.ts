import { randomBytes } from 'node:crypto';
import {
  type ContentType,
  contentTypeOf,
  type FileKind,
  fileMessages,
  MOST_OPEN_UPLOADS,
  reachOf,
  WORKSPACE_FILE_BYTES,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { isFullDisk } from '../database/engines/room';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { forbidden, invalid, notFound, Problem } from '../http/Problem';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { bytesOfContents } from './contentRows';
import { TooLong } from './FileStore';
import { lockProject } from './files.service';
import { judgeContent } from './judgeContent';
import { scanContent } from './scanContent';
import { checkUpload, type UploadInput } from './UploadInput';
import { SenderGone } from './writers';

type Needed = Pick<Services, 'database' | 'fileStore' | 'now' | 'newId' | 'scanner'>;

export interface StoredUpload {
  id: string;
  kind: FileKind;
  name: string;
  /** Bytes that are announced. */
  length: number;
  storageKey: string;
  /** Null until all bytes are there and were judged. */
  type: ContentType | null;
}

/**
 * Notes an upload, before its first byte.
 *
 * @throws Problem 403 or 422 where the project is not the actor's to put files in; then 422 where such a file is not allowed, 429
 * where too many uploads are open, 507 where the workspace is full
 */
export async function createUpload(services: Needed, actor: SignedIn, input: UploadInput): Promise<string> {
  const { database, now, newId } = services;
  return transact(database, async (tx) => {
    await checkPlace(tx, actor, input);
    checkUpload(input);
    await checkRoom(tx, actor, input);
    const id = newId();
    await tx.execute(
      sql`insert into file_uploads (workspace_id, id, person_id, project_id, kind, name, length, storage_key, created_at)
          values (${actor.workspaceId}, ${id}, ${actor.personId}, ${input.projectId}, ${input.kind}, ${input.name}, ${input.length},
            ${newStorageKey()}, ${now().toISOString()})`,
    );
    return id;
  });
}

export function newStorageKey(): string {
  return randomBytes(16).toString('hex');
}

/** Into a project that is still being made, who may make one uploads. */
async function checkPlace(tx: Tx, actor: SignedIn, { projectId }: UploadInput): Promise<void> {
  if (projectId !== null) return lockProject(tx, actor, projectId, 'file:create');
  if (reachOf(actor, 'project:create') === null) throw forbidden();
}

async function checkRoom(tx: Tx, { workspaceId, personId }: SignedIn, { name, length }: UploadInput) {
  const [used] = await rowsOf<{ bytes: number; open: number }>(
    tx,
    sql`select (${bytesOfContents(workspaceId)}
            + coalesce((select sum(length) from file_uploads where workspace_id = ${workspaceId}), 0))::float8 as bytes,
          (select count(*) from file_uploads where workspace_id = ${workspaceId} and person_id = ${personId})::int as open`,
  );
  if (!used) throw new Error('The sums answered no row');
  if (used.open >= MOST_OPEN_UPLOADS)
    throw new Problem(429, { detail: fileMessages.tooManyUploads, retryAfter: 30 });
  if (used.bytes + length > WORKSPACE_FILE_BYTES)
    throw new Problem(507, { detail: fileMessages.workspaceFull(name) });
}

/** An upload of the actor's own. @throws Problem 404 */
export async function ownUpload(
  { database }: Pick<Needed, 'database'>,
  { workspaceId, personId }: SignedIn,
  id: string,
): Promise<StoredUpload> {
  const [upload] = await rowsOf<StoredUpload>(
    database.orm,
    sql`select id, kind, name, length::float8 as length, storage_key as "storageKey", type from file_uploads
        where workspace_id = ${workspaceId} and person_id = ${personId} and id = ${id}`,
  );
  if (!upload) throw notFound('This upload');
  return upload;
}

/**
 * Stores what comes, from a place on; once all is there, judges it. What arrived before the sender went away is kept; where the
 * disk is full, all of it is given back.
 *
 * @returns bytes that are there
 * @throws Problem 413 where more comes than was announced, 422 at 'name' where the content is not what the name says: then the
 * upload is gone
 */
export async function appendToUpload(
  services: Needed,
  actor: SignedIn,
  upload: StoredUpload,
  from: number,
  chunks: AsyncIterable<Uint8Array>,
): Promise<number> {
  const { fileStore } = services;
  const { length, storageKey } = upload;
  try {
    const size = await fileStore.append(storageKey, from, chunks, length);
    if (size === length) await finishUpload(services, actor, upload);
    return size;
  } catch (error) {
    if (error instanceof SenderGone)
      throw new Problem(400, { detail: 'The connection was lost. What arrived is kept: go on from there.' });
    // Part of a file helps nobody; its room does. Whoever sends it begins again.
    if (isFullDisk((error as NodeJS.ErrnoException).code)) await fileStore.remove(storageKey);
    if (!(error instanceof TooLong)) throw error;
    await removeUpload(services, actor, upload);
    throw new Problem(413, { detail: `More was sent than the ${length} bytes that were announced.` });
  }
}

/** Takes an upload away with its bytes. */
export async function removeUpload(
  { database, fileStore }: Pick<Needed, 'database' | 'fileStore'>,
  { workspaceId }: SignedIn,
  { id, storageKey }: StoredUpload,
): Promise<void> {
  const removed = await rowsOf(
    database.orm,
    sql`delete from file_uploads where workspace_id = ${workspaceId} and id = ${id} returning id`,
  );
  // None: it has become a file meanwhile, whose bytes these are.
  if (removed.length > 0) await fileStore.remove(storageKey);
}

/** Judges an upload of which all bytes are there; judged before, it stays as it is. */
export async function finishUpload(services: Needed, actor: SignedIn, upload: StoredUpload): Promise<void> {
  if (upload.type !== null) return;
  const { database, fileStore, scanner } = services;
  const { id, kind, name, length, storageKey } = upload;
  const { types, sha256 } = await judgeContent(fileStore, storageKey, length);
  const type = contentTypeOf(name, kind);
  if (type === null || !types.includes(type)) {
    await removeUpload(services, actor, upload);
    throw invalid([{ path: 'name', message: fileMessages.typeNotAllowed(name) }]);
  }
  if (scanner && (await scanContent(scanner, fileStore, storageKey, length)) === 'infected') {
    await removeUpload(services, actor, upload);
    throw invalid([{ path: 'name', message: fileMessages.infected(name) }]);
  }
  await database.orm.execute(
    sql`update file_uploads set type = ${type}, sha256 = ${sha256} where workspace_id = ${actor.workspaceId} and id = ${id}`,
  );
}

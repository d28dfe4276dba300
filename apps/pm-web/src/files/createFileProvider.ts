import {
  DISCIPLINES,
  DRAWING_STATUSES,
  FILE_RULES,
  FIXED_FOLDERS,
  type FileFolder,
  type FileInput,
  type FileRow,
  type FolderSet,
  fileMessages,
  fileProblem,
  maxFileBytes,
  OTHER_CATEGORY,
} from '@linework/domain';
import {
  type DrawingRules,
  drawingSorts,
  type FailedFile,
  type FileChange,
  type FileEntry,
  FileProblem,
  type FileProvider,
  type Folder,
  fileSorts,
  type RevisionSearch,
  type UploadRequest,
  type UploadRules,
} from '@linework/file-explorer';
import { undoDeletion } from '../api/entityApi';
import { type ApiProblem, toProblem } from '../api/problem';
import { drawingStatusTones } from './DrawingStatusBadge';
import { contentUrl, type FilePlace, fileApi, thumbnailUrl } from './fileApi';
import { findRevised, type Revised, revisedByChoice, revisedMeanwhile, storeUploaded } from './revisions';
import { sendUpload } from './sendUpload';

/** What the person may do, by their access role. */
export interface FileRights {
  mayCreate: boolean;
  mayUpdate: boolean;
  mayDelete: boolean;
}

interface ProviderOptions extends FilePlace, FileRights {
  folderSet: FolderSet;
  /** Something was changed here. */
  onChanged: () => void;
  /** Hears of changes made elsewhere. @returns a function that stops it */
  subscribe: (onChange: () => void) => () => void;
}

const drawingRules: DrawingRules = {
  statuses: DRAWING_STATUSES.map((status) => ({
    value: status,
    label: status,
    tone: drawingStatusTones[status],
  })),
  disciplines: DISCIPLINES,
};
const ACCEPTED = {
  document: 'PDF, Office, images, text or ZIP.',
  drawing: 'DWG, DXF or SVG.',
} as const;

/** The explorer's port over the server's routes. Folders are categories; their names are their ids. */
export function createFileProvider(options: ProviderOptions): FileProvider {
  const { kind, projectId, mayCreate, mayUpdate, mayDelete, onChanged, subscribe } = options;
  const changing = async <T>(work: () => Promise<T>): Promise<T> => {
    const done = await call(work);
    onChanged();
    return done;
  };
  const ofChange = (done: number, undo: () => Promise<unknown>, failed: FailedFile[] = []): FileChange => ({
    done,
    failed,
    undo: async () => void (await changing(undo)),
  });
  const withFolders = mayUpdate && projectId !== null;
  const entry = (row: FileRow) => entryOf(row, projectId === null);
  const areDrawings = kind === 'drawing';
  /** Files that were found to be revised, as they were then. */
  const seen = new Map<string, FileRow>();
  /** Uploads that came too late to be the revision that they were to be, by their ids: what they revise now. */
  const late = new Map<string, Revised>();

  return {
    listFolders: (signal) =>
      call(async () => {
        const stored = await fileApi.folders(options, signal);
        return {
          folders: allFolders(FIXED_FOLDERS[options.folderSet], stored),
          fileCount: stored.reduce((sum, { files }) => sum + files, 0),
          size: stored.reduce((sum, { size }) => sum + size, 0),
          folderForRest: OTHER_CATEGORY,
        };
      }),
    listFiles: ({ folder, search, sort, cursor, limit }, signal) =>
      call(async () => {
        const page = await fileApi.page(
          {
            kind,
            project: projectId,
            category: folder,
            search,
            sort: sort.by,
            direction: sort.direction === 'descending' ? 'desc' : 'asc',
            cursor,
            limit,
          },
          signal,
        );
        const { rows, total, totalIsCapped, nextCursor } = page;
        return {
          files: rows.map(entry),
          total,
          totalIsCapped,
          nextCursor,
        };
      }),
    pageSize: 200,
    ...contentOfFiles,
    ...(areDrawings ? { sorts: [...fileSorts, ...drawingSorts] } : { drawings: undefined }),
    subscribe,
    ...(mayUpdate && {
      renameFile: ({ id, folder, description, version }, name) =>
        changing(async () =>
          entry(await fileApi.update(id, { name, description, category: folder }, Number(version))),
        ),
      editFile: ({ id, name, version }, { description, folder, drawing }) =>
        changing(async () => {
          const said = { name, description, category: folder, ...(drawing as Partial<FileInput>) };
          return entry(await fileApi.update(id, said, Number(version)));
        }),
      restoreRevision: (file, revision) => changing(() => restoring.restoreRevision(file, revision)),
      keepThumbnail: async ({ id, version }, picture, signal) =>
        call(async () => fileApi.keepThumbnail(id, Number(version), await base64Of(picture), signal)),
      ...(mayCreate && {
        writeText: ({ id, name, description, folder, version }, text) =>
          changing(async () => {
            const { projectId: owner } = await fileApi.get(id);
            const content = new Blob([text], { type: 'text/plain' });
            const finish = (uploadId: string) =>
              fileApi.update(id, { name, description, category: folder, uploadId }, Number(version));
            const sent = { ...unwatched, content, name, kind, projectId: owner, finish };
            return entry(await sendUpload(sent).stored);
          }),
      }),
      moveFiles: (target, folder) =>
        changing(async () => {
          const { ids, from, kept } = await fileApi.change({
            action: 'move',
            ids: idsOf(target),
            category: folder,
          });
          const reason = fileMessages.nameTakenThere(folder);
          const undo = async () => {
            for (const { category, ids: back } of from)
              await fileApi.change({ action: 'move', ids: back, category });
          };
          return ofChange(
            ids.length,
            undo,
            kept.map((file) => ({ ...file, reason })),
          );
        }),
    }),
    ...(mayCreate && {
      copyFiles: (target, folder) =>
        changing(async () => {
          const { ids } = await fileApi.change({ action: 'copy', ids: idsOf(target), category: folder });
          return mayDelete
            ? ofChange(ids.length, () => fileApi.change({ action: 'delete', ids }))
            : { done: ids.length, failed: [] };
        }),
    }),
    ...(mayDelete && {
      deleteFiles: (target) =>
        changing(async () => {
          const { ids, deletionId } = await fileApi.change({ action: 'delete', ids: idsOf(target) });
          return ofChange(ids.length, () => undoDeletion(deletionId ?? ''));
        }),
    }),
    ...(withFolders && {
      createFolder: (name) =>
        changing(async () => {
          const made = await fileApi.createFolder(projectId, kind, name);
          return customFolder(made.name, 0);
        }),
      renameFolder: (id, name) =>
        changing(async () => {
          const renamed = await fileApi.renameFolder(projectId, kind, id, name);
          const undo = async () =>
            void (await changing(() => fileApi.renameFolder(projectId, kind, name, id)));
          return { ...customFolder(renamed.name, renamed.fileIds.length), undo };
        }),
      deleteFolder: (id) =>
        changing(async () => {
          const { fileIds } = await fileApi.deleteFolder(projectId, kind, id);
          const undo = async () =>
            void (await changing(() => fileApi.createFolder(projectId, kind, id, fileIds)));
          return { undo };
        }),
    }),
    ...(mayUpdate &&
      projectId !== null && {
        findRevised: (files: readonly File[], signal: AbortSignal, { folder, chosen }: RevisionSearch) =>
          call(async () => {
            const found = await (chosen
              ? Promise.all(files.map((file) => revisedByChoice(chosen.id, file)))
              : findRevised({ projectId, kind, category: folder }, files, signal));
            return found.map((one) => {
              if (!one) return null;
              const { row, revision, isNamesake } = one;
              seen.set(row.id, row);
              return { file: entryOf(row, false), revision, isNamesake };
            });
          }),
      }),
    ...(mayCreate &&
      projectId !== null && {
        uploadRules: { ...rulesOf(kind), acceptHint: ACCEPTED[kind] },
        upload: (request: UploadRequest) => {
          const { id, folder, revises } = request;
          const finish = async (uploadId: string) => {
            const row = revises && seen.get(revises.file.id);
            const revised = late.get(id) ?? (row ? { row, revision: revises.revision } : null);
            const uploaded = { ...request, kind, projectId, category: folder, revised };
            return storeUploaded(uploaded, uploadId).catch((error: unknown) => {
              const now = revised && revisedMeanwhile(error);
              if (!now) throw error;
              late.set(id, now);
              throw new FileProblem('conflict', toProblem(error).detail, true);
            });
          };
          const sending = sendUpload({ ...request, kind, projectId, finish });
          return {
            result: changing(async () => entryOf(await sending.stored, false)),
            pause: sending.pause,
            resume: sending.resume,
            abort: sending.abort,
          };
        },
      }),
  };
}

/** For an upload whose progress nobody looks at. */
const unwatched = { onProgress: () => {}, onStateChange: () => {} };

async function base64Of(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Runs a call, and has its problem in the explorer's words. */
async function call<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    return refused(error);
  }
}

/** How the content of a stored file is read, downloaded and shown. */
export const contentOfFiles = {
  urlOf: ({ id, contentId }) => contentUrl(id, { revision: contentId }),
  readFile: ({ id, contentId }, signal, range) =>
    call(async () => {
      const headers: HeadersInit = range ? { Range: `bytes=${range.start}-${range.end - 1}` } : {};
      const address = contentUrl(id, { revision: contentId });
      const response = await fetch(address, { signal, headers, credentials: 'same-origin' });
      if (!response.ok) throw new FileProblem('missing', 'The content of this file could not be loaded.');
      return response.blob();
    }),
  thumbnailOf: ({ id, version, hasThumbnail, contentId }) =>
    hasThumbnail && contentId === undefined ? thumbnailUrl(id, version) : null,
  pageOf: ({ id, type }) => (SHOWN_TYPES.has(type) ? contentUrl(id, { inline: true }) : null),
  drawings: drawingRules,
  listRevisions: (file, signal) =>
    call(async () => {
      const { rows } = await fileApi.revisions(file.id, signal);
      return rows.map(({ ordinal, revision, name, size, type, status, ...row }, at) => ({
        id: String(ordinal),
        label: revision,
        uploadedAt: row.uploadedAt,
        uploadedBy: row.uploadedById === null ? null : { id: row.uploadedById, name: row.uploadedByName },
        status,
        file:
          at === 0
            ? file
            : {
                ...{ ...file, name, size, type, revision, hasThumbnail: false, modifiedAt: row.uploadedAt },
                contentId: String(ordinal),
                ...(file.drawing && { drawing: { ...file.drawing, status } }),
              },
      }));
    }),
} satisfies Partial<FileProvider>;

/** How an earlier revision becomes the newest. */
export const restoring = {
  restoreRevision: ({ id, version, belongsTo }, revision) =>
    call(async () =>
      entryOf(await fileApi.restore(id, Number(revision.id), Number(version)), belongsTo !== undefined),
    ),
} satisfies Partial<FileProvider>;

/** What the browser shows by itself in a tab of its own; see the server's sendContent. */
const SHOWN_TYPES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'text/plain',
  'application/pdf',
]);

/** What is checked before a byte is sent; the server checks the same, and the content. */
export function rulesOf(kind: FilePlace['kind']): UploadRules {
  return {
    maxSize: maxFileBytes(kind),
    accept: acceptOf(kind),
    problemOf: (file) => fileProblem(file, kind),
  };
}

/** Endings, as of an input: '.pdf'. */
function acceptOf(kind: FilePlace['kind']): string[] {
  return Object.values(FILE_RULES[kind].types).flatMap(({ endings }) =>
    endings.map((ending) => `.${ending}`),
  );
}

/** @param withProject whether the files shown are of several projects */
export function entryOf(row: FileRow, withProject: boolean): FileEntry {
  const { id, name, size, type, category, description, hasThumbnail, updatedAt, version } = row;
  const { number, title, status, discipline, revision } = row;
  return {
    id,
    name,
    size,
    type,
    folder: category,
    description,
    hasThumbnail,
    modifiedAt: updatedAt,
    version,
    revision,
    ...(row.kind === 'drawing' && { drawing: { number, title, status, discipline } }),
    uploadedBy: row.uploadedById === null ? null : { id: row.uploadedById, name: row.uploadedByName },
    ...(withProject && {
      belongsTo: row.projectName,
      facts: [
        { label: 'Project', value: row.projectName, href: `/projects/edit?id=${row.projectId}` },
        { label: 'Client', value: row.clientName },
      ],
    }),
  };
}

/** The folders that all have, then those of people and of files from elsewhere (FIL-09), 'Other' last. */
function allFolders(fixed: readonly string[], stored: readonly FileFolder[]): Folder[] {
  const byName = new Map(stored.map((folder) => [folder.name, folder]));
  const others = stored.filter(({ name }) => !fixed.includes(name));
  const names = fixed.filter((name) => name !== OTHER_CATEGORY);
  return [...names, ...others.map(({ name }) => name), OTHER_CATEGORY].map((name) => {
    const { isCustom = false, files = 0, size = 0 } = byName.get(name) ?? {};
    return { id: name, name, custom: isCustom, fileCount: files, size };
  });
}

function customFolder(name: string, fileCount: number): Folder {
  return { id: name, name, custom: true, fileCount, size: 0 };
}

/** The explorer names every file: this provider takes no queries. */
function idsOf(target: { ids: readonly string[] } | { query: unknown }): string[] {
  return 'ids' in target ? [...target.ids] : [];
}

function isAbort(error: unknown): boolean {
  return error instanceof FileProblem || (error instanceof DOMException && error.name === 'AbortError');
}

/** Rejects with what the server said, as the explorer tells it. */
export function refused(error: unknown): never {
  throw isAbort(error) ? error : toFileProblem(toProblem(error));
}

function toFileProblem({ status, detail, errors }: ApiProblem): FileProblem {
  const message = errors[0]?.message ?? detail;
  if (status === 0 || status === 503) return new FileProblem('offline', message);
  if (status === 404) return new FileProblem('missing', message);
  if (status === 403) return new FileProblem('forbidden', message);
  if (status === 409 || status === 412) return new FileProblem('conflict', message);
  if (status === 507) return new FileProblem('full', message);
  return new FileProblem('refused', message, status === 429);
}

import {
  type ContentType,
  contentTypeOf,
  FIXED_FOLDERS,
  type FileKind,
  FileName,
  fileMessages,
  fileNameKey,
  freeFileName,
  OTHER_CATEGORY,
  renameProblem,
  shownFileName,
} from '@linework/domain';
import { type FileEntry, FileProblem, type FileProvider, type FileTarget } from '@linework/file-explorer';
import { toProblem } from '../api/problem';
import { request } from '../api/request';
import { refused, rulesOf } from './createFileProvider';
import { fileApi } from './fileApi';
import { sendUpload } from './sendUpload';

interface StagedFile {
  entry: FileEntry;
  type: ContentType;
  content: Blob;
  uploadId: string;
}

/** What the project that is being made has of one kind. */
interface Stage {
  files: Map<string, StagedFile>;
  /** Folders that were made for it. */
  folders: string[];
}

/** Files of a project that is still being made (PRJ-09): uploaded and judged already, and nobody's until it is saved. */
export interface StagedFiles {
  providerOf: (kind: FileKind) => FileProvider;
  countOf: (kind: FileKind) => number;
  subscribe: (onChange: () => void) => () => void;
  /** Makes them files of the project that was saved; again makes no second ones. */
  adopt: (projectId: string) => Promise<void>;
  /** Takes them away: the project was given up. */
  drop: () => void;
}

export function createStagedFiles(): StagedFiles {
  const stages: Record<FileKind, Stage> = {
    document: { files: new Map(), folders: [] },
    drawing: { files: new Map(), folders: [] },
  };
  const pending = new Set<Promise<unknown>>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  };
  const watching = { tell, subscribe, pending };
  const providers = {
    document: stagedProvider('document', stages.document, watching),
    drawing: stagedProvider('drawing', stages.drawing, watching),
  };
  const adoptKind = async (projectId: string, kind: FileKind) => {
    const stage = stages[kind];
    const { files } = stage;
    for (const name of stage.folders) {
      await fileApi.createFolder(projectId, kind, name).catch(unlessThere);
      stage.folders = stage.folders.filter((folder) => folder !== name);
    }
    for (const { entry, uploadId } of [...files.values()]) {
      const { id, name, description, folder } = entry;
      await fileApi.createFrom({ id, projectId, uploadId, name, description, category: folder });
      files.delete(id);
    }
  };
  return {
    providerOf: (kind) => providers[kind],
    countOf: (kind) => stages[kind].files.size,
    subscribe,
    adopt: async (projectId) => {
      // What is under way belongs to the project too.
      await Promise.allSettled(pending);
      await adoptKind(projectId, 'document');
      await adoptKind(projectId, 'drawing');
      tell();
    },
    drop: () => {
      for (const { files } of Object.values(stages)) {
        for (const { uploadId } of files.values())
          void request(`/uploads/${uploadId}`, { method: 'DELETE' }).catch(() => undefined);
        files.clear();
      }
    },
  };
}

/** A folder that an earlier try has made is as good as made. */
function unlessThere(error: unknown): void {
  if (toProblem(error).errors[0]?.message !== fileMessages.folderExists) throw error;
}

interface Watching {
  tell: () => void;
  subscribe: (onChange: () => void) => () => void;
  /** Uploads that are not done. */
  pending: Set<Promise<unknown>>;
}

function stagedProvider(kind: FileKind, stage: Stage, { tell, subscribe, pending }: Watching): FileProvider {
  const { files } = stage;
  const stagedFile = (id: string): StagedFile => {
    const staged = files.get(id);
    if (!staged) throw new FileProblem('missing', 'This file is not there any more.');
    return staged;
  };
  const change = (id: string, changes: Partial<FileEntry>): FileEntry => {
    const staged = stagedFile(id);
    const entry = { ...staged.entry, ...changes };
    files.set(id, { ...staged, entry });
    tell();
    return entry;
  };
  const inFolder = (name: string) => [...files.values()].filter(({ entry }) => entry.folder === name);
  const hasName = (key: string, folder: string, but?: string) =>
    inFolder(folder).some(({ entry }) => entry.id !== but && fileNameKey(entry.name) === key);
  const freeName = ({ id, name }: Pick<FileEntry, 'id' | 'name'>, folder: string) =>
    freeFileName(name, (key) => hasName(key, folder, id));
  /** Moves them, with a number where their name is taken, and says how they go back. */
  const moveAll = (ids: readonly string[], folder: string) => {
    const before = ids.map((id) => stagedFile(id).entry);
    for (const entry of before) change(entry.id, { folder, name: freeName(entry, folder) });
    return async () => {
      for (const { id, folder: was, name } of before) if (files.has(id)) change(id, { folder: was, name });
    };
  };
  const folderOf = (name: string) => {
    const inside = inFolder(name);
    const size = inside.reduce((sum, { entry }) => sum + entry.size, 0);
    return { id: name, name, custom: stage.folders.includes(name), fileCount: inside.length, size };
  };
  const renameFolder = async (id: string, name: string) => {
    stage.folders = stage.folders.map((folder) => (folder === id ? name : folder));
    moveAll(idsIn(id), name);
    tell();
    return { ...folderOf(name), undo: async () => void (await renameFolder(name, id)) };
  };
  const idsIn = (folder: string) => inFolder(folder).map(({ entry }) => entry.id);
  return {
    listFolders: async () => {
      const fixed = FIXED_FOLDERS.project.filter((name) => name !== OTHER_CATEGORY);
      const folders = [...fixed, ...stage.folders, OTHER_CATEGORY].map(folderOf);
      const size = folders.reduce((sum, folder) => sum + folder.size, 0);
      return { folders, fileCount: files.size, size, folderForRest: OTHER_CATEGORY };
    },
    listFiles: async ({ folder, search, sort }) => {
      const wanted = search.toLowerCase();
      const found = [...files.values()]
        .map(({ entry }) => entry)
        .filter(
          (entry) =>
            (folder === null || entry.folder === folder) && entry.name.toLowerCase().includes(wanted),
        );
      const way = sort.direction === 'ascending' ? 1 : -1;
      const key = ({ name, size, modifiedAt, type }: FileEntry) => {
        if (sort.by === 'size') return size;
        if (sort.by === 'date') return modifiedAt;
        return sort.by === 'type' ? type : name;
      };
      found.sort((a, b) => (key(a) < key(b) ? -way : way));
      return { files: found, total: found.length, nextCursor: null };
    },
    pageSize: Number.POSITIVE_INFINITY,
    subscribe,
    readFile: async ({ id }, _signal, range) => {
      const { content } = stagedFile(id);
      return range ? content.slice(range.start, range.end) : content;
    },
    createFolder: async (name) => {
      stage.folders = [...stage.folders, name];
      tell();
      return folderOf(name);
    },
    renameFolder,
    deleteFolder: async (id) => {
      const back = moveAll(idsIn(id), OTHER_CATEGORY);
      stage.folders = stage.folders.filter((name) => name !== id);
      tell();
      return {
        undo: async () => {
          stage.folders = [...stage.folders, id];
          await back();
          tell();
        },
      };
    },
    renameFile: async ({ id }, typed) => {
      const { entry, type } = stagedFile(id);
      const name = FileName.safeParse(typed);
      const problem = name.success
        ? renameProblem(name.data, { name: entry.name, kind, type })
        : name.error.issues[0]?.message;
      if (!name.success || problem) throw new FileProblem('refused', problem ?? '');
      if (hasName(fileNameKey(name.data), entry.folder, id))
        throw new FileProblem('conflict', fileMessages.nameTaken(shownFileName(name.data)));
      return change(id, { name: name.data });
    },
    editFile: async ({ id }, { description, folder }) => {
      const { name } = stagedFile(id).entry;
      if (hasName(fileNameKey(name), folder, id))
        throw new FileProblem('conflict', fileMessages.nameTaken(shownFileName(name)));
      return change(id, { description, folder });
    },
    moveFiles: async (target, folder) => {
      const moving = idsOf(target).map((id) => stagedFile(id).entry);
      const kept = moving.filter(({ id, name }) => hasName(fileNameKey(name), folder, id));
      const ids = moving.filter((entry) => !kept.includes(entry)).map(({ id }) => id);
      const reason = fileMessages.nameTakenThere(folder);
      const failed = kept.map(({ id, name }) => ({ id, name, reason }));
      return { done: ids.length, failed, undo: moveAll(ids, folder) };
    },
    deleteFiles: async (target) => {
      const gone = idsOf(target).flatMap((id) => files.get(id) ?? []);
      for (const { entry } of gone) files.delete(entry.id);
      tell();
      return {
        done: gone.length,
        failed: [],
        undo: async () => {
          for (const staged of gone) files.set(staged.entry.id, staged);
          tell();
        },
      };
    },
    uploadRules: rulesOf(kind),
    upload: (asked) => {
      const finish = (uploadId: string) => {
        const { id, name, description, folder, content } = asked;
        const type = contentTypeOf(name, kind);
        if (!type) throw new FileProblem('refused', fileMessages.typeNotAllowed(name));
        const entry: FileEntry = {
          ...{ id, name: freeName(asked, folder), description, folder, size: content.size, type },
          modifiedAt: new Date().toISOString(),
          uploadedBy: null,
        };
        files.set(id, { entry, type, content, uploadId });
        tell();
        return entry;
      };
      const sending = sendUpload({ ...asked, kind, projectId: null, finish });
      const result = sending.stored.catch(refused);
      pending.add(result);
      void result.catch(() => undefined).finally(() => pending.delete(result));
      return { result, pause: sending.pause, resume: sending.resume, abort: sending.abort };
    },
  };
}

function idsOf(target: FileTarget): string[] {
  return 'ids' in target ? [...target.ids] : [];
}

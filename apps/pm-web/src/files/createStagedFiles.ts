import { contentTypeOf, FIXED_FOLDERS, type FileKind, OTHER_CATEGORY } from '@linework/domain';
import type { FileEntry, FileProvider, FileTarget, UploadRequest } from '@linework/file-explorer';
import { request } from '../api/request';
import { refused, rulesOf } from './createFileProvider';
import { fileApi } from './fileApi';
import { sendUpload } from './sendUpload';

interface StagedFile {
  entry: FileEntry;
  uploadId: string;
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
  const stores = { document: new Map<string, StagedFile>(), drawing: new Map<string, StagedFile>() };
  const pending = new Set<Promise<unknown>>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  };
  const all = () => [...stores.document.values(), ...stores.drawing.values()];
  const forget = ({ uploadId }: StagedFile) =>
    void request(`/uploads/${uploadId}`, { method: 'DELETE' }).catch(() => undefined);
  const providers = {
    document: stagedProvider('document', stores.document, { tell, subscribe, pending }),
    drawing: stagedProvider('drawing', stores.drawing, { tell, subscribe, pending }),
  };
  return {
    providerOf: (kind) => providers[kind],
    countOf: (kind) => stores[kind].size,
    subscribe,
    adopt: async (projectId) => {
      // What is under way belongs to the project too.
      await Promise.allSettled(pending);
      for (const { entry, uploadId } of all()) {
        const { id, name, description, folder } = entry;
        await fileApi.createFrom({ id, projectId, uploadId, name, description, category: folder });
        for (const store of Object.values(stores)) store.delete(id);
      }
      tell();
    },
    drop: () => {
      for (const staged of all()) forget(staged);
      for (const store of Object.values(stores)) store.clear();
    },
  };
}

interface Staging {
  tell: () => void;
  subscribe: (onChange: () => void) => () => void;
  /** Uploads that are not done. */
  pending: Set<Promise<unknown>>;
}

function stagedProvider(
  kind: FileKind,
  store: Map<string, StagedFile>,
  { tell, subscribe, pending }: Staging,
): FileProvider {
  const change = (id: string, changes: Partial<FileEntry>): FileEntry => {
    const staged = store.get(id);
    if (!staged) throw new Error('This file is not there any more.');
    const entry = { ...staged.entry, ...changes };
    store.set(id, { ...staged, entry });
    tell();
    return entry;
  };
  const entries = () => [...store.values()].map(({ entry }) => entry);
  return {
    listFolders: async () => {
      const files = entries();
      return {
        folders: FIXED_FOLDERS.project.map((name) => {
          const inside = files.filter(({ folder }) => folder === name);
          return { id: name, name, custom: false, fileCount: inside.length, size: sizeOf(inside) };
        }),
        fileCount: files.length,
        size: sizeOf(files),
        folderForRest: OTHER_CATEGORY,
      };
    },
    listFiles: async ({ folder, search, sort }) => {
      const wanted = search.toLowerCase();
      const found = entries().filter(
        (entry) => (folder === null || entry.folder === folder) && entry.name.toLowerCase().includes(wanted),
      );
      const way = sort.direction === 'ascending' ? 1 : -1;
      const key = (entry: FileEntry) =>
        ({ name: entry.name, size: entry.size, date: entry.modifiedAt, type: entry.type })[sort.by];
      found.sort((a, b) => (key(a) < key(b) ? -way : way));
      return { files: found, total: found.length, nextCursor: null };
    },
    pageSize: Number.POSITIVE_INFINITY,
    subscribe,
    renameFile: async ({ id }, name) => change(id, { name }),
    editFile: async ({ id }, { description, folder }) => change(id, { description, folder }),
    moveFiles: async (target, folder) => {
      const ids = idsOf(target);
      const before = ids.map((id) => [id, store.get(id)?.entry.folder ?? OTHER_CATEGORY] as const);
      for (const id of ids) change(id, { folder });
      return {
        done: ids.length,
        failed: [],
        undo: async () => {
          for (const [id, was] of before) change(id, { folder: was });
        },
      };
    },
    deleteFiles: async (target) => {
      const gone = idsOf(target).flatMap((id) => store.get(id) ?? []);
      for (const { entry } of gone) store.delete(entry.id);
      tell();
      return {
        done: gone.length,
        failed: [],
        undo: async () => {
          for (const staged of gone) store.set(staged.entry.id, staged);
          tell();
        },
      };
    },
    uploadRules: rulesOf(kind),
    upload: (asked: UploadRequest) => {
      const finish = (uploadId: string) => {
        const { id, name, description, folder, content } = asked;
        const entry: FileEntry = {
          ...{ id, name, description, folder, size: content.size, type: contentTypeOf(name, kind) ?? '' },
          modifiedAt: new Date().toISOString(),
          uploadedBy: null,
        };
        store.set(id, { entry, uploadId });
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

function sizeOf(files: readonly FileEntry[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function idsOf(target: FileTarget): string[] {
  return 'ids' in target ? [...target.ids] : [];
}

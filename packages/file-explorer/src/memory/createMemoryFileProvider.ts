import { stemLength } from '../core/fileKind';
import { FileProblem } from '../ports/FileProblem';
import {
  type DrawingRules,
  drawingSorts,
  type FileChange,
  type FileEntry,
  type FilePerson,
  type FileProvider,
  type FileRevision,
  type FileTarget,
  fileSorts,
  type UploadRules,
} from '../ports/FileProvider';
import { createMemoryStore, type MemoryFolder, type MemoryStore } from './createMemoryStore';
import { uploadToMemory } from './uploadToMemory';

/** A file as it is put in: what is left out is filled in. */
export interface MemoryFile extends Partial<Omit<FileEntry, 'name' | 'folder'>> {
  readonly name: string;
  /** Name of its folder. */
  readonly folder: string;
  readonly content?: Blob;
}

export interface MemoryFileProviderOptions {
  /** In the order to show them in; a folder's id is its name. */
  folders: readonly (string | MemoryFolder)[];
  files?: readonly MemoryFile[];
  /** Default: the last one of `folders`. */
  folderForRest?: string;
  /** Who uploads. */
  person?: FilePerson;
  uploadRules?: UploadRules;
  /** Its files are drawings. An upload whose name begins with the number of one is there already. */
  drawings?: DrawingRules & { nextRevision: (revision: string) => string };
  /** Judges the content of an upload, and may throw. @returns what is wrong with it, or null */
  judge?: (name: string, content: Blob) => Promise<string | null> | string | null;
  /** Bytes per second of an upload. Default: all at once. */
  speed?: number;
  now?: () => Date;
  newId?: () => string;
}

/** What the memory provider can do: all of the port but pages of one file and one download for many. */
export type MemoryFileProvider = FileProvider &
  Required<Omit<FileProvider, 'pageOf' | 'urlOfAll' | 'drawings'>>;

/**
 * Files in memory, gone with the page: for stories, tests and trying things out. Every change has an Undo, and all files of a folder
 * are given at once: 100,000 are no trouble.
 *
 * @example createMemoryFileProvider({ folders: ['Design', 'Other'], files: [{ name: 'plan.txt', folder: 'Design', content: blob }] })
 */
export function createMemoryFileProvider(options: MemoryFileProviderOptions): MemoryFileProvider {
  const { person = { id: 'me', name: 'You' }, now = () => new Date(), uploadRules = {} } = options;
  const { newId = () => crypto.randomUUID(), judge = () => null, speed = Number.POSITIVE_INFINITY } = options;
  const folders = options.folders.map((folder) => (typeof folder === 'string' ? { name: folder } : folder));
  const folderForRest = options.folderForRest ?? folders.at(-1)?.name ?? 'Other';
  const store = createMemoryStore(folders, folderForRest);
  const contents = createContents();
  const { drawings } = options;
  /** Earlier contents of files, the newest first. */
  const revisions = new Map<string, readonly FileRevision[]>();
  add(options.files ?? []);

  return {
    pageSize: Number.POSITIVE_INFINITY,
    sorts: drawings ? [...fileSorts, ...drawingSorts] : fileSorts,
    ...(drawings && { drawings }),
    findRevised: async (files, signal, { folder, chosen }) => {
      signal.throwIfAborted();
      return files.map(({ name }) =>
        chosen ? revised(chosen) : (numberedAs(name) ?? namesakeOf(name, folder)),
      );
    },
    takesQueries: true,
    uploadRules,
    ...folderMethods(store, folderForRest),
    listFiles: async (query, signal) => {
      signal.throwIfAborted();
      return store.listFiles(query);
    },
    renameFile: async (file, name, signal) => {
      if (namesakesOf(name).some(({ id, folder }) => folder === file.folder && id !== file.id))
        throw new FileProblem('conflict', `There is a file "${name}" in this folder already.`);
      return update(file, { name }, signal);
    },
    editFile: async (file, { description, folder, drawing }, signal) => {
      if (!drawing) return update(file, { description, folder }, signal);
      const { revision, ...facts } = drawing;
      return update(file, { description, folder, drawing: facts, revision }, signal);
    },
    writeText: async (file, text, signal) =>
      replace(file, { content: new Blob([text], { type: file.type }), name: file.name }, signal),
    listRevisions: async (file, signal) => {
      signal.throwIfAborted();
      return [revisionOf(stored(file)), ...(revisions.get(file.id) ?? [])];
    },
    restoreRevision: async (file, revision, signal) => {
      const content = contents.get(revision.id);
      if (!content) throw new FileProblem('missing', `Revision ${revision.label} is not there any more.`);
      return replace(file, { content, name: revision.file.name }, signal);
    },
    moveFiles: async (target, folder, signal) =>
      changeAll(target, signal, (ids) =>
        store.changeFiles((file) => (ids.has(file.id) ? { ...file, folder } : file)),
      ),
    copyFiles: async (target, folder, signal) =>
      changeAll(target, signal, (ids) => {
        const { files } = store.getState();
        const copies = [...ids].flatMap((id) => {
          const file = files.get(id);
          return file ? [{ ...file, id: newId(), folder, content: contents.get(id) }] : [];
        });
        add(copies);
      }),
    deleteFiles: async (target, signal) =>
      changeAll(target, signal, (ids) =>
        store.setState({ files: new Map([...store.getState().files].filter(([id]) => !ids.has(id))) }),
      ),
    urlOf: contents.urlOf,
    readFile: async (file, signal, range) => {
      signal.throwIfAborted();
      const content = contents.get(file.contentId ?? file.id);
      if (!content) throw new FileProblem('missing', `${file.name} has no content.`);
      return range ? content.slice(range.start, range.end) : content;
    },
    thumbnailOf: contents.thumbnailOf,
    keepThumbnail: async (file, picture, signal) => {
      signal.throwIfAborted();
      contents.keepThumbnail(file, picture);
    },
    upload: (request) =>
      uploadToMemory(request, speed, async () => {
        const wrong = await judge(request.name, request.content);
        if (wrong !== null) throw new FileProblem('refused', wrong);
        const { id, name, folder, description, content, revises } = request;
        if (revises)
          return replace(
            revises.file,
            { name, content, revision: revises.revision },
            new AbortController().signal,
          );
        add([{ id, name: freeName(name, folder), folder, description, content }]);
        return store.getState().files.get(id) as FileEntry;
      }),
    subscribe: store.subscribe,
  };

  function add(made: readonly MemoryFile[]): void {
    const added = made.map(({ content, ...file }): [string, FileEntry] => {
      const id = file.id ?? newId();
      if (content) contents.set(id, content);
      const filled = {
        size: content?.size ?? 0,
        type: content?.type ?? '',
        modifiedAt: file.modifiedAt ?? now().toISOString(),
        uploadedBy: person,
        description: '',
        version: 1,
      };
      return [id, { ...filled, ...file, id }];
    });
    store.setState({ files: new Map([...store.getState().files, ...added]) });
  }

  function stored({ id, name }: FileEntry): FileEntry {
    const file = store.getState().files.get(id);
    if (!file) throw new FileProblem('missing', `${name} is not there any more.`);
    return file;
  }

  function update(file: FileEntry, values: Partial<FileEntry>, signal: AbortSignal): FileEntry {
    signal.throwIfAborted();
    const before = stored(file);
    if (before.version !== file.version)
      throw new FileProblem('conflict', `${file.name} was changed meanwhile.`);
    const version = Number(before.version) + 1;
    const changed = { ...before, ...values, modifiedAt: now().toISOString(), version };
    store.setState({ files: new Map(store.getState().files).set(file.id, changed) });
    return changed;
  }

  /** Gives a file another content, and keeps the one that it had. */
  function replace(
    file: FileEntry,
    { content, name, revision }: { content: Blob; name: string; revision?: string },
    signal: AbortSignal,
  ): FileEntry {
    const before = stored(file);
    const had = contents.get(file.id);
    const next = revision ?? drawings?.nextRevision(before.revision ?? '') ?? before.revision;
    const changed = update(file, { name, size: content.size, ...(next && { revision: next }) }, signal);
    const kept = revisionOf(before);
    if (had) contents.set(kept.id, had);
    revisions.set(file.id, [kept, ...(revisions.get(file.id) ?? [])]);
    contents.set(file.id, content);
    return changed;
  }

  function revisionOf(file: FileEntry): FileRevision {
    const id = `${file.id}@${file.version}`;
    const isNewest = store.getState().files.get(file.id)?.version === file.version;
    return {
      id,
      label: file.revision ?? String(file.version),
      uploadedAt: file.modifiedAt,
      uploadedBy: file.uploadedBy,
      ...(file.drawing && { status: file.drawing.status }),
      file: isNewest ? file : { ...file, contentId: id },
    };
  }

  /** The file that is numbered as a name begins. */
  function numberedAs(name: string) {
    const begins = ({ drawing }: FileEntry) =>
      drawing !== undefined && drawing.number !== '' && name.startsWith(drawing.number);
    const file = [...store.getState().files.values()].find(begins);
    return file ? revised(file) : null;
  }

  /** The file of a name: that of the folder first. */
  function namesakeOf(name: string, folder: string) {
    const namesakes = namesakesOf(name);
    const file = namesakes.find((one) => one.folder === folder) ?? namesakes[0];
    return file ? { ...revised(file), isNamesake: true } : null;
  }

  function namesakesOf(name: string): FileEntry[] {
    const key = name.normalize('NFC').toLowerCase();
    return [...store.getState().files.values()].filter(
      (file) => file.name.normalize('NFC').toLowerCase() === key,
    );
  }

  /** 'Note (2).txt' in a folder that has a 'Note.txt'. */
  function freeName(name: string, folder: string): string {
    const stem = name.slice(0, stemLength(name));
    let free = name;
    for (let count = 2; namesakesOf(free).some((file) => file.folder === folder); count += 1)
      free = `${stem} (${count})${name.slice(stem.length)}`;
    return free;
  }

  function revised(file: FileEntry) {
    const before = file.revision ?? String((revisions.get(file.id)?.length ?? 0) + 1);
    return { file, revision: drawings?.nextRevision(before) ?? String(Number(before) + 1) };
  }

  function changeAll(
    target: FileTarget,
    signal: AbortSignal,
    change: (ids: ReadonlySet<string>) => void,
  ): FileChange {
    signal.throwIfAborted();
    const undo = store.undo();
    const { files } = store.getState();
    const ids = store.idsOf(target);
    const failed = ids
      .filter((id) => !files.has(id))
      .map((id) => ({ id, name: id, reason: 'It is not there any more.' }));
    change(new Set(ids));
    return { done: ids.length - failed.length, failed, undo };
  }
}

function folderMethods(store: MemoryStore, folderForRest: string) {
  const refuseTaken = (name: string, but?: string) => {
    const lower = name.toLowerCase();
    const others = store.listFolders().folders.filter(({ id }) => id !== but);
    if (others.some((folder) => folder.name.toLowerCase() === lower))
      throw new FileProblem('conflict', 'Folder name already exists');
  };
  return {
    listFolders: async (signal) => {
      signal.throwIfAborted();
      return store.listFolders();
    },
    createFolder: async (name, parent, signal) => {
      signal.throwIfAborted();
      refuseTaken(name);
      const made = { name, custom: true, ...(parent !== null && { parent }) };
      store.setState({ folders: [...store.getState().folders, made] });
      return store.folderNamed(name);
    },
    renameFolder: async (id, name, signal) => {
      signal.throwIfAborted();
      refuseTaken(name, id);
      const undo = store.undo();
      const renamed = store.getState().folders.map((folder) => ({
        ...folder,
        ...(folder.name === id && { name }),
        ...(folder.parent === id && { parent: name }),
      }));
      store.setState({ folders: renamed });
      store.changeFiles((file) => (file.folder === id ? { ...file, folder: name } : file));
      return { ...store.folderNamed(name), undo };
    },
    deleteFolder: async (id, signal) => {
      signal.throwIfAborted();
      const undo = store.undo();
      const { folders } = store.getState();
      const parent = folders.find(({ name }) => name === id)?.parent;
      const others = folders.filter(({ name }) => name !== id);
      store.setState({
        folders: others.map((folder) => (folder.parent === id ? { ...folder, parent } : folder)),
      });
      store.changeFiles((file) => (file.folder === id ? { ...file, folder: folderForRest } : file));
      return { undo };
    },
  } satisfies Partial<FileProvider>;
}

function createContents() {
  const contents = new Map<string, Blob>();
  const urls = new Map<Blob, string>();
  /** Small pictures by the content that they are of. */
  const thumbnails = new Map<Blob, Blob>();
  const urlOf = (content: Blob): string => {
    const url = urls.get(content) ?? URL.createObjectURL(content);
    urls.set(content, url);
    return url;
  };
  return {
    get: (id: string) => contents.get(id),
    set: (id: string, content: Blob) => contents.set(id, content),
    /** Empty for a file without content. */
    urlOf: ({ id, contentId = id }: FileEntry): string => {
      const content = contents.get(contentId);
      return content ? urlOf(content) : '';
    },
    thumbnailOf: ({ id }: FileEntry): string | null => {
      const content = contents.get(id);
      const picture = content && thumbnails.get(content);
      return picture ? urlOf(picture) : null;
    },
    keepThumbnail: ({ id }: FileEntry, picture: Blob): void => {
      const content = contents.get(id);
      if (content) thumbnails.set(content, picture);
    },
  };
}

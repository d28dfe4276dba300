import { FileProblem } from '../ports/FileProblem';
import type { FileEntry, FileFilter, FileQuery, FileTarget, Folder, FolderList } from '../ports/FileProvider';
import { plainName, sortFiles } from './sortFiles';

export interface MemoryFolder {
  readonly name: string;
  /** Default false. */
  readonly custom?: boolean;
  /** Name of the folder that it is in. */
  readonly parent?: string;
}

interface State {
  readonly folders: readonly MemoryFolder[];
  readonly files: ReadonlyMap<string, FileEntry>;
}

export type MemoryStore = ReturnType<typeof createMemoryStore>;

/** The files and folders of a memory provider. Every change makes a new state, so going back to an earlier one is its undo. */
export function createMemoryStore(folders: readonly MemoryFolder[], folderForRest: string) {
  let state: State = { folders, files: new Map() };
  const listed = new Map<string, readonly FileEntry[]>();
  const listeners = new Set<() => void>();

  return {
    getState: () => state,
    setState,
    changeFiles: (change: (file: FileEntry) => FileEntry) =>
      setState({ files: new Map([...state.files].map(([id, file]) => [id, change(file)])) }),
    /** Back to how everything is now. */
    undo: () => {
      const before = state;
      return async () => setState(before);
    },
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    listFolders,
    folderNamed: (name: string): Folder => {
      const folder = listFolders().folders.find(({ id }) => id === name);
      if (!folder) throw new FileProblem('missing', `There is no folder "${name}".`);
      return folder;
    },
    listFiles: ({ folder, search, sort, cursor, limit }: FileQuery) => {
      const key = JSON.stringify([folder, search, sort]);
      const found = listed.get(key) ?? sortFiles(matching({ folder, search }), sort);
      listed.set(key, found);
      const start = Number(cursor ?? 0);
      const end = Math.min(found.length, start + limit);
      const nextCursor = end < found.length ? String(end) : null;
      return { files: found.slice(start, end), total: found.length, nextCursor };
    },
    idsOf: (target: FileTarget): readonly string[] => {
      if ('ids' in target) return target.ids;
      const except = new Set(target.except);
      return matching(target.query).flatMap(({ id }) => (except.has(id) ? [] : [id]));
    },
  };

  function setState(change: Partial<State>): void {
    state = { ...state, ...change };
    listed.clear();
    for (const listener of listeners) listener();
  }

  function listFolders(): FolderList {
    const totals = new Map<string, { count: number; size: number }>();
    for (const { folder, size } of state.files.values()) {
      const before = totals.get(folder) ?? { count: 0, size: 0 };
      totals.set(folder, { count: before.count + 1, size: before.size + size });
    }
    // Files may be in a folder that nobody named: they are shown too.
    const known = new Set(state.folders.map(({ name }) => name));
    const others = [...totals.keys()].filter((name) => !known.has(name)).map((name) => ({ name }));
    const all: readonly MemoryFolder[] = [...state.folders, ...others];
    const shown = all.map(({ name, custom = false, parent = null }): Folder => {
      const { count, size } = totals.get(name) ?? { count: 0, size: 0 };
      return { id: name, name, parent, custom, fileCount: count, size };
    });
    const size = shown.reduce((sum, folder) => sum + folder.size, 0);
    return { folders: shown, fileCount: state.files.size, size, folderForRest };
  }

  function matching({ folder, search }: FileFilter): FileEntry[] {
    const text = plainName(search.trim());
    return [...state.files.values()].filter(
      (file) =>
        (folder === null || file.folder === folder) &&
        (text === '' || plainName(file.name).includes(text) || plainName(file.description).includes(text)),
    );
  }
}

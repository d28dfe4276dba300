import type { FileEntry, FileProvider } from '../ports/FileProvider';
import type { PreviewPlugin } from '../ports/PreviewPlugin';
import { pluginFor } from './pluginFor';

/** Small pictures that are made here of files in sight, and given to the store to keep. */
export interface Thumbnails {
  /** The picture that was made here; null where none was. */
  readonly urlOf: (file: FileEntry) => string | null;
  /** A file without a picture is in sight. @returns a function that says it is no longer */
  readonly want: (file: FileEntry) => () => void;
  /** @returns a function that stops the calls */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Frees all pictures and ends what is going on. */
  readonly clear: () => void;
}

/** Larger ones are read when somebody looks at them, bytes. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Time for one, ms. */
const LONGEST_MS = 15_000;

export function createThumbnails(
  provider: Pick<FileProvider, 'readFile' | 'keepThumbnail'>,
  previews: readonly PreviewPlugin[],
): Thumbnails {
  const { readFile, keepThumbnail } = provider;
  const types = new Set(previews.flatMap(({ thumbnailTypes = [] }) => thumbnailTypes));
  /** Addresses by file and version; null where none could be made, which is not tried again. */
  const made = new Map<string, string | null>();
  const wanted = new Map<string, FileEntry>();
  const listeners = new Set<() => void>();
  let isBusy = false;
  /** The one that is being made. */
  let current: { key: string; controller: AbortController } | null = null;

  const make = async (file: FileEntry, signal: AbortSignal): Promise<Blob | null> => {
    const read: NonNullable<typeof readFile> = (...asked) =>
      readFile ? readFile(...asked) : Promise.reject(new Error('Nothing can be read here.'));
    const source = { file, read: (range?: Parameters<typeof read>[2]) => read(file, signal, range) };
    const plugin = await pluginFor(source, previews);
    return (await (await plugin?.load())?.thumbnail?.(source, signal)) ?? null;
  };
  /** One after the other: what is in sight is more than a picture of it. */
  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    for (const [key, file] of wanted) {
      wanted.delete(key);
      const controller = new AbortController();
      const mine = { key, controller };
      current = mine;
      const late = setTimeout(() => controller.abort(), LONGEST_MS);
      const picture = await Promise.race([make(file, controller.signal), ended(controller.signal)]).catch(
        () => null,
      );
      if (current === mine) {
        made.set(key, picture && URL.createObjectURL(picture));
        for (const listener of listeners) listener();
        // It is seen here all the same where it could not be kept, and made again next time.
        if (picture) await keepThumbnail?.(file, picture, controller.signal).catch(() => undefined);
      }
      clearTimeout(late);
    }
    current = null;
    isBusy = false;
  };

  return {
    urlOf: (file) => made.get(keyOf(file)) ?? null,
    want: (file) => {
      const key = keyOf(file);
      const isPossible = keepThumbnail && readFile && types.has(file.type) && file.may?.read !== false;
      const isDone = made.has(key) || current?.key === key;
      if (!isPossible || isDone || file.size > MOST_BYTES) return () => undefined;
      wanted.set(key, file);
      void work();
      return () => wanted.delete(key);
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    clear: () => {
      current?.controller.abort();
      current = null;
      wanted.clear();
      for (const url of made.values()) if (url !== null) URL.revokeObjectURL(url);
      made.clear();
    },
  };
}

/** Rejects when it is aborted: what does not listen is left behind. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
}

/** Another content is another version. */
function keyOf({ id, version, modifiedAt }: FileEntry): string {
  return `${version ?? modifiedAt} ${id}`;
}
